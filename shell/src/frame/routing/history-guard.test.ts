import { leaveGuard, leaveQuestionAtom, platformStore, type LeaveChoice } from '@veckovis/platform'
import { guardHistory } from './history-guard'

/** The part of the browser's own Navigation object that the guard uses; jsdom has none. */
const setUp = () => {
  const target = new EventTarget()
  const traversed: string[] = []
  const navigation = Object.assign(target, {
    traverseTo: (key: string) => {
      traversed.push(key)
      const arrives = new Promise<NavigationHistoryEntry>(() => undefined)
      return { finished: arrives, committed: arrives }
    },
  })
  guardHistory({ navigation })
  const goBack = (over: object = {}) => {
    const event = Object.assign(new Event('navigate', { cancelable: true }), {
      navigationType: 'traverse',
      destination: { sameDocument: true, key: 'before' },
      ...over,
    })
    target.dispatchEvent(event)
    return event.defaultPrevented
  }
  return { goBack, traversed }
}

const editing = (dirty: boolean) => {
  let isDirty = dirty
  return leaveGuard.register({
    isDirty: () => isDirty,
    save: async () => true,
    discard: () => {
      isDirty = false
    },
  })
}

const answer = async (choice: LeaveChoice) => {
  platformStore.get(leaveQuestionAtom)?.answer(choice)
  await new Promise(resolve => setTimeout(resolve))
}

test('Back with nothing unsaved just goes back', () => {
  const release = editing(false)
  expect(setUp().goBack()).toBe(false)
  release()
})

test('Back with unsaved work asks; staying stays, discarding goes on', async () => {
  const release = editing(true)
  const { goBack, traversed } = setUp()
  expect(goBack()).toBe(true)
  await answer('stay')
  expect(traversed).toEqual([])
  expect(goBack()).toBe(true)
  await answer('discard')
  expect(traversed).toEqual(['before'])
  release()
})

test('links and other documents are not held here: they ask on their own', () => {
  const release = editing(true)
  const { goBack } = setUp()
  expect(goBack({ navigationType: 'push' })).toBe(false)
  expect(goBack({ destination: { sameDocument: false, key: 'before' } })).toBe(false)
  release()
})

test('a browser without the Navigation API keeps its plain behaviour', () => {
  expect(() => guardHistory({})).not.toThrow()
})

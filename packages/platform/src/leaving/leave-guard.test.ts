import { notificationsAtom } from '../feedback/notifications'
import { platformStore } from '../store'
import { leaveGuard, leaveQuestionAtom, type LeaveChoice, type UnsavedWork } from './leave-guard'

/** Unsaved work that remembers what was done to it. */
const createWork = (saveWorks = true) => {
  const done: string[] = []
  const work: UnsavedWork = {
    isDirty: () => done.length === 0,
    save: () => {
      if (saveWorks) done.push('saved')
      return Promise.resolve(saveWorks)
    },
    discard: () => void done.push('discarded'),
  }
  return { done, release: leaveGuard.register(work) }
}
const question = () => platformStore.get(leaveQuestionAtom)
const answer = (choice: LeaveChoice) => question()?.answer(choice)

test('without unsaved work nobody is asked', async () => {
  expect(await leaveGuard.mayLeave()).toBe(true)
  expect(question()).toBeNull()
})

test.each([
  ['save', true, ['saved']],
  ['discard', true, ['discarded']],
  ['keep', true, []],
  ['stay', false, []],
] as const)('the choice %s', async (choice, leaves, done) => {
  const work = createWork()
  expect(leaveGuard.isDirty()).toBe(true)
  const leaving = leaveGuard.mayLeave(null, { mayKeep: choice === 'keep' })
  expect(question()).toMatchObject({ phase: 'unsaved', isElsewhere: false, mayKeep: choice === 'keep' })
  answer(choice)
  expect(await leaving).toBe(leaves)
  expect(work.done).toEqual(done)
  expect(question()).toBeNull()
  work.release()
})

test('a failed save stays and keeps the work', async () => {
  const work = createWork(false)
  const leaving = leaveGuard.mayLeave()
  answer('save')
  expect(await leaving).toBe(false)
  expect(leaveGuard.isDirty()).toBe(true)
  work.release()
})

test('two askers at once share one question', async () => {
  const work = createWork()
  const both = [leaveGuard.mayLeave(), leaveGuard.mayLeave()]
  answer('discard')
  expect(await Promise.all(both)).toEqual([true, true])
  expect(work.done).toEqual(['discarded'])
  work.release()
})

test('work that was released is not asked about', async () => {
  createWork().release()
  expect(await leaveGuard.mayLeave()).toBe(true)
})

test('closing the tab asks by the browser only while something is unsaved', () => {
  const closing = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(closing()).toBe(false)
  const work = createWork()
  expect(closing()).toBe(true)
  work.release()
  expect(closing()).toBe(false)
})

describe('a save that is under way', () => {
  /** Work whose save was sent before the question; `end` is the server's answer. */
  const createSent = () => {
    let answerSave: (isTaken: boolean) => void = () => undefined
    let isDirty = true
    let running: Promise<unknown> | null = new Promise<boolean>(resolve => {
      answerSave = resolve
    }).then(isTaken => {
      isDirty = !isTaken
      running = null
    })
    const done: string[] = []
    const release = leaveGuard.register({
      isDirty: () => isDirty,
      save: async () => {
        done.push('saved')
        isDirty = false
        return true
      },
      discard: () => {
        done.push('discarded')
        isDirty = false
      },
      saving: () => running,
    })
    return { done, release, end: (isTaken: boolean) => answerSave(isTaken) }
  }
  const told = () => platformStore.get(notificationsAtom).flatMap(({ lines }) => lines)
  const phase = () => question()?.phase
  const turn = () => new Promise(resolve => setTimeout(resolve))

  test('the question says that it is under way, and then that it is saved', async () => {
    const work = createSent()
    const leaving = leaveGuard.mayLeave()
    expect(phase()).toBe('under-way')
    work.end(true)
    await turn()
    expect(phase()).toBe('saved')
    answer('save')
    expect(await leaving).toBe(true)
    expect(work.done).toEqual([])
    work.release()
  })

  test('the question is the usual one again when it has failed', async () => {
    const work = createSent()
    const leaving = leaveGuard.mayLeave()
    work.end(false)
    await turn()
    expect(phase()).toBe('unsaved')
    answer('stay')
    expect(await leaving).toBe(false)
    work.release()
  })

  test('Save waits for it and leaves, and saves again what it did not take', async () => {
    for (const isTaken of [true, false]) {
      const work = createSent()
      const leaving = leaveGuard.mayLeave()
      answer('save')
      expect(phase()).toBe('settling')
      work.end(isTaken)
      expect(await leaving).toBe(true)
      expect(work.done).toEqual(isTaken ? [] : ['saved'])
      work.release()
    }
  })

  test('Do not save waits for it, says that it was saved, and leaves', async () => {
    const work = createSent()
    const leaving = leaveGuard.mayLeave()
    answer('discard')
    work.end(true)
    expect(await leaving).toBe(true)
    expect(work.done).toEqual([])
    expect(told()).toEqual(['Ändringarna hade redan skickats till servern och är sparade.'])
    work.release()
  })

  test('Do not save throws away what it did not take, and says nothing', async () => {
    const before = told().length
    const work = createSent()
    const leaving = leaveGuard.mayLeave()
    answer('discard')
    work.end(false)
    expect(await leaving).toBe(true)
    expect(work.done).toEqual(['discarded'])
    expect(told()).toHaveLength(before)
    work.release()
  })
})

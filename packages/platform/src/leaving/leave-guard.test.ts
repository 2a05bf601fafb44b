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
  ['stay', false, []],
] as const)('the choice %s', async (choice, leaves, done) => {
  const work = createWork()
  expect(leaveGuard.isDirty()).toBe(true)
  const leaving = leaveGuard.mayLeave()
  expect(question()).toMatchObject({ saving: false })
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

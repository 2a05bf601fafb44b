import { doneAgain, noSteps, takenBack, withShare, withStep } from './share-steps'

const begin = ['1', '2', '3']
const typed = withShare(begin, 1, '7')
const pasted = ['9', '8', '7']
const steps = withStep(withStep(noSteps, begin, typed), typed, pasted)

test('steps are taken back one by one, and done again', () => {
  const first = takenBack(pasted, steps)
  expect(first?.shares).toEqual(['1', '7', '3'])
  const second = first && takenBack(first.shares, first.steps)
  expect(second?.shares).toEqual(begin)
  expect(second && takenBack(second.shares, second.steps)).toBeNull()
  const again = second && doneAgain(second.shares, second.steps)
  expect(again?.shares).toEqual(typed)
  expect(again && doneAgain(again.shares, again.steps)?.shares).toEqual(pasted)
})

test('what a button has changed since is not taken for a step', () => {
  expect(takenBack(['4', '4', '4'], steps)).toBeNull()
  const back = takenBack(pasted, steps)
  expect(back && doneAgain(['4', '4', '4'], back.steps)).toBeNull()
})

test('a new step ends what could be done again', () => {
  const back = takenBack(pasted, steps)
  const next = back && withStep(back.steps, typed, begin)
  expect(next && doneAgain(typed, next)).toBeNull()
})

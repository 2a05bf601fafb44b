import { onProblem } from '../frame/report-problem'
import { fetchCode, onMissingCode } from './fetch-code'

const ends: (() => void)[] = []

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  for (const end of ends.splice(0)) end()
  jest.useRealTimers()
  jest.restoreAllMocks()
})

/** Fails as many times as it is given errors, then brings the code. */
const loader = (...errors: Error[]) =>
  jest.fn(() => (errors.length > 0 ? Promise.reject(errors.shift()) : Promise.resolve('code')))
const first = new Error('first')
const second = new Error('second')

const settled = async (fetching: Promise<string>) => {
  const outcome = fetching.then(
    code => code,
    (error: unknown) => error,
  )
  await jest.advanceTimersByTimeAsync(1_000)
  return outcome
}

test('code that does not come is reported and rejects at once; whoever asks again gets it', async () => {
  const reported: unknown[] = []
  ends.push(onProblem(error => void reported.push(error)))
  const load = loader(first)
  expect(await settled(fetchCode(load))).toBe(first)
  expect(await settled(fetchCode(load))).toBe('code')
  expect(reported).toEqual([first])
  expect(load).toHaveBeenCalledTimes(2)
})

test('where something can take its place it is asked for once more first', async () => {
  const replace = jest.fn(() => Promise.resolve())
  ends.push(onMissingCode(() => replace))
  const load = loader(first)
  expect(await settled(fetchCode(load))).toBe('code')
  expect(load).toHaveBeenCalledTimes(2)
  expect(replace).not.toHaveBeenCalled()
})

test('code that stays away is replaced, after the second time, by what its error is about', async () => {
  const replace = jest.fn(() => Promise.resolve())
  const replacementFor = jest.fn(() => replace)
  ends.push(onMissingCode(replacementFor))
  expect(await settled(fetchCode(loader(first, second)))).toBe(second)
  expect(replacementFor).toHaveBeenCalledWith(first)
  expect(replace).toHaveBeenCalledTimes(1)
})

test('who has gone is neither told nor asked', async () => {
  const tell = jest.fn()
  onProblem(tell)()
  const replacementFor = jest.fn(() => () => Promise.resolve())
  onMissingCode(replacementFor)()
  expect(await settled(fetchCode(loader(first)))).toBe(first)
  expect([tell, replacementFor].flatMap(({ mock }) => mock.calls)).toEqual([])
})

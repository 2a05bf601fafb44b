import { LoadTime, withinLimit } from './time-limit'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** A load whose clock is set by hand, so that a timer can fire late; and what became of it. */
const begin = () => {
  let now = 0
  let answer: (value: string) => void = () => undefined
  const promise = new Promise<string>(resolve => (answer = resolve))
  const time = new LoadTime(() => now)
  const outcome = time.within(promise, 'mf-diary').catch((error: unknown) => (error as { kind: string }).kind)
  return { outcome, answer: () => answer('came'), at: (milliseconds: number) => void (now = milliseconds), time }
}

test('a load ends when nothing has come of it for 4.5 s', async () => {
  const { outcome, at } = begin()
  at(4_500)
  await jest.advanceTimersByTimeAsync(4_500)
  expect(await outcome).toBe('timeout')
})

test('what came while the page was busy or asleep is heard before a load counts as too late', async () => {
  const { outcome, at, answer } = begin()
  at(9_000)
  await jest.advanceTimersByTimeAsync(4_500)
  answer()
  await jest.advanceTimersByTimeAsync(1_000)
  expect(await outcome).toBe('came')
})

test('a load of which nothing came meanwhile ends all the same', async () => {
  const { outcome, at } = begin()
  at(9_000)
  await jest.advanceTimersByTimeAsync(4_500)
  at(9_250)
  await jest.advanceTimersByTimeAsync(250)
  expect(await outcome).toBe('timeout')
})

test('what comes of a load gives it more time', async () => {
  const { outcome, at, answer, time } = begin()
  at(4_000)
  time.moved()
  at(4_500)
  await jest.advanceTimersByTimeAsync(4_500)
  at(8_400)
  answer()
  await jest.advanceTimersByTimeAsync(4_000)
  expect(await outcome).toBe('came')
})

test('a limit of its own says what was not done in time', async () => {
  const waiting = withinLimit(new Promise(() => undefined), 2_000, 'unmount')
  const refused = expect(waiting).rejects.toThrow('unmount did not finish in time')
  await jest.advanceTimersByTimeAsync(2_000)
  await refused
})

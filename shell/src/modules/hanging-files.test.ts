import { giveUpHanging } from './hanging-files'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const askFor = (path = '/modules/mf-staff/1.0.0/schedule.js') => {
  const file = document.createElement('script')
  const outcomes: string[] = []
  file.onload = () => outcomes.push('came')
  file.onerror = () => outcomes.push('failed')
  const arrivals: { tell?: () => void } = {}
  const done = giveUpHanging(file, path, {
    now: () => Date.now(),
    watchArrivals: (_, onArrival) => {
      arrivals.tell = onArrival
      return () => delete arrivals.tell
    },
  })
  return { file, outcomes, arrivals, done }
}

test('a file that never answers fails after ten seconds, once', async () => {
  const { outcomes, arrivals, done } = askFor()
  await jest.advanceTimersByTimeAsync(9_999)
  expect(outcomes).toEqual([])
  await jest.advanceTimersByTimeAsync(1)
  await done
  expect(outcomes).toEqual(['failed'])
  expect(arrivals.tell).toBeUndefined()
  await jest.advanceTimersByTimeAsync(120_000)
  expect(outcomes).toEqual(['failed'])
})

test('a slow line takes as long as files of the module come, and no longer than half a minute', async () => {
  const { outcomes, arrivals, done } = askFor()
  for (let file = 0; file < 4; file += 1) {
    await jest.advanceTimersByTimeAsync(7_000)
    arrivals.tell?.()
  }
  expect(outcomes).toEqual([])
  await jest.advanceTimersByTimeAsync(2_000)
  await done
  expect(outcomes).toEqual(['failed'])
})

test.each(['load', 'error'])('a file that has its %s is waited for no longer', async event => {
  const { file, outcomes, arrivals, done } = askFor()
  await jest.advanceTimersByTimeAsync(9_000)
  file.dispatchEvent(new Event(event))
  await done
  await jest.advanceTimersByTimeAsync(60_000)
  expect(outcomes).toHaveLength(1)
  expect(arrivals.tell).toBeUndefined()
})

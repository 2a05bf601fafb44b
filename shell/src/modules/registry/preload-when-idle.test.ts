import { preloadWhenIdle } from './preload-when-idle'

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  jest.useRealTimers()
})

const pieces = (...names: string[]) => {
  const fetched: string[] = []
  const made = names.map(name => ({
    name,
    fetch: () => {
      fetched.push(name)
      return Promise.resolve()
    },
  }))
  return { fetched, made }
}

test('each piece comes once, one after the other, and none after the end', async () => {
  const { fetched, made } = pieces('one', 'two', 'three')
  const end = preloadWhenIdle(made)
  await jest.advanceTimersByTimeAsync(3_900)
  expect(fetched).toEqual([])
  await jest.advanceTimersByTimeAsync(250)
  expect(fetched).toEqual(['one'])
  await jest.advanceTimersByTimeAsync(100)
  expect(fetched).toEqual(['one', 'two'])
  end()
  await jest.advanceTimersByTimeAsync(20_000)
  expect(fetched).toEqual(['one', 'two'])
})

test('nothing is fetched while somebody scrolls or types, and it goes on once she has paused', async () => {
  const { fetched, made } = pieces('four', 'five')
  const end = preloadWhenIdle(made)
  for (let turn = 0; turn < 20; turn += 1) {
    document.dispatchEvent(new Event(turn % 2 === 0 ? 'scroll' : 'keydown'))
    await jest.advanceTimersByTimeAsync(500)
  }
  expect(fetched).toEqual([])
  await jest.advanceTimersByTimeAsync(3_000)
  expect(fetched).toEqual(['four', 'five'])
  end()
})

import { act, renderHook } from '@testing-library/react'
import { pauseBeforeRest, useAtRest } from './use-at-rest'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))

test('of values that follow each other only the one that rests is taken, the first one at once', () => {
  const taken: number[] = []
  const { result, rerender } = renderHook(({ hours }) => useAtRest({ hours }), { initialProps: { hours: 0 } })
  const type = (hours: number) => {
    rerender({ hours })
    taken.push(result.current.rested.hours)
  }
  expect(result.current).toMatchObject({ rested: { hours: 0 }, isLatest: true })
  for (const hours of [7, 75, 750]) {
    type(hours)
    wait(pauseBeforeRest - 1)
  }
  expect([taken, result.current.isLatest]).toEqual([[0, 0, 0], false])
  wait(1)
  expect(result.current).toMatchObject({ rested: { hours: 750 }, isLatest: true })
})

test('what is taken back before it rests was never another', () => {
  const { result, rerender } = renderHook(({ hours }) => useAtRest({ hours }), { initialProps: { hours: 8 } })
  rerender({ hours: 80 })
  rerender({ hours: 8 })
  expect(result.current.isLatest).toBe(true)
  wait(2 * pauseBeforeRest)
  expect(result.current.rested).toEqual({ hours: 8 })
})

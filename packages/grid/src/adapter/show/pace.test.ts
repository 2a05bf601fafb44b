/** @jest-environment node */
import { Pace } from './pace'

/** The shares of frames of so many milliseconds each. */
const shares = (pace: Pace, frames: readonly number[]): number[] => {
  let now = 1_000
  return [0, ...frames].map(frame => {
    now += frame
    return pace.next(now)
  })
}

test('slow frames bring less and less, down to a least, and quick ones more, up to the most', () => {
  const slow = shares(
    new Pace(),
    Array.from({ length: 8 }, () => 80),
  )
  expect(slow).toEqual([...slow].sort((a, b) => b - a))
  expect(slow.at(-1)).toBeGreaterThan(0)
  expect(slow.at(-1)).toBe(slow.at(-2))
  const quick = shares(
    new Pace(),
    Array.from({ length: 8 }, () => 16),
  )
  expect(quick.at(-1)).toBe(1)
  const middling = shares(
    new Pace(),
    Array.from({ length: 8 }, () => 28),
  )
  expect(new Set(middling).size).toBe(1)
})

test('the time in which nobody scrolls is no slow frame', () => {
  const pace = new Pace()
  const before = pace.next(0)
  pace.rest()
  expect(pace.next(60_000)).toBe(before)
})

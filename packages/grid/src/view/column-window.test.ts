import fc from 'fast-check'
import { ColumnWindow, columnsStanding } from './column-window'

const weeksOf = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

test('a short sheet stands whole', () => {
  expect(columnsStanding(weeksOf(20), { from: 0, to: 3, kept: [] }, 0)).toHaveLength(20)
})

test('of a long sheet stand the weeks in sight, the entry and those that are kept, in order', () => {
  expect(columnsStanding(weeksOf(53), { from: 30, to: 33, kept: [50, 2, 99] }, 10)).toEqual([1, 10, 30, 31, 32, 49])
})

test('whatever is seen stands, whole weeks and some more on either side', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 6_000 }),
      fc.integer({ min: 1, max: 2_000 }),
      fc.integer({ min: 40, max: 160 }),
      (scrolled, seen, weekWidth) => {
        const window = new ColumnWindow()
        window.follow({ scrolled, seen, weekWidth })
        const standing = new Set(columnsStanding(weeksOf(53), window.get(), 0))
        const first = Math.floor(scrolled / weekWidth)
        const last = Math.floor((scrolled + seen) / weekWidth)
        for (let index = Math.max(0, first - 1); index <= Math.min(52, last + 1); index++)
          expect(standing.has(index)).toBe(true)
      },
    ),
  )
})

test('tells only when other weeks are in sight', () => {
  const window = new ColumnWindow()
  let told = 0
  window.subscribe(() => void told++)
  window.follow({ scrolled: 0, seen: 900, weekWidth: 100 })
  window.follow({ scrolled: 90, seen: 900, weekWidth: 100 })
  const after = told
  window.keep([4])
  window.follow({ scrolled: 0, seen: 0, weekWidth: 100 })
  expect(told).toBe(after)
  window.follow({ scrolled: 3_000, seen: 900, weekWidth: 100 })
  expect(told).toBe(after + 1)
  expect(window.get().kept).toEqual([4])
})

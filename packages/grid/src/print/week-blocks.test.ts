import fc from 'fast-check'
import { weekBlocks } from './week-blocks'

const weeksFrom = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index)
const blocksOf = (first: number, last: number) => {
  const weeks = weeksFrom(first, last)
  return weekBlocks(weeks).map(({ from, to }) => [weeks[from], weeks[to - 1]])
}

test('a year is four quarters, and week 53 joins the last', () => {
  expect(blocksOf(1, 52)).toEqual([
    [1, 13],
    [14, 26],
    [27, 39],
    [40, 52],
  ])
  expect(blocksOf(1, 53).at(-1)).toEqual([40, 53])
})

test('other weeks are parted where a quarter ends, and not at all when they fit side by side', () => {
  expect(blocksOf(10, 30)).toEqual([
    [10, 13],
    [14, 26],
    [27, 30],
  ])
  expect(blocksOf(10, 23)).toEqual([[10, 23]])
  expect(blocksOf(40, 53)).toEqual([[40, 53]])
  expect(blocksOf(7, 7)).toEqual([[7, 7]])
  expect(weekBlocks([])).toEqual([])
})

test('every week stands in one block, and none is wider than fourteen', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 53 }), fc.integer({ min: 0, max: 52 }), (first, more) => {
      const weeks = weeksFrom(first, Math.min(53, first + more))
      const blocks = weekBlocks(weeks)
      expect(blocks.flatMap(({ from, to }) => weeks.slice(from, to))).toEqual(weeks)
      expect(blocks.every(({ from, to }) => to - from <= 14)).toBe(true)
    }),
  )
})

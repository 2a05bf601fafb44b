import fc from 'fast-check'
import { columnBlocks } from './column-blocks'

const columnsFrom = (kind: 'week' | 'month' | 'day', first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => ({ id: first + index, kind }))
const blocksOf = (first: number, last: number, kind: 'week' | 'month' | 'day' = 'week') => {
  const columns = columnsFrom(kind, first, last)
  return columnBlocks(columns).map(({ from, to }) => [columns[from]?.id, columns[to - 1]?.id])
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
  expect(columnBlocks([])).toEqual([])
})

test('days are parted every two weeks, and the months of a year stand side by side', () => {
  expect(blocksOf(1, 35, 'day')).toEqual([
    [1, 14],
    [15, 28],
    [29, 35],
  ])
  expect(blocksOf(1, 12, 'month')).toEqual([[1, 12]])
})

test('every week stands in one block, and none is wider than fourteen', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 53 }), fc.integer({ min: 0, max: 52 }), (first, more) => {
      const weeks = columnsFrom('week', first, Math.min(53, first + more))
      const blocks = columnBlocks(weeks)
      expect(blocks.flatMap(({ from, to }) => weeks.slice(from, to))).toEqual(weeks)
      expect(blocks.every(({ from, to }) => to - from <= 14)).toBe(true)
    }),
  )
})

test('of short cells half a year stands across a page, and the days of a month', () => {
  const halvesOf = (last: number, kind: 'week' | 'day') =>
    columnBlocks(columnsFrom(kind, 1, last), 'halves').map(({ from, to }) => [from + 1, to])
  expect(halvesOf(52, 'week')).toEqual([
    [1, 26],
    [27, 52],
  ])
  expect(halvesOf(53, 'week').at(-1)).toEqual([27, 53])
  expect(halvesOf(31, 'day')).toEqual([[1, 31]])
})

import fc from 'fast-check'
import { weekBlocks } from './week-blocks'

test('a year is four quarters, and week 53 joins the last', () => {
  expect(weekBlocks(52).map(({ from, to }) => to - from)).toEqual([13, 13, 13, 13])
  expect(weekBlocks(53).map(({ from, to }) => to - from)).toEqual([13, 13, 13, 14])
})

test('every week stands in one block, and none is wider than fourteen', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 200 }), count => {
      const blocks = weekBlocks(count)
      expect(blocks.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, index) => from + index))).toEqual(
        Array.from({ length: count }, (_, index) => index),
      )
      expect(blocks.every(({ from, to }) => to - from <= 14)).toBe(true)
    }),
  )
})

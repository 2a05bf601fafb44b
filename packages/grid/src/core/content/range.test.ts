/** @jest-environment node */
import fc from 'fast-check'
import { cellCount, filledRange, positionsIn, rangeOf, type RangeExtent } from './range'

const size = { rowCount: 5, columnCount: 10 }
const at = (row: number, column: number) => ({ row, column })

const taken = (extent: RangeExtent, anchor = at(3, 4), head = at(1, 6)) => rangeOf({ anchor, head, extent }, size)

test('a range lies between its ends, whichever comes first', () => {
  expect(taken('cells')).toEqual({ top: 1, bottom: 3, left: 4, right: 6 })
  expect(taken('rows')).toEqual({ top: 1, bottom: 3, left: 0, right: 9 })
  expect(taken('columns')).toEqual({ top: 0, bottom: 4, left: 4, right: 6 })
  expect(taken('all')).toEqual({ top: 0, bottom: 4, left: 0, right: 9 })
})

test('the focus on a name or a sum selects no week, unless the row is asked for', () => {
  expect(taken('cells', at(2, -1), at(2, -1))).toBeNull()
  expect(taken('cells', at(2, 10), at(2, 10))).toBeNull()
  expect(taken('rows', at(2, -1), at(2, -1))).toEqual({ top: 2, bottom: 2, left: 0, right: 9 })
  expect(rangeOf({ anchor: at(0, 0), head: at(0, 0), extent: 'all' }, { rowCount: 0, columnCount: 5 })).toBeNull()
})

test('a range holds as many positions as its cells, all within the sheet', () => {
  const position = fc.record({ row: fc.integer({ min: 0, max: 4 }), column: fc.integer({ min: -1, max: 11 }) })
  const extent = fc.constantFrom<RangeExtent>('cells', 'rows', 'columns', 'all')
  fc.assert(
    fc.property(position, position, extent, (anchor, head, kind) => {
      const range = rangeOf({ anchor, head, extent: kind }, size)
      if (!range) return
      const positions = [...positionsIn(range)]
      expect(positions).toHaveLength(cellCount(range))
      expect(positions.every(({ row, column }) => row >= 0 && row < 5 && column >= 0 && column < 10)).toBe(true)
      expect(positions).toContainEqual({ row: anchor.row, column: Math.max(0, Math.min(9, anchor.column)) })
    }),
  )
})

test('a fill goes right or down, whichever is further, and never back', () => {
  const from = { top: 1, bottom: 2, left: 1, right: 2 }
  expect(filledRange(from, at(2, 5))).toEqual({ ...from, right: 5 })
  expect(filledRange(from, at(4, 3))).toEqual({ ...from, bottom: 4 })
  expect(filledRange(from, at(0, 0))).toEqual(from)
})

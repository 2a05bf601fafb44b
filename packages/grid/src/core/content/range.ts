import { samePosition, type Position, type Size } from './positions'

/** Whole rows by whole columns, both ends included. */
export type Range = { top: number; bottom: number; left: number; right: number }

/** `cells` reaches from the anchor to the head; the others take the whole of what the two touch. */
export type RangeExtent = 'cells' | 'rows' | 'columns' | 'all'

/** `anchor` has the focus and stays; `head` is the corner that Shift moves. */
export type Selected = { anchor: Position; head: Position; extent: RangeExtent }

const ordered = (a: number, b: number): [number, number] => (a < b ? [a, b] : [b, a])

const isColumn = (column: number, { columnCount }: Size) => column >= 0 && column < columnCount

const clamp = (value: number, last: number) => Math.max(0, Math.min(last, value))

/** Null where no column is selected: the focus stands on a row's name or on a sum. */
export const rangeOf = ({ anchor, head, extent }: Selected, size: Size): Range | null => {
  const { rowCount, columnCount } = size
  if (rowCount === 0 || columnCount === 0) return null
  if (extent === 'cells' && samePosition(anchor, head) && !isColumn(anchor.column, size)) return null
  const [top, bottom] = ordered(clamp(anchor.row, rowCount - 1), clamp(head.row, rowCount - 1))
  const [left, right] = ordered(clamp(anchor.column, columnCount - 1), clamp(head.column, columnCount - 1))
  const allRows = extent === 'columns' || extent === 'all'
  const allColumns = extent === 'rows' || extent === 'all'
  return {
    top: allRows ? 0 : top,
    bottom: allRows ? rowCount - 1 : bottom,
    left: allColumns ? 0 : left,
    right: allColumns ? columnCount - 1 : right,
  }
}

export const heightOf = ({ top, bottom }: Range) => bottom - top + 1

export const widthOf = ({ left, right }: Range) => right - left + 1

export const cellCount = (range: Range) => heightOf(range) * widthOf(range)

export const sameRange = (a: Range | null, b: Range | null) =>
  a === b ||
  (a !== null && b !== null && a.top === b.top && a.bottom === b.bottom && a.left === b.left && a.right === b.right)

/** Every position of the range, row by row. */
export const positionsIn = function* ({ top, bottom, left, right }: Range): Generator<Position> {
  for (let row = top; row <= bottom; row += 1)
    for (let column = left; column <= right; column += 1) yield { row, column }
}

/** How far a fill reaches when its handle is drawn to a position: to the right or downwards, whichever is further. */
export const filledRange = (from: Range, to: Position): Range => {
  const right = to.column - from.right
  const down = to.row - from.bottom
  if (right <= 0 && down <= 0) return from
  return right >= down ? { ...from, right: to.column } : { ...from, bottom: to.row }
}

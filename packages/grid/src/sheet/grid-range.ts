import type { GridPosition } from '../interaction/grid-navigation'

/** Whole rows by whole weeks, both ends included. */
export type GridRange = { top: number; bottom: number; left: number; right: number }

type Size = { rowCount: number; weekCount: number }

/** `cells` reaches from the anchor to the head; the others take the whole of what the two touch. */
export type RangeExtent = 'cells' | 'rows' | 'columns' | 'all'

/** `anchor` has the focus and stays; `head` is the corner that Shift moves. */
export type Selected = { anchor: GridPosition; head: GridPosition; extent: RangeExtent }

const ordered = (a: number, b: number): [number, number] => (a < b ? [a, b] : [b, a])

const isWeek = (column: number, { weekCount }: Size) => column >= 0 && column < weekCount

const clamp = (value: number, last: number) => Math.max(0, Math.min(last, value))

/** Null where no week is selected: the focus stands on a row's name or on a sum. */
export const rangeOf = ({ anchor, head, extent }: Selected, size: Size): GridRange | null => {
  const { rowCount, weekCount } = size
  if (rowCount === 0 || weekCount === 0) return null
  const stands = head.row === anchor.row && head.column === anchor.column
  if (extent === 'cells' && stands && !isWeek(anchor.column, size)) return null
  const [top, bottom] = ordered(clamp(anchor.row, rowCount - 1), clamp(head.row, rowCount - 1))
  const [left, right] = ordered(clamp(anchor.column, weekCount - 1), clamp(head.column, weekCount - 1))
  const allRows = extent === 'columns' || extent === 'all'
  const allWeeks = extent === 'rows' || extent === 'all'
  return {
    top: allRows ? 0 : top,
    bottom: allRows ? rowCount - 1 : bottom,
    left: allWeeks ? 0 : left,
    right: allWeeks ? weekCount - 1 : right,
  }
}

export const heightOf = ({ top, bottom }: GridRange) => bottom - top + 1

export const widthOf = ({ left, right }: GridRange) => right - left + 1

export const cellCount = (range: GridRange) => heightOf(range) * widthOf(range)

export const sameRange = (a: GridRange | null, b: GridRange | null) =>
  a === b ||
  (a !== null && b !== null && a.top === b.top && a.bottom === b.bottom && a.left === b.left && a.right === b.right)

/** Every position of the range, row by row. */
export const positionsIn = function* ({ top, bottom, left, right }: GridRange): Generator<GridPosition> {
  for (let row = top; row <= bottom; row += 1)
    for (let column = left; column <= right; column += 1) yield { row, column }
}

/** How far a fill reaches when its handle is drawn to a position: to the right or downwards, whichever is further. */
export const filledRange = (from: GridRange, to: GridPosition): GridRange => {
  const right = to.column - from.right
  const down = to.row - from.bottom
  if (right <= 0 && down <= 0) return from
  return right >= down ? { ...from, right: to.column } : { ...from, bottom: to.row }
}

import type { Position, Size } from '../content/positions'

/** `width` counts the columns with the summaries, `page` how many columns are seen. */
export type Shape = Size & { width: number; page: number }

export type Move =
  | 'left'
  | 'right'
  | 'up'
  | 'down'
  | 'rowStart'
  | 'rowEnd'
  | 'columnStart'
  | 'columnEnd'
  | 'gridStart'
  | 'gridEnd'
  | 'pageBack'
  | 'pageForward'

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value))

const target = ({ row, column }: Position, move: Move, shape: Shape): Position => {
  const lastColumn = shape.columnCount - 1
  const lastRow = shape.rowCount - 1
  const page = (direction: 1 | -1) => clamp(column + direction * shape.page, 0, lastColumn)
  const targets: Record<Move, () => Position> = {
    left: () => ({ row, column: column - 1 }),
    right: () => ({ row, column: column + 1 }),
    up: () => ({ row: row - 1, column }),
    down: () => ({ row: row + 1, column }),
    rowStart: () => ({ row, column: 0 }),
    rowEnd: () => ({ row, column: lastColumn }),
    columnStart: () => ({ row: 0, column }),
    columnEnd: () => ({ row: lastRow, column }),
    gridStart: () => ({ row: 0, column: 0 }),
    gridEnd: () => ({ row: lastRow, column: lastColumn }),
    pageBack: () => ({ row, column: page(-1) }),
    pageForward: () => ({ row, column: page(1) }),
  }
  return targets[move]()
}

export const nextPosition = (from: Position, move: Move, shape: Shape): Position => {
  const to = target(from, move, shape)
  return { row: clamp(to.row, 0, shape.rowCount - 1), column: clamp(to.column, -1, shape.width - 1) }
}

/** Reads like a text: along the row, then on to the next row. Undefined beyond the ends of the sheet. */
export const nextEditable = (
  from: Position,
  direction: 1 | -1,
  { rowCount, columnCount }: Size,
  isEditable: (position: Position) => boolean,
): Position | undefined => {
  // A step off a row header or a summary lands on the nearest column of that row or of the row beyond it.
  const column = direction === 1 ? clamp(from.column, -1, columnCount - 1) : clamp(from.column, 0, columnCount)
  const start = from.row * columnCount + column
  for (let index = start + direction; index >= 0 && index < rowCount * columnCount; index += direction) {
    const position = { row: Math.floor(index / columnCount), column: index % columnCount }
    if (isEditable(position)) return position
  }
  return undefined
}

/** The head of a range stays among the columns; the first step off a name or a summary ends at the nearest of them. */
export const nextHead = (from: Position, move: Move, shape: Shape): Position => {
  const lastColumn = shape.columnCount - 1
  const nearest = { row: from.row, column: clamp(from.column, 0, lastColumn) }
  if (nearest.column !== from.column && (move === 'left' || move === 'right')) return nearest
  const { row, column } = nextPosition(nearest, move, shape)
  return { row, column: clamp(column, 0, lastColumn) }
}

/** Column -1 is the row header, then the weeks, then sum and average. */
export type GridPosition = { row: number; column: number }

export type GridShape = { rowCount: number; weekCount: number; columnCount: number; weeksPerPage: number }

export type GridMove =
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

export type Keystroke = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

const codesOfOtherNames = new Map([
  ['Space', ' '],
  ['NumpadEnter', 'Enter'],
])
const letterOrDigit = /^(?:Key|Digit|Numpad)([A-Z0-9])$/

/** WebKit on Linux may not know what a key means; then where it lies on the keyboard says it. */
export const keyOf = ({ key, code }: KeyboardEvent): string =>
  key === 'Unidentified' ? (codesOfOtherNames.get(code) ?? letterOrDigit.exec(code)?.[1]?.toLowerCase() ?? code) : key

export const keystrokeOf = (event: KeyboardEvent): Keystroke => {
  const { ctrlKey, metaKey, altKey, shiftKey } = event
  return { key: keyOf(event), ctrlKey, metaKey, altKey, shiftKey }
}

export const isTyping = ({ key, ctrlKey, metaKey, altKey }: Keystroke) =>
  [...key].length === 1 && !ctrlKey && !metaKey && !altKey

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value))

const target = ({ row, column }: GridPosition, move: GridMove, shape: GridShape): GridPosition => {
  const lastWeek = shape.weekCount - 1
  const lastRow = shape.rowCount - 1
  const page = (direction: 1 | -1) => clamp(column + direction * shape.weeksPerPage, 0, lastWeek)
  const targets: Record<GridMove, () => GridPosition> = {
    left: () => ({ row, column: column - 1 }),
    right: () => ({ row, column: column + 1 }),
    up: () => ({ row: row - 1, column }),
    down: () => ({ row: row + 1, column }),
    rowStart: () => ({ row, column: 0 }),
    rowEnd: () => ({ row, column: lastWeek }),
    columnStart: () => ({ row: 0, column }),
    columnEnd: () => ({ row: lastRow, column }),
    gridStart: () => ({ row: 0, column: 0 }),
    gridEnd: () => ({ row: lastRow, column: lastWeek }),
    pageBack: () => ({ row, column: page(-1) }),
    pageForward: () => ({ row, column: page(1) }),
  }
  return targets[move]()
}

export const nextPosition = (from: GridPosition, move: GridMove, shape: GridShape): GridPosition => {
  const to = target(from, move, shape)
  return { row: clamp(to.row, 0, shape.rowCount - 1), column: clamp(to.column, -1, shape.columnCount - 1) }
}

/** Reads like a text: along the row, then on to the next row. Undefined beyond the ends of the grid. */
export const nextEditable = (
  from: GridPosition,
  direction: 1 | -1,
  shape: Pick<GridShape, 'rowCount' | 'weekCount'>,
  isEditable: (position: GridPosition) => boolean,
): GridPosition | undefined => {
  const { rowCount, weekCount } = shape
  // A step off a row header or a summary lands on the nearest week of that row or of the row beyond it.
  const column = direction === 1 ? clamp(from.column, -1, weekCount - 1) : clamp(from.column, 0, weekCount)
  const start = from.row * weekCount + column
  for (let index = start + direction; index >= 0 && index < rowCount * weekCount; index += direction) {
    const position = { row: Math.floor(index / weekCount), column: index % weekCount }
    if (isEditable(position)) return position
  }
  return undefined
}

/** The head of a range stays among the weeks; the first step off a row header or a summary ends at the nearest of them. */
export const nextHead = (from: GridPosition, move: GridMove, shape: GridShape): GridPosition => {
  const lastWeek = shape.weekCount - 1
  const nearest = { row: from.row, column: clamp(from.column, 0, lastWeek) }
  if (nearest.column !== from.column && (move === 'left' || move === 'right')) return nearest
  const { row, column } = nextPosition(nearest, move, shape)
  return { row, column: clamp(column, 0, lastWeek) }
}

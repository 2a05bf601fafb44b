/** A place in the sheet. Column -1 is the row's name, then come the columns, then sum and average. */
export type Position = { row: number; column: number }

export const samePosition = (a: Position, b: Position) => a.row === b.row && a.column === b.column

export type Size = { rowCount: number; columnCount: number }

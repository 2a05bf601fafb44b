import type { GridCell, GridColumn, GridRow, WeekGridProps } from '../grid-model'

/** The rows that are shown, one below the other whatever group they are in, and the weeks. */
export type SheetModel = {
  rows: readonly GridRow[]
  columns: readonly GridColumn[]
  readOnly: boolean
  clipboardText: WeekGridProps['clipboardText']
}

export const sheetModel = ({
  groups,
  columns,
  readOnlyReason,
  clipboardText,
}: Pick<WeekGridProps, 'groups' | 'columns' | 'readOnlyReason' | 'clipboardText'>): SheetModel => ({
  rows: groups.filter(group => group.folded !== true).flatMap(group => group.rows),
  columns,
  readOnly: readOnlyReason !== undefined,
  clipboardText,
})

export const cellIn = ({ rows }: SheetModel, row: number, column: number): GridCell => {
  const cell = rows[row]?.cells[column]
  if (cell === undefined) throw new RangeError(`There is no cell ${column} in row ${row}`)
  return cell
}

/** What an editor opens with, and what the clipboard gets. */
export const textOf = (cell: GridCell): string => cell.editText ?? cell.text

export const isEditable = (sheet: SheetModel, row: number, column: number): boolean =>
  !sheet.readOnly && cellIn(sheet, row, column).editable && sheet.columns[column]?.isOld === false

export const rowIdAt = ({ rows }: SheetModel, row: number): string => {
  const found = rows[row]
  if (found === undefined) throw new RangeError(`There is no row ${row}`)
  return found.id
}

export const weekAt = ({ columns }: SheetModel, column: number): number => {
  const found = columns[column]
  if (found === undefined) throw new RangeError(`There is no column ${column}`)
  return found.week
}

import type { Position, Size } from './positions'
import type { RowContent, SheetAddress, SheetCell, SheetColumn } from './sheet-content'

type GroupContent = { id: string; rows: readonly RowContent[]; folded?: boolean; foot?: boolean }

export type Summary = 'sum' | 'average'

/** What the caller answers when it is asked; what it does not offer, the sheet explains or leaves to the browser. */
type Offers = Readonly<Record<'undo' | 'redo' | 'inspect' | 'annotate' | 'annotateColumn' | 'fold', boolean>>

/** What the caller gives the sheet to show. */
export type GivenContent = {
  groups: readonly GroupContent[]
  columns: readonly SheetColumn[]
  summaries: readonly Summary[]
  readOnly: boolean
  /** All columns in sight at once, too narrow for the text of their cells. */
  dense: boolean
  /** Rows out of sight need not stand in the document. */
  rowWindow: boolean
  /** Whether every cell that takes text holds its input from the start, or only those that are entered. */
  inputs: 'entered' | 'standing'
  /** The way of the one line that is filled in; null where there is none such. */
  line: 'row' | 'column' | null
  offers: Offers
  /** Keys that the caller answers itself over cells that take no text, letters as small ones. */
  ownKeys: readonly string[]
  /** Why a cell cannot be edited: by itself, and because its column is over. */
  notices: Readonly<Record<'readOnly' | 'past', string>>
  /** How other programs read the text of a cell. */
  clipboardText: (text: string) => string
}

/** The same with its rows one below the other whatever group they are in, but for those that are put away. */
export type SheetContent = GivenContent & {
  rows: readonly RowContent[]
  rowPlaces: ReadonlyMap<string, number>
  columnPlaces: ReadonlyMap<number, number>
  /** Where Tab enters a sheet that has not been visited: something to edit, else this column, else the first one. */
  entry: Position | null
}

/** The same map until an id is another or stands elsewhere. */
const placesOf = <Id>(ids: readonly Id[], before: ReadonlyMap<Id, number> | undefined): ReadonlyMap<Id, number> =>
  before?.size === ids.length && ids.every((id, place) => before.get(id) === place)
    ? before
    : new Map(ids.map((id, place) => [id, place]))

type Shown = Pick<SheetContent, 'rows' | 'columns' | 'readOnly'>

const isEditableIn = ({ rows, columns, readOnly }: Shown, { row, column }: Position): boolean =>
  !readOnly && rows[row]?.cells[column]?.editable === true && columns[column]?.isPast === false

const entryOf = (shown: Shown): Position | null => {
  const { rows, columns, readOnly } = shown
  if (rows.length === 0) return null
  if (!readOnly)
    for (let row = 0; row < rows.length; row += 1) {
      const column = columns.findIndex((_, place) => isEditableIn(shown, { row, column: place }))
      if (column !== -1) return { row, column }
    }
  return {
    row: 0,
    column: Math.max(
      0,
      columns.findIndex(({ isCurrent }) => isCurrent),
    ),
  }
}

export const contentOf = (given: GivenContent, before?: SheetContent): SheetContent => {
  const rows = given.groups.flatMap(group => (group.folded === true ? [] : group.rows))
  return {
    ...given,
    rows,
    entry: entryOf({ ...given, rows }),
    rowPlaces: placesOf(
      rows.map(({ id }) => id),
      before?.rowPlaces,
    ),
    columnPlaces: placesOf(
      given.columns.map(({ id }) => id),
      before?.columnPlaces,
    ),
  }
}

/** Whether positions count the same rows and columns in both. */
export const samePlaces = (a: SheetContent, b: SheetContent) =>
  a.rowPlaces === b.rowPlaces && a.columnPlaces === b.columnPlaces && a.summaries.join() === b.summaries.join()

export const sizeOf = ({ rows, columns }: SheetContent): Size => ({
  rowCount: rows.length,
  columnCount: columns.length,
})

const columnPlace = ({ columns, columnPlaces, summaries }: SheetContent, column: SheetAddress['column']) => {
  if (column === 'label') return -1
  if (typeof column === 'number') return columnPlaces.get(column)
  const place = summaries.indexOf(column)
  return place === -1 ? undefined : columns.length + place
}

export const positionOf = (content: SheetContent, { rowId, column }: SheetAddress): Position | null => {
  const row = content.rowPlaces.get(rowId)
  const place = columnPlace(content, column)
  return row === undefined || place === undefined ? null : { row, column: place }
}

export const addressAt = ({ rows, columns, summaries }: SheetContent, at: Position): SheetAddress | null => {
  const rowId = rows[at.row]?.id
  if (rowId === undefined) return null
  if (at.column === -1) return { rowId, column: 'label' }
  const column = columns[at.column]?.id ?? summaries[at.column - columns.length]
  return column === undefined ? null : { rowId, column }
}

/** The row and the column of a position; null for a name, a summary and outside the sheet. */
export const columnPlaceAt = (
  { rows, columns }: SheetContent,
  at: Position,
): { rowId: string; column: number } | null => {
  const rowId = rows[at.row]?.id
  const column = columns[at.column]?.id
  return rowId === undefined || column === undefined ? null : { rowId, column }
}

/** The cell of a column; undefined for a name, a summary and outside the sheet. */
export const cellAt = ({ rows }: SheetContent, { row, column }: Position): SheetCell | undefined =>
  rows[row]?.cells[column]

/** What an editor opens with, and what the clipboard gets. */
export const textOf = (cell: SheetCell): string => cell.editText ?? cell.text

export const isEditable: (content: SheetContent, at: Position) => boolean = isEditableIn

export const noticeAt = ({ columns, notices }: SheetContent, { column }: Position): string =>
  columns[column]?.isPast === true ? notices.past : notices.readOnly

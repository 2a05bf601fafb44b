import { isOldWeek } from '../../calendar/iso-week'
import type { Hundredths } from '../../numbers/hundredths'
import type { CellAddress, ForecastState } from '../editing/forecast-state'
import { findEditableRow } from '../editing/list-editable-rows'
import { cellAt, columnsByWeek, columnsWithoutWeek, type KeptRow, type RecognisedSheet } from './recognise-rows'
import { hoursOfCell, takesInput } from './validate-import'

/** A cell that the file would change, in hundredths of an hour. */
export type ImportDifference = CellAddress & {
  readonly before: Hundredths
  readonly after: Hundredths
  /** The file had more decimals than hours have. */
  readonly isRounded: boolean
  /** There is a value already that is not zero: what is asked about */
  readonly isConflict: boolean
}

export type ImportComparison = {
  /** By rows as the file has them, then by weeks */
  readonly differences: readonly ImportDifference[]
  /** Cells of weeks that have passed, whose value in the file is another: left as they are */
  readonly oldDifferences: readonly CellAddress[]
  /** Rows that are known and take no input */
  readonly readOnlyRowIds: readonly string[]
  /** Rows whose stored values could not be read: nothing may come in over them */
  readonly skippedRowIds: readonly string[]
  /** Columns with hours for which the head names no week, by what stands there: a day, or nothing */
  readonly leftColumns: ReturnType<typeof columnsWithoutWeek>
  /** Rows that take input and that nobody sees in the file */
  readonly hiddenRows: number
}

const storedHours = ({ edited }: ForecastState, rowId: string, week: number): Hundredths =>
  findEditableRow(edited, rowId)?.hours[week - 1] ?? 0

type Compared = { readonly differences: ImportDifference[]; readonly oldDifferences: CellAddress[] }

const compareCell = (state: ForecastState, row: KeptRow, [week, column]: readonly [number, number]): Compared => {
  const { rowId } = row
  const file = hoursOfCell(cellAt(row, column), rowId)
  const before = storedHours(state, rowId, week)
  if (file === null || file.hours === before) return { differences: [], oldDifferences: [] }
  if (isOldWeek({ year: state.edited.year, week }, state.currentWeek))
    return { differences: [], oldDifferences: [{ rowId, week }] }
  const { hours: after, isRounded } = file
  return { differences: [{ rowId, week, before, after, isRounded, isConflict: before !== 0 }], oldDifferences: [] }
}

/**
 * What a sheet without errors would change in a forecast as it stands on the page, unsaved edits included. Blank cells and
 * text change nothing, nor do old weeks and rows that take no input.
 */
export const compareImport = (state: ForecastState, sheet: RecognisedSheet): ImportComparison => {
  const weeks = [...columnsByWeek(sheet)].filter(([week]) => week >= 1 && week <= state.edited.weeks)
  const isSkipped = ({ rowId }: KeptRow) => state.skippedRowIds.includes(rowId)
  const open = sheet.kept.filter(row => takesInput(row.rowId) && !isSkipped(row))
  const cells = open.flatMap(row => weeks.map(week => compareCell(state, row, week)))
  return {
    differences: cells.flatMap(({ differences }) => differences),
    oldDifferences: cells.flatMap(({ oldDifferences }) => oldDifferences),
    readOnlyRowIds: sheet.kept.filter(({ rowId }) => !takesInput(rowId)).map(({ rowId }) => rowId),
    skippedRowIds: sheet.kept.filter(isSkipped).map(({ rowId }) => rowId),
    leftColumns: columnsWithoutWeek(sheet, open),
    hiddenRows: open.filter(({ isHidden }) => isHidden).length,
  }
}

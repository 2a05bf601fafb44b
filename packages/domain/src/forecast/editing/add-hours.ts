import { maximumHours, type Hundredths } from '../../numbers/hundredths'
import { isSignedRow, serverIdOfRow } from '../rows/server-row-ids'
import { isEditableCell, withRowHours } from './edit-cell'
import type { CellAddress, ForecastState } from './forecast-state'
import { findEditableRow } from './list-editable-rows'
import { withAbsenceRow } from './with-absence-row'

/** Hours to add to a cell, in hundredths; with a minus they are taken away. */
export type AddedHours = CellAddress & { readonly hours: Hundredths }

export type HoursAdded = {
  readonly state: ForecastState
  readonly moved: readonly CellAddress[]
  /** Cells that take no input, or that could not hold the sum: left as they are. */
  readonly leftAlone: readonly CellAddress[]
}

const fits = (rowId: string, hours: Hundredths): boolean =>
  Math.abs(hours) <= maximumHours * 100 && (hours >= 0 || isSignedRow(rowId))

const withRowOf = (state: ForecastState, cell: CellAddress): ForecastState => {
  const row = serverIdOfRow(cell.rowId)
  if (row?.kind !== 'absence') return state
  const after = withAbsenceRow(state, row.serverId)
  return isEditableCell(after, cell) ? after : state
}

/**
 * Adds hours, in hundredths, to what the cells hold now, as an edit: for what another page hands over.
 * A further absence gets its row; a cell that takes no input, or whose sum no cell may hold, is left alone.
 */
export const withAddedHours = (state: ForecastState, added: readonly AddedHours[]): HoursAdded => {
  const moved: CellAddress[] = []
  const leftAlone: CellAddress[] = []
  let next = state
  for (const { rowId, week, hours } of added) {
    const cell = { rowId, week }
    const prepared = withRowOf(next, cell)
    const row = findEditableRow(prepared.edited, rowId)
    const sum = (row?.hours[week - 1] ?? 0) + hours
    if (row === undefined || !isEditableCell(prepared, cell) || !fits(rowId, sum)) leftAlone.push(cell)
    else {
      next = withRowHours(prepared, row, row.hours.with(week - 1, sum))
      moved.push(cell)
    }
  }
  return { state: next, moved, leftAlone }
}

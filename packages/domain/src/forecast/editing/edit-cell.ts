import { isOldWeek } from '../../calendar/iso-week'
import type { Hundredths } from '../../numbers/hundredths'
import { hoursRule, parseHours, signedHoursRule } from '../../numbers/parse-number'
import { fail, succeed, type Result } from '../../result'
import { isForecastRow } from '../rows/is-forecast-row'
import { isSignedRow } from '../rows/server-row-ids'
import type { CellAddress, CellEdit, CellEditError, CellEditFailure, ForecastState } from './forecast-state'
import { findEditableRow, hasSameHours, replaceRowHours, type EditableRow } from './list-editable-rows'

/** The editable row of a cell, or why the cell takes no input. */
const checkCell = (state: ForecastState, { rowId, week }: CellAddress): Result<EditableRow, CellEditError> => {
  if (!state.canWrite) return fail('no-write-permission')
  const row = state.skippedRowIds.includes(rowId) ? undefined : findEditableRow(state.edited, rowId)
  if (row === undefined) return fail(isForecastRow(state.edited, rowId) ? 'read-only-row' : 'unknown-row')
  const { year, weeks } = state.edited
  if (!Number.isInteger(week) || week < 1 || week > weeks) return fail('unknown-week')
  return isOldWeek({ year, week }, state.currentWeek) ? fail('old-week') : succeed(row)
}

export const isEditableCell = (state: ForecastState, cell: CellAddress): boolean => checkCell(state, cell).ok

/** Replaces a row; hours equal to the stored ones take back the stored list, so that the row is clean again. */
export const withRowHours = (state: ForecastState, row: EditableRow, hours: readonly Hundredths[]): ForecastState => {
  if (hasSameHours(row.hours, hours)) return state
  const stored = findEditableRow(state.stored, row.rowId)?.hours
  const next = stored !== undefined && hasSameHours(stored, hours) ? stored : hours
  return {
    ...state,
    edited: replaceRowHours(state.edited, row, next),
    resetRowIds: state.resetRowIds.filter(id => id !== row.rowId),
  }
}

const parseEdit = ({ rowId, text }: CellEdit) => parseHours(text, isSignedRow(rowId) ? signedHoursRule : hoursRule)

/**
 * Puts Swedish number text into a cell. Fails, leaving the state as it is, for text that is no number of
 * hours, read-only rows, old weeks, weeks outside the year and without write permission.
 */
export const editCell = (state: ForecastState, edit: CellEdit): Result<ForecastState, CellEditError> => {
  const row = checkCell(state, edit)
  if (!row.ok) return row
  const hours = parseEdit(edit)
  return hours.ok ? succeed(withRowHours(state, row.value, row.value.hours.with(edit.week - 1, hours.value))) : hours
}

/** Several edits, as from a paste, in one step: all of them, or none and every failure by its cell. */
export const editCells = (
  state: ForecastState,
  edits: readonly CellEdit[],
): Result<ForecastState, readonly CellEditFailure[]> => {
  // Each row is replaced once, however many of its cells change.
  const rows = new Map<string, { readonly row: EditableRow; readonly hours: Hundredths[] }>()
  const failures: CellEditFailure[] = []
  for (const edit of edits) {
    const row = checkCell(state, edit)
    const hours = parseEdit(edit)
    if (!row.ok || !hours.ok) {
      const error = row.ok ? hours : row
      if (!error.ok) failures.push({ rowId: edit.rowId, week: edit.week, error: error.error })
      continue
    }
    const changed = rows.get(edit.rowId) ?? { row: row.value, hours: [...row.value.hours] }
    changed.hours[edit.week - 1] = hours.value
    rows.set(edit.rowId, changed)
  }
  if (failures.length > 0) return fail(failures)
  return succeed([...rows.values()].reduce((next, { row, hours }) => withRowHours(next, row, hours), state))
}

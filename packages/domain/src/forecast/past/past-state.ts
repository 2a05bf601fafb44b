import { isOldWeek } from '../../calendar/iso-week'
import type { Hundredths } from '../../numbers/hundredths'
import { fail, succeed, type Result } from '../../result'
import { isEditableCell, withRowHours } from '../editing/edit-cell'
import type { ForecastState } from '../editing/forecast-state'
import { findEditableRow, listEditableRows } from '../editing/list-editable-rows'
import { withAbsenceRow } from '../editing/with-absence-row'
import type { ForecastInput } from '../forecast-input'
import { shownSingleKinds } from '../rows/row-kinds'
import { serverIdOfRow } from '../rows/server-row-ids'

/** The hours of a year as they were once, by the ids of the rows: one list of weeks each, in hundredths of an hour. */
export type PastHours = ReadonlyMap<string, readonly Hundredths[]>

type PastCell = {
  readonly week: number
  readonly past: Hundredths
  /** As the page has it, unsaved edits included. */
  readonly present: Hundredths
  /** Over, so that nothing of it is taken back. */
  readonly isOld: boolean
}

export type PastRow = { readonly rowId: string; readonly takesInput: boolean; readonly cells: readonly PastCell[] }

const rowsWithoutInput = (input: ForecastInput): [string, readonly Hundredths[]][] =>
  shownSingleKinds.flatMap(({ id, editable, list }) => (editable ? [] : [[id, input[list]]]))

/** Rows that only the past has: a further absence that a later answer left out. */
const withRowsOf = (state: ForecastState, past: PastHours): ForecastState =>
  [...past].reduce((next, [rowId, hours]) => {
    const row = serverIdOfRow(rowId)
    return row?.kind === 'absence' && hours.some(value => value !== 0) ? withAbsenceRow(next, row.serverId) : next
  }, state)

/** A past state beside the present, week by week: rows that take input first, then those of budget and staff. */
export const comparePast = (state: ForecastState, past: PastHours): PastRow[] => {
  const { edited } = withRowsOf(state, past)
  const editable = listEditableRows(edited).filter(({ rowId }) => !state.skippedRowIds.includes(rowId))
  const rowOf = (rowId: string, hours: readonly Hundredths[], takesInput: boolean): PastRow => ({
    rowId,
    takesInput,
    cells: hours.map((present, index) => {
      const week = index + 1
      const isOld = isOldWeek({ year: edited.year, week }, state.currentWeek)
      return { week, present, past: past.get(rowId)?.[index] ?? 0, isOld }
    }),
  })
  return [
    ...editable.map(({ rowId, hours }) => rowOf(rowId, hours, true)),
    ...rowsWithoutInput(edited).map(([rowId, hours]) => rowOf(rowId, hours, false)),
  ]
}

/**
 * The forecast with the hours that its cells held once, edited and not saved. Weeks that have passed stay as they are, and
 * so does what budget and staff bring. Fails without write permission.
 */
export const takePast = (state: ForecastState, past: PastHours): Result<ForecastState, 'no-write-permission'> => {
  if (!state.canWrite) return fail('no-write-permission')
  const start = withRowsOf(state, past)
  return succeed(
    [...past].reduce((next, [rowId, hours]) => {
      const row = next.skippedRowIds.includes(rowId) ? undefined : findEditableRow(next.edited, rowId)
      if (row === undefined) return next
      const taken = row.hours.map((present, index) =>
        isEditableCell(next, { rowId, week: index + 1 }) ? (hours[index] ?? 0) : present,
      )
      return withRowHours(next, row, taken)
    }, start),
  )
}

import { isOldWeek } from '../../calendar/iso-week'
import type { WeekRange } from '../../calendar/week-range'
import { roundHalfAwayFromZero, type Hundredths } from '../../numbers/hundredths'
import { fail, succeed, type Result } from '../../result'
import type { ForecastInput } from '../forecast-input'
import { withRowHours } from './edit-cell'
import type { ForecastState } from './forecast-state'
import { findEditableRow, listEditableRows } from './list-editable-rows'
import { withAbsenceRow } from './with-absence-row'

type FillOptions = { readonly range: WeekRange; readonly useAverage: boolean }

const meanOf = (hours: readonly Hundredths[]): Hundredths =>
  roundHalfAwayFromZero(hours.reduce((sum, value) => sum + value, 0) / hours.length)

const addFurtherAbsences = (state: ForecastState, source: ForecastInput): ForecastState =>
  source.absences.reduce(
    (next, row) => (row.hours.some(value => value !== 0) ? withAbsenceRow(next, row.serverId) : next),
    state,
  )

/**
 * Writes absences, substitutes and my forecast of another year into the weeks of the range that are not old: week
 * for week, or each row's mean over the source year rounded to hundredths. Weeks that the source year lacks stay,
 * other values are overwritten. Fails without write permission.
 */
export const fillFromYear = (
  state: ForecastState,
  source: ForecastInput,
  { range, useAverage }: FillOptions,
): Result<ForecastState, 'no-write-permission'> => {
  if (!state.canWrite) return fail('no-write-permission')
  let next = addFurtherAbsences(state, source)
  for (const row of listEditableRows(next.edited)) {
    if (next.skippedRowIds.includes(row.rowId)) continue
    const sourceHours = findEditableRow(source, row.rowId)?.hours
    const mean = sourceHours === undefined ? 0 : meanOf(sourceHours)
    const fillsWeek = (week: number): boolean =>
      week >= range.startWeek &&
      week <= range.endWeek &&
      week <= source.weeks &&
      !isOldWeek({ year: state.edited.year, week }, state.currentWeek)
    const filled = row.hours.map((hours, index) =>
      fillsWeek(index + 1) ? (useAverage ? mean : (sourceHours?.[index] ?? 0)) : hours,
    )
    next = withRowHours(next, row, filled)
  }
  return succeed(next)
}

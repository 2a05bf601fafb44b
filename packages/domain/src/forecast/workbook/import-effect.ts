import type { WeekRange } from '../../calendar/week-range'
import type { Hundredths } from '../../numbers/hundredths'
import { calculateForecast } from '../calculate-forecast'
import type { ForecastState } from '../editing/forecast-state'
import { findEditableRow, listEditableRows } from '../editing/list-editable-rows'

/** A sum of the whole year, in hundredths of an hour, before and after. */
type RowEffect = { readonly rowId: string; readonly before: Hundredths; readonly after: Hundredths }

export type ImportEffect = {
  /** Rows that change, in the order of the page */
  readonly rows: readonly RowEffect[]
  /** Percent at the end of the range, and what remains there in SEK; neither is rounded */
  readonly efficiency: { readonly before: number; readonly after: number }
  readonly remainingBudget: { readonly before: number; readonly after: number }
}

const sumOf = (hours: readonly Hundredths[] | undefined): Hundredths =>
  hours?.reduce((sum, value) => sum + value, 0) ?? 0

/** What an import would do to the sums of rows, and to efficiency and remaining budget of the weeks that are shown. */
export const importEffect = (before: ForecastState, after: ForecastState, range: WeekRange): ImportEffect => {
  const rows = listEditableRows(after.edited).flatMap(({ rowId, hours }): RowEffect[] => {
    const former = findEditableRow(before.edited, rowId)?.hours
    return former === hours ? [] : [{ rowId, before: sumOf(former), after: sumOf(hours) }]
  })
  const one = calculateForecast(before.edited, range).summary
  const other = calculateForecast(after.edited, range).summary
  return {
    rows,
    efficiency: { before: one.totalEfficiency, after: other.totalEfficiency },
    remainingBudget: { before: one.remaining, after: other.remaining },
  }
}

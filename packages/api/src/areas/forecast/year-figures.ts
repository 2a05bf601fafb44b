import { measureYear } from '@veckovis/domain/analytics'
import { calculateForecast } from '@veckovis/domain/forecast'
import { forecastInputOf } from './forecast-mapper'
import type { ForecastHead, StoredRow, YearFigures } from './stored-forecast'

/** The stored copies of what the page calculates too, by the same function, over every week of the year. */
export const yearFiguresOf = (
  head: Pick<ForecastHead, 'year' | 'weeks' | 'resourceBudget' | 'costShift' | 'sickPay'>,
  rows: readonly StoredRow[],
): YearFigures => {
  const input = forecastInputOf(head, rows)
  const result = calculateForecast(input, { startWeek: 1, endWeek: head.weeks })
  return {
    availableHours: result.available.reduce((sum, hours) => sum + hours, 0),
    costPerHour: result.summary.costPerHour,
    staffCost: result.staffCost,
    remainingBudget: result.remaining,
    measures: measureYear(input, result, head.resourceBudget),
  }
}

import { calculateForecast } from '@veckovis/domain/forecast'
import type { Transaction } from '../../../db/database'
import { forecastInputOf } from '../forecast-mapper'
import { forecastsInPieces } from '../store/forecasts-in-pieces'
import { readForecasts, type LockedForecast } from '../store/lock-forecasts'
import { listForecastsOfBudgets, type ForecastOfBudget, type ShiftOfBudget } from '../store/reprice-forecasts'
import type { ForecastHead } from '../stored-forecast'

/** SEK of a year, not rounded: what its weeks cost, and what is left of its budget. */
type YearAtCost = { readonly cost: number; readonly left: number }

export type TriedShift = {
  readonly unitId: number
  readonly year: number
  readonly before: YearAtCost
  readonly after: YearAtCost
}

/** The year of a forecast as another head would have it. */
export const yearAtCost = ({ rows }: LockedForecast, head: ForecastHead): YearAtCost => {
  const input = forecastInputOf(head, rows)
  const { weekCost, summary } = calculateForecast(input, { startWeek: 1, endWeek: head.weeks })
  return { cost: weekCost.reduce((sum, cost) => sum + cost, 0), left: summary.leftOfYear }
}

const tried = (forecast: LockedForecast, changed: readonly ForecastOfBudget[]): TriedShift[] => {
  const { head } = forecast
  const shift = changed.find(({ id }) => id === head.id)
  if (shift === undefined) return []
  const after = yearAtCost(forecast, { ...head, costShift: shift.costShift })
  return [{ unitId: head.unitId, year: head.year, before: yearAtCost(forecast, head), after }]
}

/**
 * What shifts of costs would do to the years of the forecasts on these budgets whose costs they change, in order of year and unit;
 * nothing is written and nothing locked. Years whose budgets are not both locked show no costs, and are left out.
 */
export const tryShifts = async (transaction: Transaction, shifts: readonly ShiftOfBudget[]): Promise<TriedShift[]> => {
  const changed = (await listForecastsOfBudgets(transaction, shifts)).filter(({ isSame }) => !isSame)
  const ids = changed.map(({ id }) => id)
  const all = await forecastsInPieces(ids, async piece =>
    (await readForecasts(transaction, piece))
      .filter(({ head }) => head.isLocked)
      .flatMap(forecast => tried(forecast, changed)),
  )
  return all.sort((one, other) => one.year - other.year || one.unitId - other.unitId)
}

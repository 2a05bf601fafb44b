import { calculateForecast } from '@veckovis/domain/forecast'
import type { Transaction } from '../../../db/database'
import { listForecastsOf, rowsAfter, type DiaryHours } from '../diary/bring-diary-hours'
import { forecastInputOf } from '../forecast-mapper'
import { readForecasts, type LockedForecast } from '../store/lock-forecasts'
import type { StoredOutlook } from './outlook-repository'

/** The same weeks, calculated again with the hours. */
const calculatedWith = (
  stored: StoredOutlook,
  forecast: LockedForecast,
  hours: readonly DiaryHours[],
): StoredOutlook => {
  const { year, firstWeek, costPerHour } = stored.hours
  const input = forecastInputOf(forecast.head, rowsAfter(forecast, hours))
  const result = calculateForecast(input, { startWeek: firstWeek, endWeek: forecast.head.weeks })
  const { needs, resourceTime, extraTime, absences, target, summary } = result
  const budgetedStaffHours = input.budgetedStaffHours.slice(firstWeek - 1)
  const ahead = { needs, budgetedStaffHours, resourceTime, extraTime, absences, target }
  return { ...stored, hours: { year, firstWeek, costPerHour, ...ahead }, remaining: summary.leftOfYear }
}

/** Outlooks as they would be with these hours of the diary; those of units without any, or whose budgets are not locked, stay as they are. */
export const withWaiting = async (
  transaction: Transaction,
  outlooks: readonly StoredOutlook[],
  waiting: readonly DiaryHours[],
): Promise<readonly StoredOutlook[]> => {
  if (waiting.length === 0) return outlooks
  const forecasts = await readForecasts(transaction, await listForecastsOf(transaction, waiting))
  return outlooks.map(stored => {
    const of = forecasts.find(({ head }) => head.unitId === stored.unitId && head.year === stored.year)
    return of?.head.isLocked !== true ? stored : calculatedWith(stored, of, waiting)
  })
}

import { calculateForecast } from '@veckovis/domain/forecast'
import type { Transaction } from '../../../db/database'
import { listForecastsOf, rowsAfter, type DiaryHours } from '../diary/bring-diary-hours'
import { forecastInputOf } from '../forecast-mapper'
import { forecastsInPieces } from '../store/forecasts-in-pieces'
import { readForecasts, type LockedForecast } from '../store/lock-forecasts'
import type { StoredOutlook } from './outlook-repository'

/** The same weeks, calculated again with the hours. */
const calculatedWith = (
  stored: StoredOutlook,
  forecast: LockedForecast,
  hours: readonly DiaryHours[],
): StoredOutlook => {
  const { year, firstWeek, costPerHour, payRise } = stored.hours
  const input = forecastInputOf(forecast.head, rowsAfter(forecast, hours))
  const result = calculateForecast(input, { startWeek: firstWeek, endWeek: forecast.head.weeks })
  const { needs, resourceTime, extraTime, absences, target, summary } = result
  const budgetedStaffHours = input.budgetedStaffHours.slice(firstWeek - 1)
  const ahead = { needs, budgetedStaffHours, resourceTime, extraTime, absences, target }
  return { ...stored, hours: { year, firstWeek, costPerHour, payRise, ...ahead }, remaining: summary.leftOfYear }
}

/** Outlooks as they would be with these hours of the diary; those of units without any, or whose budgets are not locked, stay as they are. */
export const withWaiting = async (
  transaction: Transaction,
  outlooks: readonly StoredOutlook[],
  waiting: readonly DiaryHours[],
): Promise<readonly StoredOutlook[]> => {
  const isMoved = ({ unitId, year, isLocked }: StoredOutlook) =>
    isLocked && waiting.some(hours => hours.unitId === unitId && hours.year === year)
  const ids = await listForecastsOf(transaction, outlooks.filter(isMoved))
  const moved = await forecastsInPieces(ids, async piece =>
    (await readForecasts(transaction, piece)).flatMap(forecast => {
      const of = outlooks.find(({ unitId, year }) => unitId === forecast.head.unitId && year === forecast.head.year)
      return of === undefined ? [] : [calculatedWith(of, forecast, waiting)]
    }),
  )
  return outlooks.map(
    stored => moved.find(({ unitId, year }) => unitId === stored.unitId && year === stored.year) ?? stored,
  )
}

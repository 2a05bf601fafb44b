import { calculateForecast } from '@veckovis/domain/forecast'
import type { Transaction } from '../../../db/database'
import { forecastInputOf } from '../forecast-mapper'
import { readForecasts } from '../store/lock-forecasts'
import { listForecastsOf, rowsAfter, type DiaryHours } from './bring-diary-hours'

/** What the diary's plan shows of a unit's ISO year, with hours that have not come yet; null where it has no forecast, or one whose budgets are not locked. */
export const readWeekFigures = async (
  transaction: Transaction,
  asked: { readonly unitId: number; readonly year: number; readonly hours: readonly DiaryHours[] },
) => {
  const [forecast] = await readForecasts(transaction, await listForecastsOf(transaction, [asked]))
  if (forecast?.head.isLocked !== true) return null
  const { head } = forecast
  const result = calculateForecast(forecastInputOf(head, rowsAfter(forecast, asked.hours)), {
    startWeek: 1,
    endWeek: head.weeks,
  })
  const { needs, ownWeekEfficiency: efficiency, ownMarks: marks } = result
  return { needs: needs.map(hours => hours / 100), efficiency, marks }
}

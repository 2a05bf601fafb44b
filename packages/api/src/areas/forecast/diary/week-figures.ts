import { calculateForecast } from '@veckovis/domain/forecast'
import type { Transaction } from '../../../db/database'
import { forecastInputOf } from '../forecast-mapper'
import { readForecasts } from '../store/lock-forecasts'
import { listForecastsOf } from './bring-diary-hours'

/** What the diary's plan shows of a unit's ISO year; null where it has no forecast, or one whose budgets are not locked. */
export const readWeekFigures = async (
  transaction: Transaction,
  asked: { readonly unitId: number; readonly year: number },
) => {
  const [forecast] = await readForecasts(transaction, await listForecastsOf(transaction, [asked]))
  if (forecast?.head.isLocked !== true) return null
  const { head, rows } = forecast
  const result = calculateForecast(forecastInputOf(head, rows), { startWeek: 1, endWeek: head.weeks })
  const { needs, ownWeekEfficiency: efficiency, ownMarks: marks } = result
  return { needs: needs.map(hours => hours / 100), efficiency, marks }
}

import { calculateForecast, type ForecastResult } from '@veckovis/domain/forecast'
import type { Transaction } from '../../../db/database'
import { forecastInputOf } from '../forecast-mapper'
import { forecastsInPieces } from '../store/forecasts-in-pieces'
import { readForecasts, type LockedForecast } from '../store/lock-forecasts'
import { listForecastsOf, rowsAfter, type DiaryHours } from './bring-diary-hours'

const calculate = ({ head, rows }: Pick<LockedForecast, 'head' | 'rows'>): ForecastResult =>
  calculateForecast(forecastInputOf(head, rows), { startWeek: 1, endWeek: head.weeks })

const at = <T>(list: readonly T[], week: number): T => {
  const found = list[week - 1]
  if (found === undefined) throw new RangeError(`The year has no week ${week}`)
  return found
}

const figuresOf = (result: ForecastResult, week: number) => ({
  efficiency: at(result.efficiency, week),
  ownWeekEfficiency: at(result.ownWeekEfficiency, week),
  mark: at(result.marks, week),
  ownMark: at(result.ownMarks, week),
  remaining: at(result.remaining, week),
})

const tried = (forecast: LockedForecast, hours: readonly DiaryHours[], beside: readonly DiaryHours[]) => {
  const { unitId, year } = forecast.head
  const rows = rowsAfter(forecast, [...hours, ...beside])
  const [before, after] = [calculate(forecast), calculate({ ...forecast, rows })]
  const weeks = hours.filter(effect => effect.unitId === unitId && effect.year === year).map(({ week }) => week)
  return {
    unitId,
    year,
    weeks: [...new Set(weeks)]
      .sort((one, other) => one - other)
      .map(week => ({ week, before: figuresOf(before, week), after: figuresOf(after, week) })),
  }
}

/**
 * What hours of the diary would do to the weeks that they move, over the whole year as the page shows it, by unit and
 * year, together with those that would come beside them; nothing is written and nothing locked. Years whose budgets are not locked show nothing, and are left out.
 */
export const tryDiaryHours = async (
  transaction: Transaction,
  hours: readonly DiaryHours[],
  beside: readonly DiaryHours[],
) => {
  const ids = await listForecastsOf(transaction, hours)
  const all = await forecastsInPieces(ids, async piece =>
    (await readForecasts(transaction, piece))
      .filter(({ head }) => head.isLocked)
      .map(forecast => tried(forecast, hours, beside)),
  )
  return all.sort((one, other) => one.unitId - other.unitId || one.year - other.year)
}

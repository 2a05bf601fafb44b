import { weeksOfRange, type WeekRange } from '../calendar/week-range'
import { calculateForecast } from '../forecast/calculate-forecast'
import { at } from '../forecast/calculation/at-week'
import type { ForecastInput } from '../forecast/forecast-input'
import type { ForecastResult } from '../forecast/forecast-result'
import { forecastRowIds } from '../forecast/rows/forecast-row-ids'
import { absenceKind } from '../forecast/rows/row-kinds'
import type { OutcomeLists } from './effective-outcome'
import { givenKronorIn, withGivenKronor } from './given-kronor'
import { outcomeInput, workedRowId } from './outcome-input'

export type OutcomeFigures = {
  /** As the forecast has them, by the same formulas */
  readonly forecast: ForecastResult
  /** Where kronor are given, its fixed cost holds what they lie above the staff cost of the formulas */
  readonly outcome: ForecastResult
  /** Whether a source gives the kronor of a week; one entry per week of the range */
  readonly givenKronor: readonly boolean[]
}

/** The result without what was worked beyond the rows among its absences: these are what their rows have. */
const withOwnAbsences = (result: ForecastResult, input: ForecastInput): ForecastResult => {
  const worked = input.absences.find(({ serverId }) => serverId === workedRowId)
  if (worked === undefined) return result
  const first = result.range.startWeek - 1
  const absences = result.absences.map((hours, place) => hours - at(worked.hours, first + place))
  const sum = absences.reduce((total, hours) => total + hours, 0) / 100
  const rows = new Map(result.summary.rows).set(forecastRowIds.absences, { sum, average: sum / absences.length })
  rows.delete(absenceKind.rowIdOf(workedRowId))
  return { ...result, absences, summary: { ...result.summary, rows } }
}

/**
 * The figures of the outcome: cost, remaining budget, efficiency and deficit of what happened, by the engine of the
 * forecast, beside those of the forecast. Weeks and cells without an outcome have the forecast's.
 */
export const outcomeFigures = (input: ForecastInput, lists: OutcomeLists, range: WeekRange): OutcomeFigures => {
  const all = { weeks: 'all' } as const
  const hours = outcomeInput(input, lists, all)
  return {
    forecast: calculateForecast(input, range),
    outcome: withOwnAbsences(calculateForecast(withGivenKronor(hours, lists, all), range), hours),
    givenKronor: weeksOfRange(range).map(week => givenKronorIn(lists, 'all', week) !== null),
  }
}

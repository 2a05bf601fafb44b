import { weeksOfRange, type WeekRange } from '../calendar/week-range'
import { calculateForecast } from '../forecast/calculate-forecast'
import { at } from '../forecast/calculation/at-week'
import type { ForecastInput } from '../forecast/forecast-input'
import type { ForecastResult } from '../forecast/forecast-result'
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

/** The absences as their rows have them, without what was worked beyond the rows. */
const ownAbsences = ({ absences }: ForecastResult, input: ForecastInput, range: WeekRange): readonly number[] => {
  const worked = input.absences.find(({ serverId }) => serverId === workedRowId)
  if (worked === undefined) return absences
  return absences.map((hours, place) => hours - at(worked.hours, range.startWeek - 1 + place))
}

/**
 * The figures of the outcome: cost, remaining budget, efficiency and deficit of what happened, by the engine of the
 * forecast, beside those of the forecast. Weeks and cells without an outcome have the forecast's.
 */
export const outcomeFigures = (input: ForecastInput, lists: OutcomeLists, range: WeekRange): OutcomeFigures => {
  const all = { weeks: 'all' } as const
  const hours = outcomeInput(input, lists, all)
  const outcome = calculateForecast(withGivenKronor(hours, lists, all), range)
  return {
    forecast: calculateForecast(input, range),
    outcome: { ...outcome, absences: ownAbsences(outcome, hours, range) },
    givenKronor: weeksOfRange(range).map(week => givenKronorIn(lists, 'all', week) !== null),
  }
}

import { calculateForecast } from '../forecast/calculate-forecast'
import { at } from '../forecast/calculation/at-week'
import type { CostShift, ForecastInput } from '../forecast/forecast-input'
import { valueOfKind, type OutcomeLists } from './effective-outcome'
import type { OutcomeWeeks } from './outcome-input'

const noShift = ({ weeks }: ForecastInput): CostShift => {
  const none = Array.from({ length: weeks }, () => 0)
  return { perHour: none, fixedCost: none, unsocial: none }
}

/** SEK that a source gives of a week; null where none does. */
export const givenKronorIn = (lists: OutcomeLists, weeks: OutcomeWeeks, week: number): number | null => {
  if (weeks !== 'all' && !weeks.has(week)) return null
  const ore = valueOfKind(lists, 'staff-cost', week)
  return ore === null ? null : ore / 100
}

/**
 * The forecast in which the weeks of given kronor cost those instead of staff cost and fixed cost together, as a ledger
 * holds leaders and unsocial hours too. What they lie above the formulas stands in the fixed cost.
 */
export const withGivenKronor = (
  input: ForecastInput,
  lists: OutcomeLists,
  { weeks }: { readonly weeks: OutcomeWeeks },
): ForecastInput => {
  const given = Array.from({ length: input.weeks }, (_, index) => givenKronorIn(lists, weeks, index + 1))
  if (given.every(kronor => kronor === null)) return input
  const { weekCost } = calculateForecast(input, { startWeek: 1, endWeek: input.weeks })
  const shift = input.costShift ?? noShift(input)
  const unsocial = shift.unsocial.map((before, index) => {
    const kronor = at(given, index)
    return kronor === null ? before : before + kronor - at(weekCost, index)
  })
  return { ...input, costShift: { ...shift, unsocial } }
}

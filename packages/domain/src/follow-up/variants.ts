import { costFactorsOfSpecification } from '../forecast/calculation/cost-factors'
import type { CostShift, ForecastInput, LockedResourceBudget } from '../forecast/forecast-input'
import { forecastRows } from '../forecast/rows/row-table'
import { workedRowId } from '../outcome/outcome-input'
import type { CalendarWeek, YearsOfForecast } from './calendar-weeks'
import { weekFigures, type Variant } from './week-figures'

/** Groups of what a forecast rests on that can take other values than the budget has, in the order of the bridge. */
export const forecastSteps = [
  'absence',
  'substitute-hours',
  'substitute-mix',
  'sick-pay',
  'pay-revision',
  'unsocial-hours',
] as const

/** The same where an outcome may say what was worked, before the rows that a forecast has too. */
export const outcomeSteps = ['staffing-hours', ...forecastSteps] as const

export type ForecastStep = (typeof outcomeSteps)[number]

/** Each kind of substitute at what an hour of the schedule costs, so that hours count and no mix. */
const evenFactors = (budget: LockedResourceBudget): LockedResourceBudget => {
  const factors = budget.costFactors ?? costFactorsOfSpecification
  return { ...budget, costFactors: { ...factors, borrowed: 1, hourly: 1, filling: 1, overtime: 1, staggered: 1 } }
}

/** The substitutes that the budget pays for, as hours of one kind. */
const budgetedSubstitutes = (input: ForecastInput): ForecastInput['substitutes'] => [
  { serverId: forecastRows.hourlySubstitute.serverId, hours: input.budgetedSubstituteHours },
]

const noShift = ({ weeks }: ForecastInput): CostShift => {
  const none = Array.from({ length: weeks }, () => 0)
  return { perHour: none, fixedCost: none, unsocial: none }
}

const shiftOf = (input: ForecastInput, has: (step: ForecastStep) => boolean): CostShift | undefined => {
  const { costShift } = input
  if (costShift === undefined) return undefined
  const none = noShift(input)
  const pay = has('pay-revision') ? costShift : none
  const { unsocial } = has('unsocial-hours') ? costShift : none
  return { perHour: pay.perHour, fixedCost: pay.fixedCost, unsocial }
}

/** The budget of the weeks with the new values of some groups; with all of them it is the forecast. */
export const withSteps =
  (steps: readonly ForecastStep[]): Variant =>
  input => {
    const has = (step: ForecastStep) => steps.includes(step)
    return {
      ...input,
      absences: input.absences.filter(({ serverId }) => has(serverId === workedRowId ? 'staffing-hours' : 'absence')),
      substitutes: has('substitute-hours') ? input.substitutes : budgetedSubstitutes(input),
      resourceBudget: has('substitute-mix') ? input.resourceBudget : evenFactors(input.resourceBudget),
      sickPay: has('sick-pay') ? input.sickPay : undefined,
      costShift: shiftOf(input, has),
    }
  }

/**
 * Hours of whole weeks in the locked budget of the year, staff and substitutes. Days that lie in a neighbouring ISO year
 * have those of the nearest week of this year's budget, wherever their forecast comes from.
 */
export const budgetHoursOf = (weeks: readonly CalendarWeek[], { own }: YearsOfForecast): readonly number[] => {
  const places = weeks.map(({ budgetIndex }) => ({ source: 'own' as const, index: budgetIndex }))
  return weekFigures(places, { before: null, own, after: null }, withSteps([])).map(({ hours }) => hours)
}

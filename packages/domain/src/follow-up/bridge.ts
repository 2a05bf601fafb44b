import { daysInYear } from '../calendar/calendar-date'
import type { IsoWeek } from '../calendar/iso-week'
import { at } from '../forecast/calculation/at-week'
import { changesByWeek } from './budget-changes'
import { calendarWeeksOf, type CalendarWeek, type YearsOfForecast } from './calendar-weeks'
import { budgetHoursOf, forecastSteps, outcomeSteps, withSteps, type ForecastStep } from './variants'
import { daysOfWeek, differenceOf, sumOf, type Amounts } from './week-figures'
import { toldFigures, toldYears, type ToldYears, type YearsOfOutcome } from './with-outcome'

/** Every step that a bridge may have, in the order of a bridge. */
export const bridgeStepIds = ['changed-budget', ...outcomeSteps, 'given-kronor', 'calendar'] as const
export type BridgeStepId = (typeof bridgeStepIds)[number]

export type BridgeStep = Amounts & {
  readonly id: BridgeStepId
  /** Those that it moves, with the days that they have in the calendar year */
  readonly weeks: readonly (Amounts & { readonly week: IsoWeek; readonly days: number })[]
}

/** Budget, with its changes, and steps make the projection. */
export type Bridge = { readonly budget: Amounts; readonly steps: readonly BridgeStep[]; readonly projection: Amounts }

/** What the weeks have in the calendar year by a variant of their forecasts. */
const partsOf = (
  weeks: readonly CalendarWeek[],
  told: ToldYears,
  { steps, layer }: { readonly steps: readonly ForecastStep[]; readonly layer: 'hours' | 'kronor' },
) => {
  const figures = toldFigures(weeks, told, layer, withSteps(steps))
  return weeks.map(({ days }, place) => daysOfWeek(at(figures, place), days.length))
}

const stepOf = (
  id: BridgeStepId,
  weeks: readonly CalendarWeek[],
  [before, after]: readonly [readonly Amounts[], readonly Amounts[]],
): BridgeStep => {
  const moved = weeks.map(({ week, days }, place) => ({
    week,
    days: days.length,
    ...differenceOf(at(after, place), at(before, place)),
  }))
  return { id, ...sumOf(moved), weeks: moved.filter(({ hours, kronor }) => hours !== 0 || kronor !== 0) }
}

/** What the changes of the budget do to the deviation, none where there are none. */
const changedBudget = (weeks: readonly CalendarWeek[], { own, budgetChanges = [] }: YearsOfForecast) => {
  if (budgetChanges.length === 0) return []
  const changes = changesByWeek(weeks, own.year, budgetChanges)
  return [stepOf('changed-budget', weeks, [changes, changes.map(() => ({ hours: 0, kronor: 0 }))])]
}

/**
 * Why the projection of a calendar year differs from its budget, by the days and weeks of `projectYear`. Each step
 * is what changes when its group alone takes the values of the forecast, those before it already with them; hours of own
 * resource shifts, which cost nothing, are in the step of substitutes. Two steps of the decision can never differ and
 * are left out: the cost per hour, which the lock froze; and the fixed cost, whose parts are in those of pay and unsocial
 * hours. Two come with an outcome only: staffing hours, as the staff cost of a forecast rests on budgeted hours, are
 * what was worked beyond the rows; and given kronor are what a source says against the formulas. Need moves no cost. The
 * last step is what lies between the annual budget and what its weeks come to, with hours that a neighbouring year has
 * budgeted otherwise for the days it shares. Where the budget has changed since its lock, it is the changed one, and the
 * first step leads from it back to the locked one: an addition lowers the deviation by what it adds, and all other steps are
 * the same with and without it. Nothing is rounded: budget and steps make the projection but for binary noise.
 */
export const bridgeYear = (years: YearsOfForecast, outcome?: YearsOfOutcome): Bridge => {
  const weeks = calendarWeeksOf(years)
  const told = toldYears(years, outcome)
  const ids = outcome === undefined ? forecastSteps : outcomeSteps
  const states = [[], ...ids.map((_, place) => ids.slice(0, place + 1))].map(steps =>
    partsOf(weeks, told, { steps, layer: 'hours' }),
  )
  const kronor = years.own.resourceBudget.annualSalary / daysInYear(years.own.year)
  const first = at(states, 0)
  const ofHours = at(states, ids.length)
  const projected = outcome === undefined ? ofHours : partsOf(weeks, told, { steps: ids, layer: 'kronor' })
  const budgeted = budgetHoursOf(weeks, years)
  const budget = weeks.map(({ days }, place) => ({
    hours: (at(budgeted, place) * days.length) / 7,
    kronor: kronor * days.length,
  }))
  const changes = changedBudget(weeks, years)
  return {
    // The step leads down by what the changes add.
    budget: differenceOf(sumOf(budget), sumOf(changes)),
    steps: [
      ...changes,
      ...ids.map((id, place) => stepOf(id, weeks, [at(states, place), at(states, place + 1)])),
      ...(outcome === undefined ? [] : [stepOf('given-kronor', weeks, [ofHours, projected])]),
      stepOf('calendar', weeks, [budget, first]),
    ],
    projection: sumOf(projected),
  }
}

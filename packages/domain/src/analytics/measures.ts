import { at } from '../forecast/calculation/at-week'
import { weeksPerBudgetYear } from '../forecast/forecast-constants'
import type { ForecastInput } from '../forecast/forecast-input'
import type { ForecastResult } from '../forecast/forecast-result'
import { forecastRows } from '../forecast/rows/row-table'
import { roundHalfAwayFromZero } from '../numbers/hundredths'

/**
 * What is measured of a unit week by week. Hours are whole hundredths, `target` is hundredths of a percentage point (a
 * missing target counts as 100 %), `neededAtTarget` hundredths of an hour, `staffCost` SEK and not rounded, with what
 * settings move in the fixed cost, which itself is the same in each week.
 */
export const weeklyMeasures = [
  'needs',
  'required',
  'budgetedStaff',
  'absence',
  'substitutes',
  'hourlySubstitutes',
  'ownResourceShift',
  'target',
  'neededAtTarget',
  'staffCost',
] as const
type WeeklyMeasure = (typeof weeklyMeasures)[number]

/**
 * What each week of the year has the same of: SEK of fixed cost and of budget, annual workers, and the hours of one
 * full-time post in hundredths.
 */
export const constantMeasures = ['fixedCost', 'budget', 'annualWorkers', 'fullTimeHours'] as const
type ConstantMeasure = (typeof constantMeasures)[number]

/**
 * Every measure of some weeks, each the sum over them, so that measures of weeks, years and units add up; but a year of 53
 * weeks has the budget of 52, which is its annual salary.
 */
export type PeriodMeasures = Readonly<Record<WeeklyMeasure | ConstantMeasure | 'weeks', number>>

/** The measures of a unit's year: of the weekly ones the sums from week 1 to each week, index 0 is week 1. */
export type YearMeasures = {
  readonly cumulative: Readonly<Record<WeeklyMeasure, readonly number[]>>
  readonly perWeek: Readonly<Record<ConstantMeasure, number>>
}

const running = (values: readonly number[]): number[] => {
  let sum = 0
  return values.map(value => (sum += value))
}

const rounded = (values: readonly number[]): number[] => values.map(roundHalfAwayFromZero)

/** Hours of one row, which may not be there. */
const hoursOf = ({ substitutes, weeks }: ForecastInput, serverId: number): readonly number[] =>
  substitutes.find(row => row.serverId === serverId)?.hours ?? Array.from({ length: weeks }, () => 0)

/** Staff cost of each week, with what settings move in the fixed cost: exactly 0 where they move nothing. */
const staffCostWithShifts = ({ resourceBudget }: ForecastInput, { staffCost, fixedCost }: ForecastResult): number[] =>
  staffCost.map((cost, index) => cost + (at(fixedCost, index) - resourceBudget.fixedCostPerWeek))

/** What the forecast itself does not say of its budget. */
type BudgetFigures = { readonly annualWorkers: number }

/**
 * The measures of a forecast, from its own calculation over all weeks of the year. Budget is the ideal
 * share of each week, which is what comes in to the weeks together, 52 of them at most; hours needed at target are
 * rounded to hundredths sum by sum. Throws a RangeError for a result that does not cover the year.
 */
export const measureYear = (
  input: ForecastInput,
  result: ForecastResult,
  { annualWorkers }: BudgetFigures,
): YearMeasures => {
  if (result.weekNumbers.length !== input.weeks) throw new RangeError('The result does not cover the year')
  return {
    cumulative: {
      needs: running(result.needs),
      required: running(result.required),
      budgetedStaff: running(input.budgetedStaffHours),
      absence: running(result.absences),
      substitutes: running(result.extraTime),
      hourlySubstitutes: running(hoursOf(input, forecastRows.hourlySubstitute.serverId)),
      ownResourceShift: running(result.resourceTime),
      target: running(rounded(result.target.map(percent => percent * 100))),
      neededAtTarget: rounded(running(result.neededAtTarget.map(hours => hours * 100))),
      staffCost: running(staffCostWithShifts(input, result)),
    },
    perWeek: {
      fixedCost: input.resourceBudget.fixedCostPerWeek,
      budget: result.summary.idealPerWeek,
      annualWorkers,
      fullTimeHours: roundHalfAwayFromZero(input.resourceBudget.fullTimeHours * 100),
    },
  }
}

const recordOf = <Name extends string>(names: readonly Name[], valueOf: (name: Name) => number): Record<Name, number> =>
  Object.fromEntries(names.map(name => [name, valueOf(name)])) as Record<Name, number>

/**
 * The measures of weeks of one year: the difference of two running sums. Throws a RangeError for weeks outside it.
 * @internal the database does it for thousands of units at once; the properties of the figures rest on it
 */
export const measuresBetween = (
  { cumulative, perWeek }: YearMeasures,
  firstWeek: number,
  lastWeek: number,
): PeriodMeasures => {
  if (firstWeek < 1 || lastWeek < firstWeek || lastWeek > cumulative.needs.length)
    throw new RangeError(`Weeks ${firstWeek} to ${lastWeek} are not in the year`)
  const weeks = lastWeek - firstWeek + 1
  return {
    ...recordOf(weeklyMeasures, name => (cumulative[name][lastWeek - 1] ?? 0) - (cumulative[name][firstWeek - 2] ?? 0)),
    ...recordOf(constantMeasures, name => perWeek[name] * weeks),
    budget: perWeek.budget * Math.min(weeks, weeksPerBudgetYear),
    weeks,
  }
}

/** Measures of several weeks, years or units together. @internal for the properties of the figures */
export const sumMeasures = (parts: readonly PeriodMeasures[]): PeriodMeasures =>
  recordOf(['weeks', ...weeklyMeasures, ...constantMeasures], name => parts.reduce((sum, part) => sum + part[name], 0))

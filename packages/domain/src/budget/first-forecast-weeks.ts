import { weeksInIsoYear } from '../calendar/iso-week'
import { roundHalfAwayFromZero, type Hundredths } from '../numbers/hundredths'
import { spreadOverWeeks } from './spread-over-weeks'

export type LockedBudgets = {
  readonly year: number
  readonly annualNeededHours: number
  readonly needsShares: readonly number[]
  /** Percent */
  readonly efficiency: number
  readonly hoursForSchedule: number
  readonly annualSubstituteHours: number
  readonly resourceShares: readonly number[]
}

export type BudgetedWeeks = {
  readonly required: readonly Hundredths[]
  readonly budgetedStaff: readonly Hundredths[]
  readonly budgetedSubstitutes: readonly Hundredths[]
  /** Hundredths of a percent */
  readonly target: readonly number[]
}

/**
 * What two locked budgets give to every ISO week of their year: required hours and target of the needs budget
 * staff and substitute hours of the resource budget. Throws a RangeError for shares
 * or hours that spreadOverWeeks refuses.
 */
export const forecastWeeksOfBudgets = (budgets: LockedBudgets): BudgetedWeeks => {
  const { year, needsShares, resourceShares } = budgets
  const spread = (annualHours: number, monthlyShares: readonly number[]) =>
    spreadOverWeeks({ annualHours, year, monthlyShares })
  const target = roundHalfAwayFromZero(budgets.efficiency * 100)
  return {
    required: spread(budgets.annualNeededHours, needsShares),
    budgetedStaff: spread(budgets.hoursForSchedule, resourceShares),
    budgetedSubstitutes: spread(budgets.annualSubstituteHours, resourceShares),
    target: Array.from({ length: weeksInIsoYear(year) }, () => target),
  }
}

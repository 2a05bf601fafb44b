import { weeksInIsoYear } from '../calendar/iso-week'
import { roundHalfAwayFromZero, type Hundredths } from '../numbers/hundredths'
import { checkMonthlyShares } from './monthly-shares'
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

/** Shares that sum to 100, those of an unbalanced budget divided by their sum; null when every one is 0. */
const wholeShares = (shares: readonly number[]): readonly number[] | null => {
  if (checkMonthlyShares(shares).ok) return shares
  const sum = shares.reduce((total, share) => total + share, 0)
  return sum === 0 ? null : shares.map(share => (share / sum) * 100)
}

/** Hours of a resource budget, which may be locked unbalanced: below 0 they are none. */
const spreadResources = (year: number, annualHours: number, shares: readonly number[]): Hundredths[] => {
  const monthlyShares = wholeShares(shares)
  return monthlyShares === null
    ? Array.from({ length: weeksInIsoYear(year) }, () => 0)
    : spreadOverWeeks({ annualHours: Math.max(annualHours, 0), year, monthlyShares })
}

/**
 * What two locked budgets give to every ISO week of their year: required hours and target of the needs budget
 * staff and substitute hours of the resource budget, of an unbalanced one with its
 * shares divided by their sum and no hours below 0. Throws a RangeError for what else spreadOverWeeks refuses.
 */
export const forecastWeeksOfBudgets = (budgets: LockedBudgets): BudgetedWeeks => {
  const { year, needsShares, resourceShares } = budgets
  const ofResources = (annualHours: number) => spreadResources(year, annualHours, resourceShares)
  const target = roundHalfAwayFromZero(budgets.efficiency * 100)
  return {
    required: spreadOverWeeks({ annualHours: budgets.annualNeededHours, year, monthlyShares: needsShares }),
    budgetedStaff: ofResources(budgets.hoursForSchedule),
    budgetedSubstitutes: ofResources(budgets.annualSubstituteHours),
    target: Array.from({ length: weeksInIsoYear(year) }, () => target),
  }
}

import { staffingMarkOfWeekFormula } from '../forecast/calculation/mark-week'
import { chartTolerancePoints } from '../forecast/forecast-constants'
import type { StaffingMark } from '../forecast/forecast-result'
import { budgetEfficiency } from './figures/resource-figures'

export type ResultsInput = {
  readonly annualNeededHours: number
  readonly needsShares: readonly number[]
  /** Hours per year */
  readonly hoursForSchedule: number
  readonly resourceShares: readonly number[]
}

type ResultOfMonth = {
  /** 1 to 12 */
  readonly month: number
  readonly neededHours: number
  readonly budgetedHours: number
  /** Percent; 0 when no hours are budgeted */
  readonly efficiency: number
}

export type BudgetResults = {
  readonly months: readonly ResultOfMonth[]
  /** Of the whole year */
  readonly efficiency: number
}

const efficiencyOf = (neededHours: number, budgetedHours: number): number =>
  budgetEfficiency.calculate({ neededHours, budgetedHours })

/** Shares are divided by their actual sum, also those of a budget that is not balanced yet. */
const hoursOfMonths = (annualHours: number, shares: readonly number[]): number[] => {
  const sum = shares.reduce((total, share) => total + share, 0)
  return shares.map(share => (sum > 0 ? (share / sum) * annualHours : 0))
}

/** Needed over budgeted hours in percent per calendar month and for the year, not rounded. */
export const budgetResults = (input: ResultsInput): BudgetResults => {
  const needed = hoursOfMonths(input.annualNeededHours, input.needsShares)
  const budgeted = hoursOfMonths(input.hoursForSchedule, input.resourceShares)
  const months = needed.map((neededHours, index) => {
    const budgetedHours = budgeted[index] ?? 0
    return { month: index + 1, neededHours, budgetedHours, efficiency: efficiencyOf(neededHours, budgetedHours) }
  })
  return { months, efficiency: efficiencyOf(input.annualNeededHours, input.hoursForSchedule) }
}

/**
 * What the hours of a month or a year make of it against the target in percent: within 5 percentage points it is
 * properly staffed, as in the forecast (§9, A-095).
 */
export const markOfBudget = (
  { neededHours, budgetedHours }: { readonly neededHours: number; readonly budgetedHours: number },
  target: number,
): StaffingMark =>
  // The formula compares a ratio, in whatever unit the hours are.
  staffingMarkOfWeekFormula.calculate({
    needs: neededHours,
    available: budgetedHours,
    target,
    tolerance: chartTolerancePoints,
  })

export type EfficiencyOfYear = {
  /** Percent, of the needs budget */
  readonly target: number
  /** Percent, of the whole year */
  readonly year: number
  readonly months: ResultOfMonth[]
}

/** What the hours of a resource budget make of its needs budget, against the target; not rounded. */
export const efficiencyOfYear = (
  needs: {
    readonly annualNeededHours: number
    readonly monthlyShares: readonly number[]
    readonly efficiency: number
  },
  resources: { readonly hoursForSchedule: number; readonly monthlyShares: readonly number[] },
): EfficiencyOfYear => {
  const { months, efficiency } = budgetResults({
    annualNeededHours: needs.annualNeededHours,
    needsShares: needs.monthlyShares,
    hoursForSchedule: resources.hoursForSchedule,
    resourceShares: resources.monthlyShares,
  })
  return { target: needs.efficiency, year: efficiency, months: [...months] }
}

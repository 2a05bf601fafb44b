import type { BudgetState } from './budget-codes'

export type DatedBudget = { readonly id: number; readonly year: number; readonly state: BudgetState }

const ranks: Record<BudgetState, number> = { locked: 2, active: 1, saved: 0 }

/** The budget that counts for a year: the locked one, else the active one, else the one made last. */
export const budgetOfYear = <Budget extends DatedBudget>(
  budgets: readonly Budget[],
  year: number,
): Budget | undefined =>
  budgets
    .filter(budget => budget.year === year)
    .sort((one, other) => ranks[other.state] - ranks[one.state] || other.id - one.id)[0]

/** The budgets that may be copied to a year: of every earlier year the one that counts, the latest year first. */
export const earlierBudgets = <Budget extends DatedBudget>(budgets: readonly Budget[], year: number): Budget[] => {
  const years = [...new Set(budgets.map(budget => budget.year))].filter(earlier => earlier < year)
  return years.sort((one, other) => other - one).flatMap(earlier => budgetOfYear(budgets, earlier) ?? [])
}

import type { BudgetYearResults, NeedsBudget, ResourceBudget } from '@veckovis/contracts/budget'
import { budgetOfYear } from '@veckovis/domain/budget'

/** The budgets that count for a year, and needed over budgeted hours. */
export const resultsOf = (
  budgets: { readonly needs: readonly NeedsBudget[]; readonly resources: readonly ResourceBudget[] },
  year: number,
): BudgetYearResults => {
  const years = new Set([...budgets.needs, ...budgets.resources].map(budget => budget.year))
  const resources = budgetOfYear(budgets.resources, year) ?? null
  // The needs budget that the resources were made for, where there are resources.
  const own = budgets.needs.find(({ id }) => id === resources?.needsBudgetId)
  const needs = own ?? budgetOfYear(budgets.needs, year) ?? null
  return {
    year,
    years: [...years].sort((one, other) => other - one),
    needs,
    resources,
    efficiency: resources?.efficiency ?? null,
  }
}

import { monthlySharesDifference, monthlySharesTolerance } from './monthly-shares'
import type { ResourceBudgetFigures } from './figures/resource-figures'

export type ResourceBudgetBalance = {
  readonly isBalanced: boolean
  /** SEK that the annual workers and the unsocial hours leave of the budget; negative when they cost more */
  readonly costDifference: number
  /** Percentage points that the twelve shares are above 100 together; negative when they are below */
  readonly shareDifference: number
}

/**
 * Balanced when the annual workers do not cost more than the budget and the shares sum to 100 within 0.1; both
 * differences are there either way, not rounded. An unbalanced budget may be saved (§4).
 */
export const resourceBudgetBalance = (
  { leftForSchemeBudget }: Pick<ResourceBudgetFigures, 'leftForSchemeBudget'>,
  monthlyShares: readonly number[],
): ResourceBudgetBalance => {
  const shareDifference = monthlySharesDifference(monthlyShares)
  const sharesFit = Math.abs(shareDifference) <= monthlySharesTolerance
  return { isBalanced: leftForSchemeBudget >= 0 && sharesFit, costDifference: leftForSchemeBudget, shareDifference }
}

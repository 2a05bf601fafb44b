import type { BudgetYearResults } from '@veckovis/contracts/budget'

/**
 * The year that the results begin with: the one that was asked for, or, where it has no budget, the latest before it that
 * has one, or else the first after it.
 */
export const firstYearOf = ({ year, years }: Pick<BudgetYearResults, 'year' | 'years'>): number => {
  const sorted = [...years].sort((one, other) => one - other)
  return sorted.findLast(each => each <= year) ?? sorted[0] ?? year
}

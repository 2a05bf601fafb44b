import type { BudgetState } from '@veckovis/domain/budget'

type DatedNeeds = { readonly year: number; readonly state: BudgetState }

/**
 * The year that a new resource budget begins with: the first from this one on whose needs budget is locked and that has
 * no resources yet, else the last such year, else this one.
 */
export const yearOfNewResource = (
  needs: readonly DatedNeeds[],
  resources: readonly { readonly year: number }[],
  thisYear: number,
): number => {
  const taken = new Set(resources.map(({ year }) => year))
  const waiting = needs
    .filter(({ year, state }) => state === 'locked' && !taken.has(year))
    .map(({ year }) => year)
    .sort((one, other) => one - other)
  return waiting.find(year => year >= thisYear) ?? waiting.at(-1) ?? thisYear
}

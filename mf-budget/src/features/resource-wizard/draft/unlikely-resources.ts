import type { ResourceBasis } from '@veckovis/contracts/budget'
import { isFarBelowLastYear } from '@veckovis/domain/budget'
import { formatMoney } from '@veckovis/domain/numbers'
import type { Words } from '@veckovis/platform'
import { liveResourceBudgetOf } from './live-resource-budget'
import type { ResourceDraft } from './resource-draft'

/** What is legal in a resource budget and hardly meant, a sentence each. */
export const unlikelyResources = (draft: ResourceDraft, basis: ResourceBasis | undefined, words: Words): string[] => {
  const live = liveResourceBudgetOf(draft, basis?.values)
  const { lastYear = null } = basis ?? {}
  if (live.state !== 'calculated' || lastYear === null || lastYear.figures === null) return []
  const { annualSalary } = live.calculated.figures
  const before = lastYear.figures.annualSalary
  return isFarBelowLastYear(annualSalary, before)
    ? [
        words('unlikely.money', {
          value: formatMoney(annualSalary),
          year: lastYear.year,
          before: formatMoney(before),
        }),
      ]
    : []
}

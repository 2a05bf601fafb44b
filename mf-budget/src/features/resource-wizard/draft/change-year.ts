import { parseBudgetYear } from '@veckovis/domain/budget'
import { defaultShareTexts, shareTextsForYear } from '../../../parts/distribution-grid/share-texts'
import type { ResourceDraft } from './resource-draft'

/** Another year: shares by the days follow it, chosen ones stay. */
export const withYear = (draft: ResourceDraft, text: string): ResourceDraft => {
  const year = parseBudgetYear(text)
  if (!year.ok) return { ...draft, year: text }
  const shares =
    draft.shares.length === 12 ? shareTextsForYear(draft.shares, year.value) : defaultShareTexts(year.value)
  return { ...draft, year: text, shares }
}

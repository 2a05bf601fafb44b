import { monthlySharesForYear, parseBudgetYear, parseMonthlyShare } from '@veckovis/domain'
import { defaultShareTexts, shareTexts } from '../../../parts/distribution-grid/share-texts'
import type { ResourceDraft } from './resource-draft'

const numbersIn = (texts: readonly string[]): number[] | null => {
  const shares = texts.flatMap(text => {
    const share = parseMonthlyShare(text)
    return share.ok ? [share.value] : []
  })
  return shares.length === 12 ? shares : null
}

const sharesAfter = ({ year: before, shares: texts }: ResourceDraft, to: number): readonly string[] => {
  if (texts.length !== 12) return defaultShareTexts(to)
  const from = parseBudgetYear(before)
  const shares = numbersIn(texts)
  if (!from.ok || shares === null) return texts
  return shareTexts(monthlySharesForYear(shares, { from: from.value, to }))
}

/** Another year: shares by the days follow it, chosen ones stay. */
export const withYear = (draft: ResourceDraft, text: string): ResourceDraft => {
  const year = parseBudgetYear(text)
  return { ...draft, year: text, shares: year.ok ? sharesAfter(draft, year.value) : draft.shares }
}

import { checkMonthlyShares, parseBudgetYear, parseMonthlyShare, spreadOverWeeks } from '@veckovis/domain'
import type { NeedsDraft } from '../../../data/needs-draft'

export type WeeksOfNeeds = {
  readonly year: number
  /** Hours of each ISO week of the year, the first week first. */
  readonly hours: readonly number[]
}

/** Hours per ISO week; null while the year or a share cannot be read, or the shares are not 100 %. */
export const readWeeks = (
  { year: text, shares: texts }: Pick<NeedsDraft, 'year' | 'shares'>,
  annualHours: number,
): WeeksOfNeeds | null => {
  const year = parseBudgetYear(text)
  const shares = texts.map(parseMonthlyShare).flatMap(parsed => (parsed.ok ? [parsed.value] : []))
  if (!year.ok || !checkMonthlyShares(shares).ok) return null
  const weeks = spreadOverWeeks({ annualHours, year: year.value, monthlyShares: shares })
  return { year: year.value, hours: weeks.map(hundredths => hundredths / 100) }
}

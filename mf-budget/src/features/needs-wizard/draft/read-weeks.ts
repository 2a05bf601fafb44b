import { checkMonthlyShares, parseBudgetYear, parseMonthlyShare, spreadOverWeeks } from '@veckovis/domain/budget'
import type { NeedsDraft } from '../../../data/needs-draft'

export type WeeksOfNeeds = {
  readonly year: number
  /** Hours of each ISO week of the year, the first week first. */
  readonly hours: readonly number[]
}

/** Year and shares of a draft; null while one of them cannot be read, or the shares are not 100 %. */
export const readSpread = ({ year: text, shares: texts }: Pick<NeedsDraft, 'year' | 'shares'>) => {
  const year = parseBudgetYear(text)
  const monthlyShares = texts.map(parseMonthlyShare).flatMap(parsed => (parsed.ok ? [parsed.value] : []))
  return year.ok && checkMonthlyShares(monthlyShares).ok ? { year: year.value, monthlyShares } : null
}

/** Hours per ISO week; null while the year or a share cannot be read, or the shares are not 100 %. */
export const readWeeks = (draft: Pick<NeedsDraft, 'year' | 'shares'>, annualHours: number): WeeksOfNeeds | null => {
  const spread = readSpread(draft)
  if (spread === null) return null
  const weeks = spreadOverWeeks({ annualHours, ...spread })
  return { year: spread.year, hours: weeks.map(hundredths => hundredths / 100) }
}

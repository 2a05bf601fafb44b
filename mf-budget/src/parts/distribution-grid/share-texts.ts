import {
  defaultMonthlyShares,
  monthlySharesDifference,
  monthlySharesForYear,
  parseMonthlyShare,
} from '@veckovis/domain/budget'
import { formatDecimals, formatTyped } from '@veckovis/domain/numbers'

/** Shares as they are typed; more than eight decimals are noise of a division by days. */
export const shareTexts = (shares: readonly number[]): string[] => shares.map(formatTyped)

export const defaultShareTexts = (year: number): string[] => shareTexts(defaultMonthlyShares(year))

const readShares = (texts: readonly string[]): number[] | null => {
  const shares = texts.flatMap(text => {
    const share = parseMonthlyShare(text)
    return share.ok ? [share.value] : []
  })
  return shares.length === 12 ? shares : null
}

const [commonYear, leapYear] = [2023, 2024]

/**
 * Another year: shares that are those of the days follow it, chosen ones stay. What the year was before is not
 * asked: while a year is typed there is none for a moment.
 */
export const shareTextsForYear = (texts: readonly string[], to: number): readonly string[] => {
  const shares = readShares(texts)
  if (shares === null) return texts
  const isByDays = [commonYear, leapYear].some(from => monthlySharesForYear(shares, { from, to }) !== shares)
  return isByDays ? defaultShareTexts(to) : texts
}

/** A share as it stands in a cell that is not edited: two decimals, as a spreadsheet would show it. */
export const shownShare = (text: string): string => {
  const parsed = parseMonthlyShare(text)
  if (!parsed.ok) return text
  const short = formatDecimals(parsed.value, 2)
  return formatTyped(parsed.value).length > short.length ? short : text
}

export type ShareSum = { readonly sum: number; readonly difference: number }

/** Percent together and how far that is above 100; null while a month cannot be read. */
export const shareSum = (texts: readonly string[]): ShareSum | null => {
  const shares = readShares(texts)
  if (shares === null) return null
  const difference = monthlySharesDifference(shares)
  return { sum: 100 + difference, difference }
}

/** Shares for a picture: a month that cannot be read has no bar. */
export const barShares = (texts: readonly string[]): number[] =>
  texts.map(parseMonthlyShare).map(parsed => (parsed.ok ? parsed.value : 0))

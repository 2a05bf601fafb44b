import { daysInMonth, daysInYear } from '../calendar/calendar-date'
import { fail, succeed, type Result } from '../result'
import { shareDifference } from './figures/resource-figures'

/** How far the twelve shares may be from 100 together, in percentage points. */
export const monthlySharesTolerance = 0.1

export type MonthlySharesError = 'not-twelve-months' | 'not-a-share' | 'does-not-sum-to-100'

/** Shares in percent by the days of each month over the days of the year. */
export const defaultMonthlyShares = (year: number): number[] =>
  Array.from({ length: 12 }, (_, index) => (daysInMonth(year, index + 1) / daysInYear(year)) * 100)

/** Percentage points above 100 that the shares sum to, negative when below; binary noise of a billionth is left out. */
export const monthlySharesDifference = (shares: readonly number[]): number =>
  shareDifference.calculate({ monthlyShares: shares })

/** Twelve shares in percent, none negative or above 100, whatever they sum to: an unbalanced budget has such. */
export const checkEachShare = (
  shares: readonly number[],
): Result<readonly number[], Exclude<MonthlySharesError, 'does-not-sum-to-100'>> => {
  if (shares.length !== 12) return fail('not-twelve-months')
  return shares.every(share => Number.isFinite(share) && share >= 0 && share <= 100)
    ? succeed(shares)
    : fail('not-a-share')
}

/** Twelve shares in percent, none negative, 100 within 0.1 together, 99.9 and 100.1 included. */
export const checkMonthlyShares = (shares: readonly number[]): Result<readonly number[], MonthlySharesError> => {
  const each = checkEachShare(shares)
  if (!each.ok) return each
  return Math.abs(monthlySharesDifference(shares)) <= monthlySharesTolerance ? each : fail('does-not-sum-to-100')
}

const isDefaultOf = (shares: readonly number[], year: number): boolean =>
  defaultMonthlyShares(year).every((share, index) => Math.abs(share - (shares[index] ?? Number.NaN)) < 1e-6)

/** The shares of a copied budget: those of the days follow the days of the new year, chosen ones stay. */
export const monthlySharesForYear = (
  shares: readonly number[],
  { from, to }: { readonly from: number; readonly to: number },
): readonly number[] => (isDefaultOf(shares, from) ? defaultMonthlyShares(to) : shares)

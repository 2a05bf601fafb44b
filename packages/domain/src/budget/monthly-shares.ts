import { daysInMonth, daysInYear } from '../calendar/calendar-date'
import { fail, succeed, type Result } from '../result'

/** How far the twelve shares may be from 100 together, in percentage points. */
export const monthlySharesTolerance = 0.1

export type MonthlySharesError = 'not-twelve-months' | 'not-a-share' | 'does-not-sum-to-100'

/** Shares in percent by the days of each month over the days of the year. */
export const defaultMonthlyShares = (year: number): number[] =>
  Array.from({ length: 12 }, (_, index) => (daysInMonth(year, index + 1) / daysInYear(year)) * 100)

/** Twelve shares in percent, none negative, 100 within 0.1 together. */
export const checkMonthlyShares = (shares: readonly number[]): Result<readonly number[], MonthlySharesError> => {
  if (shares.length !== 12) return fail('not-twelve-months')
  if (!shares.every(share => Number.isFinite(share) && share >= 0)) return fail('not-a-share')
  const sum = shares.reduce((total, share) => total + share, 0)
  // The margin of a billionth lets 99.9 and 100.1 in, whose shares need not add up exactly in binary.
  return Math.abs(sum - 100) <= monthlySharesTolerance + 1e-9 ? succeed(shares) : fail('does-not-sum-to-100')
}

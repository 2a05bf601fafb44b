import { daysInMonth } from '../calendar/calendar-date'
import { datesOfWeek, weeksInIsoYear } from '../calendar/iso-week'
import type { Hundredths } from '../numbers/hundredths'
import { roundHalfAwayFromZero } from '../numbers/hundredths'
import { at } from '../forecast/calculation/at-week'
import { dayHoursFormula } from './explanation/needs-formulas'
import { checkMonthlyShares } from './monthly-shares'

export type AnnualSpread = {
  /** Hours of the calendar year */
  readonly annualHours: number
  readonly year: number
  /** Percent per month, see checkMonthlyShares */
  readonly monthlyShares: readonly number[]
}

/**
 * Hours of one day of each month, not rounded: the month's part of the year over its days. The days of the calendar
 * year add up to the annual hours. Throws a RangeError for shares that checkMonthlyShares refuses.
 */
export const dailyHoursByMonth = ({ annualHours, year, monthlyShares }: AnnualSpread): number[] => {
  const shares = checkMonthlyShares(monthlyShares)
  if (!shares.ok) throw new RangeError(`Monthly shares: ${shares.error}`)
  if (!Number.isFinite(annualHours) || annualHours < 0) throw new RangeError('Annual hours are finite and not negative')
  const sum = shares.value.reduce((total, share) => total + share, 0)
  return shares.value.map((share, index) =>
    dayHoursFormula.calculate({ annualHours, share, sumOfShares: sum, days: daysInMonth(year, index + 1) }),
  )
}

/** Binary noise of a billionth of an hour must not move a hundredth. */
const withoutNoise = (value: number): number => Math.round(value * 1e6) / 1e6

const placeByLargestRemainder = (exact: readonly number[]): Hundredths[] => {
  const whole = exact.map(Math.floor)
  const missing = roundHalfAwayFromZero(exact.reduce((sum, value) => sum + value, 0)) - whole.reduce((a, b) => a + b, 0)
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((one, other) => other.remainder - one.remainder || one.index - other.index)
  for (const { index } of byRemainder.slice(0, missing)) whole[index] = at(whole, index) + 1
  return whole
}

/**
 * Hours per ISO week in whole hundredths, placed by largest remainder, the earlier week first on a tie. Days of the
 * first and last week that lie in a neighbouring year take the rate of the same month of this year.
 */
export const spreadOverWeeks = (spread: AnnualSpread): Hundredths[] => {
  const rates = dailyHoursByMonth(spread)
  const weeks = Array.from({ length: weeksInIsoYear(spread.year) }, (_, index) =>
    datesOfWeek({ year: spread.year, week: index + 1 }).reduce((sum, date) => sum + at(rates, date.month - 1), 0),
  )
  return placeByLargestRemainder(weeks.map(hours => withoutNoise(hours * 100)))
}

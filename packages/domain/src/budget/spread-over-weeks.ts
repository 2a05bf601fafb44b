import { daysInMonth } from '../calendar/calendar-date'
import { datesOfWeek, weeksInIsoYear } from '../calendar/iso-week'
import type { Hundredths } from '../numbers/hundredths'
import { placeByLargestRemainder } from '../numbers/largest-remainder'
import { at } from '../forecast/calculation/at-week'
import { figuresFrom } from './figures/budget-figure'
import type { BudgetExplanation } from './formula/budget-explanation'
import { dayHoursFormula, weekHoursFormula } from './formula/needs-formulas'
import { checkMonthlyShares } from './monthly-shares'

export type AnnualSpread = {
  /** Hours of the calendar year */
  readonly annualHours: number
  readonly year: number
  /** Percent per month, see checkMonthlyShares */
  readonly monthlyShares: readonly number[]
}

const dayHours = figuresFrom<AnnualSpread & { readonly month: number }>()(dayHoursFormula, {
  annualHours: ({ annualHours }) => annualHours,
  share: ({ monthlyShares, month }) => at(monthlyShares, month - 1),
  sumOfShares: ({ monthlyShares }) => monthlyShares.reduce((total, share) => total + share, 0),
  days: ({ year, month }) => daysInMonth(year, month),
})

/**
 * Hours of one ISO week from the days of its months. Days of the first and last week that lie in a neighbouring year
 * take the rate of the same month of this year.
 */
const weekHours = figuresFrom<AnnualSpread & { readonly week: number }>()(weekHoursFormula, {
  months: ({ week, ...spread }) => {
    const monthsOfDays = datesOfWeek({ year: spread.year, week }).map(({ month }) => month)
    return [...new Set(monthsOfDays)].map(month => ({
      month,
      days: monthsOfDays.filter(other => other === month).length,
      dayHours: dayHours.calculate({ ...spread, month }),
      explain: () => dayHours.explain({ ...spread, month }),
    }))
  },
})

/** Binary noise of a billionth of an hour must not move a hundredth. */
const withoutNoise = (value: number): number => Math.round(value * 1e6) / 1e6

/**
 * Hours per ISO week in whole hundredths, placed by largest remainder, the earlier week first on a tie. Throws
 * a RangeError for shares that checkMonthlyShares refuses and for hours that are negative or without end.
 */
export const spreadOverWeeks = (spread: AnnualSpread): Hundredths[] => {
  const { annualHours, year, monthlyShares } = spread
  const shares = checkMonthlyShares(monthlyShares)
  if (!shares.ok) throw new RangeError(`Monthly shares: ${shares.error}`)
  if (!Number.isFinite(annualHours) || annualHours < 0) throw new RangeError('Annual hours are finite and not negative')
  const weeks = Array.from({ length: weeksInIsoYear(year) }, (_, index) =>
    weekHours.calculate({ ...spread, week: index + 1 }),
  )
  return placeByLargestRemainder(weeks.map(hours => withoutNoise(hours * 100)))
}

/**
 * How the hours of one ISO week, 1 to 52 or 53, came about from the days of its months. The value is the week in whole
 * hundredths as spreadOverWeeks places it; the terms are not rounded. Throws a RangeError as spreadOverWeeks
 * does, and for a week that the year does not have.
 */
export const explainWeekHours = (spread: AnnualSpread, week: number): BudgetExplanation => {
  const placed = spreadOverWeeks(spread)[week - 1]
  if (placed === undefined) throw new RangeError('The year does not have this week')
  return { ...weekHours.explain({ ...spread, week }), value: placed / 100 }
}

import { toIsoDate, type CalendarDate } from '../../calendar/calendar-date'
import { termsOn, type Employment, type ServiceTerms } from '../../staff/service-terms'

export type PaidMember = Employment & { readonly terms: readonly ServiceTerms[] }

/** The day whose pay a budget of the year is made with: today, or the nearest day of the year. YYYY-MM-DD. */
export const payDayOf = (year: number, today: CalendarDate): string => {
  const firstDay = toIsoDate({ year, month: 1, day: 1 })
  const lastDay = toIsoDate({ year, month: 12, day: 31 })
  const day = toIsoDate(today)
  if (day < firstDay) return firstDay
  return day > lastDay ? lastDay : day
}

/**
 * Mean monthly pay in SEK of those who are or will be employed on the day, each by the terms of that day, not rounded
 * . When all of them have left by then, of all. Null without staff.
 */
export const meanMonthlyPay = (staff: readonly PaidMember[], day: string): number | null => {
  const staying = staff.filter(({ employedTo }) => employedTo === null || employedTo >= day)
  const paid = staying.length > 0 ? staying : staff
  if (paid.length === 0) return null
  return paid.reduce((sum, { terms }) => sum + termsOn(terms, day).salary, 0) / paid.length
}

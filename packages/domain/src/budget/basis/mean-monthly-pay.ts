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

/** Those whose pay counts on the day: anyone who is or will be employed; when all have left by then, all of them. */
export const paidOn = <Member extends PaidMember>(staff: readonly Member[], day: string): readonly Member[] => {
  const staying = staff.filter(({ employedTo }) => employedTo === null || employedTo >= day)
  return staying.length > 0 ? staying : staff
}

/**
 * Mean monthly pay in SEK of those whose pay counts on the day, each by the terms of that day, not rounded.
 * Null without staff.
 */
export const meanMonthlyPay = (staff: readonly PaidMember[], day: string): number | null => {
  const paid = paidOn(staff, day)
  if (paid.length === 0) return null
  return paid.reduce((sum, { terms }) => sum + termsOn(terms, day).salary, 0) / paid.length
}

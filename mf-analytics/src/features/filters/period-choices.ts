import { parseIsoDate, toIsoDate, type CalendarDate } from '@veckovis/domain/calendar'
import { periodOfDays } from '@veckovis/domain/analytics'

export type Days = { readonly from: string | null; readonly to: string | null }

const twoDigits = (month: number): string => String(month).padStart(2, '0')
const lastDayOfMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** The days of a month, 1 to 12. */
export const daysOfMonth = (year: number, month: number): Days => ({
  from: `${year}-${twoDigits(month)}-01`,
  to: toIsoDate({ year, month, day: lastDayOfMonth(year, month) }),
})

export const wholeYear: Days = { from: null, to: null }

const read = (text: string): CalendarDate | null => {
  const date = parseIsoDate(text)
  return date.ok ? date.value : null
}

/** The year whose months are offered: that of the first day, else the present one. */
export const yearOffered = ({ from }: Days, thisYear: number): number =>
  from === null ? thisYear : (read(from)?.year ?? thisYear)

/** The month that the days are just, 1 to 12; `year` for no days, and `own` for any others. */
export const choiceOf = (days: Days): number | 'year' | 'own' => {
  if (days.from === null || days.to === null) return 'year'
  const first = read(days.from)
  if (first === null) return 'own'
  const month = daysOfMonth(first.year, first.month)
  return month.from === days.from && month.to === days.to ? first.month : 'own'
}

/**
 * The days with another first or last one. Both or none: the other is the first or last day of the same year, and one
 * that is taken away takes the other with it.
 */
export const withDay = (days: Days, end: 'from' | 'to', text: string): Days => {
  if (text === '') return wholeYear
  const year = text.slice(0, 4)
  const other = end === 'from' ? (days.to ?? `${year}-12-31`) : (days.from ?? `${year}-01-01`)
  return end === 'from' ? { from: text, to: other } : { from: other, to: text }
}

/** Why the days are no period: `no-week`, `too-long`, or `order` when the last is before the first. */
export const problemOfDays = ({ from, to }: Days): 'no-week' | 'too-long' | 'order' | null => {
  const [first, last] = [from === null ? null : read(from), to === null ? null : read(to)]
  if (from === null || to === null || first === null || last === null) return null
  if (to < from) return 'order'
  const period = periodOfDays(first, last)
  return period.ok ? null : period.error
}

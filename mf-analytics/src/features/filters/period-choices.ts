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

const thirds = [1, 2, 3] as const
type Third = (typeof thirds)[number]

/** The days of four months, the first, second or third of a year. */
export const daysOfThird = (year: number, third: Third): Days => ({
  from: daysOfMonth(year, third * 4 - 3).from,
  to: daysOfMonth(year, third * 4).to,
})

/** From the first day of the year of a day until that day. */
export const yearToDate = (today: string): Days => ({ from: `${today.slice(0, 4)}-01-01`, to: today })

export const wholeYear: Days = { from: null, to: null }

const read = (text: string): CalendarDate | null => {
  const date = parseIsoDate(text)
  return date.ok ? date.value : null
}

/** The year whose months are offered: that of the first day, else the present one. */
export const yearOffered = ({ from }: Days, thisYear: number): number =>
  from === null ? thisYear : (read(from)?.year ?? thisYear)

const isSame = (one: Days, other: Days): boolean => one.from === other.from && one.to === other.to

/** The periods that are offered by name, in their order, of the year that is looked at and by a day in Sweden. */
export const offeredPeriods = (year: number, today: string) => [
  { value: 'year', days: wholeYear },
  { value: 'to-date', days: yearToDate(today) },
  ...thirds.map(third => ({ value: `third-${third}`, days: daysOfThird(year, third) })),
  ...Array.from({ length: 12 }, (_, index) => ({ value: String(index + 1), days: daysOfMonth(year, index + 1) })),
]

/** Which of the periods the days are just; `own` for any others. */
export const choiceOf = (days: Days, periods: ReturnType<typeof offeredPeriods>): string => {
  if (days.from === null || days.to === null) return 'year'
  return periods.find(period => isSame(period.days, days))?.value ?? 'own'
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

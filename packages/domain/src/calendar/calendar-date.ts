import { fail, succeed, type Result } from '../result'

/** A day of the Gregorian calendar without time or zone; month and day count from 1. */
export type CalendarDate = { readonly year: number; readonly month: number; readonly day: number }

const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const

export const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

export const daysInYear = (year: number): 365 | 366 => (isLeapYear(year) ? 366 : 365)

/** Days of a month, 28 to 31. Throws a RangeError for a month outside 1 to 12. */
export const daysInMonth = (year: number, month: number): number => {
  const length = monthLengths[month - 1]
  if (length === undefined) throw new RangeError(`There is no month ${month}`)
  return month === 2 && isLeapYear(year) ? 29 : length
}

/** Whole days since 1 January 1970; the year is counted from March so that the leap day falls last. */
export const dayNumberOf = ({ year, month, day }: CalendarDate): number => {
  const marchYear = month <= 2 ? year - 1 : year
  const dayOfMarchYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1
  const leapDays = Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400)
  return marchYear * 365 + leapDays + dayOfMarchYear - 719_468
}

/** The day with this number of days since 1 January 1970. */
export const calendarDateOf = (dayNumber: number): CalendarDate => {
  const shifted = dayNumber + 719_468
  const era = Math.floor(shifted / 146_097)
  const dayOfEra = shifted - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  return { year, month, day: dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1 }
}

const padded = (value: number, length: number): string => String(value).padStart(length, '0')

/** A day as YYYY-MM-DD. */
export const toIsoDate = ({ year, month, day }: CalendarDate): string =>
  `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`

/** Reads exactly YYYY-MM-DD; fails for any other text and for days that do not exist. */
export const parseIsoDate = (text: string): Result<CalendarDate, 'not-a-date'> => {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (match === null) return fail('not-a-date')
  const date = { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) }
  const exists = date.month >= 1 && date.month <= 12 && date.day >= 1 && date.day <= daysInMonth(date.year, date.month)
  return exists ? succeed(date) : fail('not-a-date')
}

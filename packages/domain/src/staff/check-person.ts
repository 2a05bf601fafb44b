import { parseIsoDate, type CalendarDate } from '../calendar/calendar-date'
import { fail, succeed, type Result } from '../result'

/** Characters that a name, and the staff notes, may hold at most. */
export const longestStaffName = 100
export const longestStaffNotes = 2_000

const youngest = 13
const oldest = 110

export type BirthdayError = 'not-a-date' | 'not-plausible'

const ageOn = (birthday: CalendarDate, day: CalendarDate): number => {
  const hadBirthday = day.month > birthday.month || (day.month === birthday.month && day.day >= birthday.day)
  return day.year - birthday.year - (hadBirthday ? 0 : 1)
}

/**
 * A birthday as YYYY-MM-DD of somebody who is 13 to 110 years old today: the law lets nobody work earlier, and the
 * rest are years typed wrongly (§3).
 */
export const checkBirthday = (text: string, today: CalendarDate): Result<CalendarDate, BirthdayError> => {
  const date = parseIsoDate(text)
  if (!date.ok) return date
  const age = ageOn(date.value, today)
  return age >= youngest && age <= oldest ? succeed(date.value) : fail('not-plausible')
}

/** A day of an employment: a real day of the years 1950 to 2100, as YYYY-MM-DD. */
export const isEmploymentDay = (text: string): boolean => {
  const date = parseIsoDate(text)
  return date.ok && date.value.year >= 1950 && date.value.year <= 2100
}

import { calendarDateOf, dayNumberOf, parseIsoDate, toIsoDate, type CalendarDate } from '../calendar/calendar-date'
import { isoWeekOf, type IsoWeek } from '../calendar/iso-week'
import { fail, succeed, type Result } from '../result'

/** ISO days of the week: 1 is Monday, 7 is Sunday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const
export type Weekday = (typeof weekdays)[number]

/** The chosen weekdays of a range, first and last day included. Days are YYYY-MM-DD. */
export type ChosenDates = { readonly from: string; readonly to: string; readonly weekdays: readonly Weekday[] }

/** @public for the pages of the diary */
export type DatesError = 'not-a-date' | 'date-range' | 'other-year' | 'no-date'

const firstYear = 2001
const lastYear = 2100

/** A day that an entry may have: a real one of the years 2001 to 2100, whose ISO weeks lie in years with forecasts. */
export const isDiaryDay = (text: string): boolean => {
  const date = parseIsoDate(text)
  return date.ok && date.value.year >= firstYear && date.value.year <= lastYear
}

const dateOf = (text: string): CalendarDate => {
  const date = parseIsoDate(text)
  if (!date.ok) throw new RangeError('Not a day')
  return date.value
}

const numberOf = (text: string): number => dayNumberOf(dateOf(text))
const dayOf = (number: number): string => toIsoDate(calendarDateOf(number))

/** The day so many days later; earlier with a minus. Throws a RangeError for what is no day. */
export const addDays = (day: string, days: number): string => dayOf(numberOf(day) + days)

/** 1 for a Monday to 7 for a Sunday. Throws a RangeError for what is no day. */
export const weekdayOf = (day: string): Weekday => weekdays[(((numberOf(day) + 3) % 7) + 7) % 7] ?? 1

/** The chosen dates, earliest first; none of a range that ends before it begins. Clocks that change move no date. */
export const listDates = ({ from, to, weekdays: chosen }: ChosenDates): string[] => {
  const first = numberOf(from)
  const length = Math.max(0, numberOf(to) - first + 1)
  return Array.from({ length }, (_, offset) => dayOf(first + offset)).filter(day => chosen.includes(weekdayOf(day)))
}

/** The ISO week of a day, which may lie in the ISO year before or after its own. */
export const weekOf = (day: string): IsoWeek => isoWeekOf(dateOf(day))

/** What is wrong with the dates of an entry. */
export const checkChosenDates = (dates: ChosenDates): Result<ChosenDates, DatesError> => {
  const { from, to } = dates
  if (!isDiaryDay(from) || !isDiaryDay(to)) return fail('not-a-date')
  if (to < from) return fail('date-range')
  if (from.slice(0, 4) !== to.slice(0, 4)) return fail('other-year')
  return listDates(dates).length === 0 ? fail('no-date') : succeed(dates)
}

/**
 * The end of a range as the form keeps it: one that lies in another year than the start becomes the start, and
 * `rest` is what a second entry from 1 January would hold; null without one, as for an end before the start.
 * @public for the pages of the diary
 */
export const keepInYear = (
  from: string,
  to: string,
): { readonly to: string; readonly rest: { readonly from: string; readonly to: string } | null } => {
  const year = from.slice(0, 4)
  if (to.slice(0, 4) === year) return { to, rest: null }
  return { to: from, rest: to < from ? null : { from: `${Number(year) + 1}-01-01`, to } }
}

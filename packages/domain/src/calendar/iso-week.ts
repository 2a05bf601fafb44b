import { calendarDateOf, dayNumberOf, type CalendarDate } from './calendar-date'

/** A week with its ISO year, which differs from the calendar year around New Year. */
export type IsoWeek = { readonly year: number; readonly week: number }

/** Monday is 0. Day number 0, 1 January 1970, was a Thursday. */
export const weekdayOf = (dayNumber: number): number => (((dayNumber + 3) % 7) + 7) % 7

const firstMondayOf = (isoYear: number): number => {
  const fourthOfJanuary = dayNumberOf({ year: isoYear, month: 1, day: 4 })
  return fourthOfJanuary - weekdayOf(fourthOfJanuary)
}

/** The ISO week of a day; a week belongs to the year that holds its Thursday. */
export const isoWeekOf = (date: CalendarDate): IsoWeek => {
  const dayNumber = dayNumberOf(date)
  const { year } = calendarDateOf(dayNumber - weekdayOf(dayNumber) + 3)
  return { year, week: Math.floor((dayNumber - firstMondayOf(year)) / 7) + 1 }
}

/** 53 when the ISO year is a long one, as 2020, 2026 and 2032 are. */
export const weeksInIsoYear = (year: number): 52 | 53 =>
  firstMondayOf(year + 1) - firstMondayOf(year) === 371 ? 53 : 52

/** The Monday that begins the week. */
export const mondayOf = ({ year, week }: IsoWeek): CalendarDate => calendarDateOf(firstMondayOf(year) + (week - 1) * 7)

/** The seven days of the week, Monday first; they may lie in two calendar years. */
export const datesOfWeek = (isoWeek: IsoWeek): CalendarDate[] => {
  const monday = dayNumberOf(mondayOf(isoWeek))
  return Array.from({ length: 7 }, (_, offset) => calendarDateOf(monday + offset))
}

/** A week is old when it lies before the current ISO week; earlier years are old, later ones are not (§5, A-057). */
export const isOldWeek = (week: IsoWeek, current: IsoWeek): boolean =>
  week.year < current.year || (week.year === current.year && week.week < current.week)

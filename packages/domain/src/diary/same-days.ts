import type { Hundredths } from '../numbers/hundredths'
import { listDates, weekdayOf, weekdays, type ChosenDates, type Weekday } from './chosen-dates'

/**
 * The weekdays that the chosen dates really have. With the first and the last date they tell one set of dates from another,
 * however it was chosen.
 */
export const datedWeekdays = (dates: ChosenDates): Weekday[] => {
  const found = new Set(listDates(dates).map(weekdayOf))
  return weekdays.filter(weekday => found.has(weekday))
}

/**
 * Hours of one person's absences on a day that are more than the person's own.
 * @public for the pages of the diary
 */
export type OverfullDay = { readonly date: string; readonly hours: Hundredths; readonly own: Hundredths }

type DailyHours = ChosenDates & { readonly perDay: Hundredths }

/**
 * The days on which an absence, together with the person's others, takes more than the person's own hours. A day
 * of one absence alone is no overlap.
 */
export const listOverfullDays = (
  asked: DailyHours,
  others: readonly DailyHours[],
  ownHoursOn: (date: string) => Hundredths,
): OverfullDay[] => {
  const taken = new Map<string, Hundredths>()
  for (const other of others)
    for (const date of listDates(other)) taken.set(date, (taken.get(date) ?? 0) + other.perDay)
  return listDates(asked).flatMap(date => {
    const before = taken.get(date)
    if (before === undefined) return []
    const [hours, own] = [before + asked.perDay, ownHoursOn(date)]
    return hours > own ? [{ date, hours, own }] : []
  })
}

import { calendarDateOf, dayNumberOf, toIsoDate, type CalendarDate } from '../calendar/calendar-date'

/** Eight weeks. */
const daysAhead = 56

/** A week. */
const daysSoon = 7

const daysLater = (today: CalendarDate, days: number): string => toIsoDate(calendarDateOf(dayNumberOf(today) + days))

/** The last day, as YYYY-MM-DD, of what the start page tells of the staff: eight weeks from today. */
export const lastComingDay = (today: CalendarDate): string => daysLater(today, daysAhead)

/** The last day of what it tells beside today. */
export const lastDaySoon = (today: CalendarDate): string => daysLater(today, daysSoon)

import { calendarDateOf, dayNumberOf, toIsoDate, type CalendarDate } from '../calendar/calendar-date'

/** Eight weeks. */
const daysAhead = 56

/** The last day, as YYYY-MM-DD, of what the start page tells of the staff: eight weeks from today. */
export const lastComingDay = (today: CalendarDate): string => toIsoDate(calendarDateOf(dayNumberOf(today) + daysAhead))

import { parseIsoDate, type CalendarDate } from '@veckovis/domain/calendar'
import { type Employment } from '@veckovis/domain/staff'

/** YYYY-MM-DD as a date. Throws a RangeError for any other text. */
export const calendarDateOfText = (day: string): CalendarDate => {
  const parsed = parseIsoDate(day)
  if (!parsed.ok) throw new RangeError(`${day} is no day`)
  return parsed.value
}

/** The day a change is proposed from: today, or the end of the employment that lies nearest (YYYY-MM-DD). */
export const firstDayOfChange = ({ employedFrom, employedTo }: Employment, today: string): string => {
  if (today < employedFrom) return employedFrom
  return employedTo !== null && today > employedTo ? employedTo : today
}

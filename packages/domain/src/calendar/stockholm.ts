import type { CalendarDate } from './calendar-date'
import { isoWeekOf, type IsoWeek } from './iso-week'

const stockholmDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Stockholm',
  calendar: 'gregory',
  numberingSystem: 'latn',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
})

/** The calendar day in Stockholm at this instant. Throws a RangeError for an invalid Date. */
export const calendarDateInStockholm = (instant: Date): CalendarDate => {
  const parts = stockholmDay.formatToParts(instant)
  const part = (type: 'year' | 'month' | 'day'): number =>
    Number(parts.find(candidate => candidate.type === type)?.value)
  return { year: part('year'), month: part('month'), day: part('day') }
}

/** The Swedish ISO week at this instant (§9, A-057). */
export const isoWeekInStockholm = (instant: Date): IsoWeek => isoWeekOf(calendarDateInStockholm(instant))

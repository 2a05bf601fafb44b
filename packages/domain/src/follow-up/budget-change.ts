import type { CalendarDate } from '../calendar/calendar-date'

/**
 * An addition to a locked budget, or a reduction below 0, from a day of its calendar year on: SEK and hours of all
 * its days together, two decimals at most.
 */
export type BudgetChange = { readonly firstDay: CalendarDate; readonly kronor: number; readonly hours: number }

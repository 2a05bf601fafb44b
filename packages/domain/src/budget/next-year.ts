import type { CalendarDate } from '../calendar/calendar-date'

/** From the first of September on a unit's budget of the next year is due. */
const dueFromMonth = 9

/** The calendar year that is planned for next, and whether its budgets are due by now. */
export const nextBudgetYear = ({ year, month }: CalendarDate): { readonly year: number; readonly isDue: boolean } => ({
  year: year + 1,
  isDue: month >= dueFromMonth,
})

import { addDays, weekOf } from './chosen-dates'

/** Whole weeks on, so that a weekday stays one. */
const yearsInDays = [364, 371] as const

/**
 * The same weekdays of the same ISO week in the calendar year after that of `from`: what comes every year (YYYY-MM-DD).
 * A week 53 that the next year lacks gives way to the nearest week of that year, and what would lie over New Year is cut
 * off, as an entry lies within one year. Throws a RangeError for what is no day.
 */
export const sameDatesNextYear = (from: string, to: string): { readonly from: string; readonly to: string } => {
  const year = Number(from.slice(0, 4)) + 1
  const possible = yearsInDays.filter(days => addDays(from, days).startsWith(`${year}-`))
  const { week } = weekOf(from)
  const days = possible.find(each => weekOf(addDays(from, each)).week === week) ?? possible[0] ?? yearsInDays[0]
  const [first, last] = [addDays(from, days), addDays(to, days)]
  const newYearsEve = `${year}-12-31`
  return { from: first, to: last > newYearsEve ? newYearsEve : last }
}

import { dayNumberOf, daysInMonth } from '../calendar/calendar-date'
import { mondayOf, weeksInIsoYear } from '../calendar/iso-week'
import { at } from '../forecast/calculation/at-week'

const monthsGiven = 14

/** Equal parts of whole öre: all have the same remainder, so those that are left over fall on the first days. */
const spreadOver = (days: number, ore: number): number[] => {
  const part = Math.floor(ore / days)
  return Array.from({ length: days }, (_, day) => (day < ore - part * days ? part + 1 : part))
}

/**
 * Kronor of the weeks of an ISO year from those that a ledger gives of months, in öre: `months` are December of the
 * year before, the twelve of the year and January of the year after, null where nothing is given. A month is spread over its
 * days by largest remainder, so that they sum to it; a week is the sum of its days, and null unless all seven have some.
 */
export const weeksOfMonthlyKronor = (year: number, months: readonly (number | null)[]): readonly (number | null)[] => {
  if (months.length !== monthsGiven) throw new RangeError(`A year needs ${monthsGiven} months and not ${months.length}`)
  const days = months.flatMap((ore, index) => {
    const place = { year: year + Math.floor((index - 1) / 12), month: ((index + 11) % 12) + 1 }
    const length = daysInMonth(place.year, place.month)
    return ore === null ? Array.from({ length }, () => null) : spreadOver(length, ore)
  })
  const first = dayNumberOf({ year: year - 1, month: 12, day: 1 })
  return Array.from({ length: weeksInIsoYear(year) }, (_, index) => {
    const monday = dayNumberOf(mondayOf({ year, week: index + 1 })) - first
    const known = Array.from({ length: 7 }, (_day, day) => at(days, monday + day)).filter(ore => ore !== null)
    return known.length === 7 ? known.reduce((sum, ore) => sum + ore, 0) : null
  })
}

import { dayNumberOf, daysInYear, type CalendarDate } from '../calendar/calendar-date'
import { at } from '../forecast/calculation/at-week'
import type { BudgetChange } from './budget-change'
import { sumOf, type Amounts } from './week-figures'

/** Whole hundredths, of which a sum is the same in whatever order they come. */
type Hundredths = { readonly kronor: number; readonly hours: number }

const hundredthsByDay = (changes: readonly BudgetChange[]): ReadonlyMap<number, Hundredths> => {
  const byDay = new Map<number, Hundredths>()
  for (const { firstDay, kronor, hours } of changes) {
    const day = dayNumberOf(firstDay)
    const before = byDay.get(day) ?? { kronor: 0, hours: 0 }
    byDay.set(day, {
      kronor: before.kronor + Math.round(kronor * 100),
      hours: before.hours + Math.round(hours * 100),
    })
  }
  return byDay
}

/**
 * What changes of its budget add to each day of a calendar year, 1 January first: each is spread evenly over its day and all
 * days after it until 31 December, so that the days make the change. Nothing is rounded. Throws a RangeError for a change of
 * another year.
 */
export const changesByDay = (year: number, changes: readonly BudgetChange[]): readonly Amounts[] => {
  const other = changes.find(({ firstDay }) => firstDay.year !== year)
  if (other !== undefined) throw new RangeError(`A change of ${other.firstDay.year} is none of the budget of ${year}`)
  const byDay = hundredthsByDay(changes)
  const first = dayNumberOf({ year, month: 1, day: 1 })
  const length = daysInYear(year)
  let daily: Amounts = { kronor: 0, hours: 0 }
  return Array.from({ length }, (_, place) => {
    const begins = byDay.get(first + place)
    const days = (length - place) * 100
    if (begins !== undefined)
      daily = { kronor: daily.kronor + begins.kronor / days, hours: daily.hours + begins.hours / days }
    return daily
  })
}

/** The same by weeks, for those of their days that lie in the year. */
export const changesByWeek = (
  weeks: readonly { readonly days: readonly CalendarDate[] }[],
  year: number,
  changes: readonly BudgetChange[],
): readonly Amounts[] => {
  const byDay = changesByDay(year, changes)
  const first = dayNumberOf({ year, month: 1, day: 1 })
  return weeks.map(({ days }) => sumOf(days.map(date => at(byDay, dayNumberOf(date) - first))))
}

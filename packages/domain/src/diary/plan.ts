import { calendarDateOf, dayNumberOf, daysInMonth, parseIsoDate, toIsoDate } from '../calendar/calendar-date'
import { mondayOf, weeksInIsoYear } from '../calendar/iso-week'
import type { Hundredths } from '../numbers/hundredths'
import { weekdayOf, type ChosenDates } from './chosen-dates'

/** What a plan shows: so many columns of as many days each, from a first day on. Columns count from 1. */
export type PlanPeriod = { readonly first: string; readonly columns: number; readonly daysPerColumn: 1 | 7 }

/** The weeks of an ISO year. */
export const planOfYear = (year: number): PlanPeriod => ({
  first: toIsoDate(mondayOf({ year, week: 1 })),
  columns: weeksInIsoYear(year),
  daysPerColumn: 7,
})

/** The days of a month, 1 to 12. Throws a RangeError for another one. */
export const planOfMonth = (year: number, month: number): PlanPeriod => ({
  first: toIsoDate({ year, month, day: 1 }),
  columns: daysInMonth(year, month),
  daysPerColumn: 1,
})

const numberOf = (day: string): number => {
  const date = parseIsoDate(day)
  if (!date.ok) throw new RangeError('Not a day')
  return dayNumberOf(date.value)
}

const dayOf = (number: number): string => toIsoDate(calendarDateOf(number))

/** First and last day of a column, or of all columns up to another one. */
export const daysOfColumns = (
  { first, daysPerColumn }: PlanPeriod,
  from: number,
  to: number = from,
): { readonly from: string; readonly to: string } => {
  const start = numberOf(first)
  return { from: dayOf(start + (from - 1) * daysPerColumn), to: dayOf(start + to * daysPerColumn - 1) }
}

/** How many of the chosen dates each column has, in their order; columns without one are left out. */
export const datesByColumn = (
  { from, to, weekdays }: ChosenDates,
  { first, columns, daysPerColumn }: PlanPeriod,
): { readonly column: number; readonly days: number }[] => {
  const start = numberOf(first)
  const begins = Math.max(start, numberOf(from))
  const ends = Math.min(start + columns * daysPerColumn - 1, numberOf(to))
  const found = new Map<number, number>()
  const firstWeekday = weekdayOf(dayOf(begins))
  for (let day = begins; day <= ends; day += 1) {
    const weekday = ((firstWeekday - 1 + day - begins) % 7) + 1
    if (!weekdays.some(chosen => chosen === weekday)) continue
    const column = Math.floor((day - start) / daysPerColumn) + 1
    found.set(column, (found.get(column) ?? 0) + 1)
  }
  return [...found].map(([column, days]) => ({ column, days }))
}

type PlannedAbsence = ChosenDates & { readonly staffId: number; readonly perDay: Hundredths }

/** What a column of the plan comes to. */
type PlanFoot = { readonly peopleAway: number; readonly hours: Hundredths }

/** How many people are away some day of each column, each counted once, and their hours. */
export const footOfPlan = (absences: readonly PlannedAbsence[], period: PlanPeriod): PlanFoot[] => {
  const feet = Array.from({ length: period.columns }, () => ({ people: new Set<number>(), hours: 0 }))
  for (const absence of absences)
    for (const { column, days } of datesByColumn(absence, period)) {
      const foot = feet[column - 1]
      foot?.people.add(absence.staffId)
      if (foot !== undefined) foot.hours += absence.perDay * days
    }
  return feet.map(({ people, hours }) => ({ peopleAway: people.size, hours }))
}

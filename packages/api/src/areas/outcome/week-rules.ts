import {
  calendarDateInStockholm,
  isoWeekInStockholm,
  toIsoDate,
  weeksInIsoYear,
  type IsoWeek,
} from '@veckovis/domain/calendar'
import { outcomeError } from './outcome-error'

/** The calendar day in Sweden as YYYY-MM-DD. */
export const dayOf = (at: Date): string => toIsoDate(calendarDateInStockholm(at))

/** The last week that was over two weeks ago: its outcome is due. */
export const lastDue = (at: Date): IsoWeek => {
  const { year, week } = isoWeekInStockholm(at)
  return week > 3 ? { year, week: week - 3 } : { year: year - 1, week: weeksInIsoYear(year - 1) + week - 3 }
}

/** The last week of the year that is over at a moment, by the Swedish calendar; 0 where none is. */
export const lastWeekOver = (year: number, at: Date): number => {
  const current = isoWeekInStockholm(at)
  if (year < current.year) return weeksInIsoYear(year)
  return year > current.year ? 0 : current.week - 1
}

export const distinctWeeks = (weeks: readonly number[]): number[] =>
  [...new Set(weeks)].toSorted((one, other) => one - other)

/** Refuses weeks that are not over, and that the year does not have. */
export const requireWeeksOver = (weeks: readonly number[], { year, at }: { year: number; at: Date }): void => {
  const missing = distinctWeeks(weeks).filter(week => week > weeksInIsoYear(year))
  if (missing.length > 0) throw outcomeError({ code: 'weeks-not-in-year', details: { weeks: missing } })
  const coming = distinctWeeks(weeks).filter(week => week > lastWeekOver(year, at))
  if (coming.length > 0) throw outcomeError({ code: 'weeks-not-over', details: { weeks: coming } })
}

/** Refuses weeks that are complete: they are opened again first. */
export const requireWeeksOpen = (weeks: readonly number[], complete: readonly number[]): void => {
  const closed = distinctWeeks(weeks).filter(week => complete.includes(week))
  if (closed.length > 0) throw outcomeError({ code: 'weeks-complete', details: { weeks: closed } })
}

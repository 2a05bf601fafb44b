import { type CalendarDate, dayNumberOf, toIsoDate, calendarDateOf } from '../calendar/calendar-date'
import { isoWeekOf, mondayOf, weeksInIsoYear, type IsoWeek } from '../calendar/iso-week'
import { fail, succeed, type Result } from '../result'

/** Whole ISO weeks, both ends included; they may lie in several years. */
export type AnalyticsPeriod = { readonly from: IsoWeek; readonly to: IsoWeek }

/** The weeks of a period that lie in one ISO year. */
export type WeeksOfYear = { readonly year: number; readonly firstWeek: number; readonly lastWeek: number }

/** As many ISO years may a period touch. */
const mostYears = 4

/** The Thursday of a week, as days since 1 January 1970. */
const thursdayOf = (week: IsoWeek): number => dayNumberOf(mondayOf(week)) + 3

const weekFrom = (firstDay: number): IsoWeek => {
  const week = isoWeekOf(calendarDateOf(firstDay))
  return thursdayOf(week) >= firstDay ? week : isoWeekOf(calendarDateOf(firstDay + 7))
}

const weekTo = (lastDay: number): IsoWeek => {
  const week = isoWeekOf(calendarDateOf(lastDay))
  return thursdayOf(week) <= lastDay ? week : isoWeekOf(calendarDateOf(lastDay - 7))
}

/** All weeks of an ISO year. */
export const periodOfYear = (year: number): AnalyticsPeriod => ({
  from: { year, week: 1 },
  to: { year, week: weeksInIsoYear(year) },
})

/**
 * The ISO weeks whose Thursday lies between two days. Fails with `no-week` when there is none, and with
 * `too-long` beyond four ISO years.
 */
export const periodOfDays = (
  first: CalendarDate,
  last: CalendarDate,
): Result<AnalyticsPeriod, 'no-week' | 'too-long'> => {
  const period = { from: weekFrom(dayNumberOf(first)), to: weekTo(dayNumberOf(last)) }
  if (thursdayOf(period.from) > thursdayOf(period.to)) return fail('no-week')
  return period.to.year - period.from.year >= mostYears ? fail('too-long') : succeed(period)
}

/** The same weeks of the year before; a week 53 that this year does not have becomes its last one. */
export const yearBefore = ({ from, to }: AnalyticsPeriod): AnalyticsPeriod => {
  const before = ({ year, week }: IsoWeek): IsoWeek => ({
    year: year - 1,
    week: Math.min(week, weeksInIsoYear(year - 1)),
  })
  return { from: before(from), to: before(to) }
}

/** The weeks of the period year by year. */
export const yearsOfPeriod = ({ from, to }: AnalyticsPeriod): WeeksOfYear[] =>
  Array.from({ length: to.year - from.year + 1 }, (_, offset) => {
    const year = from.year + offset
    return {
      year,
      firstWeek: year === from.year ? from.week : 1,
      lastWeek: year === to.year ? to.week : weeksInIsoYear(year),
    }
  })

/** Whether all weeks lie before the current one: then units that are closed by now count too. */
export const isPastPeriod = ({ to }: AnalyticsPeriod, current: IsoWeek): boolean =>
  to.year < current.year || (to.year === current.year && to.week < current.week)

/** The last day of the period, a Sunday, as YYYY-MM-DD. */
export const lastDayOf = ({ to }: AnalyticsPeriod): string => toIsoDate(calendarDateOf(thursdayOf(to) + 3))

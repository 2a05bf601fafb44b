import type { ScheduleQuery, ScheduleRow, ScheduleWeeks, ScheduleYear } from '@veckovis/contracts/staff'
import { datesOfWeek, mondayOf, toIsoDate, weeksInIsoYear, type WeekRange } from '@veckovis/domain/calendar'
import { hoursFromHundredths, type Hundredths } from '@veckovis/domain/numbers'
import {
  daysOfWeeks,
  scheduledHoursOfAlike,
  scheduledHoursOfYear,
  scheduleOfWeeks,
  tellApart,
  type Distinction,
} from '@veckovis/domain/staff'
import type { Transaction } from '../../../db/database'
import type { RescheduleForecasts, StaffCaller } from '../staff-context'
import type { StoredStaffMember } from '../stored-staff'
import {
  countOthersOfYear,
  listAlike,
  listEmployed,
  listScheduledNamesakes,
  pageOfEmployed,
  type FoundAlike,
  type ScheduledDays,
} from './schedule-repository'

/** From the first Monday of the weeks to their last Sunday. */
const daysOf = (unitId: number, year: number, { startWeek, endWeek }: WeekRange): ScheduledDays => {
  const firstDay = toIsoDate(mondayOf({ year, week: startWeek }))
  return { unitId, firstDay, lastDay: datesOfWeek({ year, week: endWeek }).map(toIsoDate).at(-1) ?? firstDay }
}

const wholeYear = (year: number): WeekRange => ({ startWeek: 1, endWeek: weeksInIsoYear(year) })

/** Hours of the unit's staff in every week of an ISO year. */
export const scheduledHoursOfUnit = async (
  transaction: Transaction,
  unitId: number,
  year: number,
): Promise<Hundredths[]> =>
  scheduledHoursOfYear(await listEmployed(transaction, daysOf(unitId, year, wholeYear(year))), year)

/** The forecasts of the caller's unit after a change of its staff. */
export const reschedule = (
  transaction: Transaction,
  { unitId, userId, at }: StaffCaller,
  rescheduleForecasts: RescheduleForecasts,
): Promise<void> =>
  rescheduleForecasts(transaction, {
    unitId,
    userId,
    at,
    hoursOf: year => scheduledHoursOfUnit(transaction, unitId, year),
  })

type Shown = {
  readonly startWeek: number
  readonly weeks: ReturnType<typeof daysOfWeeks>
  readonly distinctions: ReadonlyMap<number, Distinction>
}

const byWeek = <Value>(values: readonly Value[], startWeek: number): Record<string, Value> =>
  Object.fromEntries(values.map((value, index) => [String(startWeek + index), value]))

const rowOf = (member: StoredStaffMember, { startWeek, weeks, distinctions }: Shown): ScheduleRow => {
  const found = Object.entries(byWeek(scheduleOfWeeks(member, weeks), startWeek)).flatMap(([week, scheduled]) =>
    scheduled === null
      ? []
      : [[week, { hours: hoursFromHundredths(scheduled.hours), grade: hoursFromHundredths(scheduled.grade) }] as const],
  )
  const { id, firstName, lastName } = member
  return { id, firstName, lastName, distinction: distinctions.get(id) ?? null, weeks: Object.fromEntries(found) }
}

const wireHours = (hours: readonly Hundredths[], startWeek: number): Record<string, number> =>
  byWeek(hours.map(hoursFromHundredths), startWeek)

/** The whole year of a unit with everybody in it. */
export const readSchedule = async (transaction: Transaction, unitId: number, year: number): Promise<ScheduleYear> => {
  const range = wholeYear(year)
  const staff = await listEmployed(transaction, daysOf(unitId, year, range))
  const shown = { startWeek: 1, weeks: daysOfWeeks(year, range), distinctions: tellApart(staff) }
  return {
    year,
    weeks: weeksInIsoYear(year),
    staff: staff.map(member => rowOf(member, shown)),
    totals: wireHours(scheduledHoursOfYear(staff, year), 1),
  }
}

const peopleOf = (alike: readonly FoundAlike[]): number => alike.reduce((sum, { people }) => sum + people, 0)

export type AskedSchedule = { readonly unitId: number; readonly query: ScheduleQuery; readonly search: string }

/** A page of the people in some weeks of a unit, with sums of all of them. */
export const searchSchedule = async (
  transaction: Transaction,
  { unitId, query, search }: AskedSchedule,
): Promise<ScheduleWeeks> => {
  const { year, startWeek, endWeek, page, pageSize } = query
  const weeks = daysOfWeeks(year, { startWeek, endWeek })
  const days = { ...daysOf(unitId, year, { startWeek, endWeek }), search }
  const daysOfYear = daysOf(unitId, year, wholeYear(year))
  const alike = await listAlike(transaction, days)
  const found = alike.filter(({ isFound }) => isFound)
  const staff = await pageOfEmployed(transaction, { ...days, page, pageSize })
  const namesakes = await listScheduledNamesakes(transaction, { ...daysOfYear, ids: staff.map(({ id }) => id) })
  const shown = { startWeek, weeks, distinctions: tellApart(namesakes) }
  const sumOf = (people: readonly FoundAlike[]) => wireHours(scheduledHoursOfAlike(people, weeks), startWeek)
  return {
    year,
    weeks: weeksInIsoYear(year),
    staff: staff.map(member => rowOf(member, shown)),
    total: peopleOf(found),
    notThen: await countOthersOfYear(transaction, { days, year: daysOfYear }),
    totals: sumOf(alike),
    foundTotals: search.trim() === '' ? null : sumOf(found),
  }
}

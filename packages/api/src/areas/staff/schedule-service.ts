import type { ScheduleRow, ScheduleYear } from '@veckovis/contracts/staff'
import { datesOfWeek, mondayOf, toIsoDate, weeksInIsoYear } from '@veckovis/domain/calendar'
import { hoursFromHundredths, type Hundredths } from '@veckovis/domain/numbers'
import { scheduledHoursOfYear, scheduleOfYear, tellApart, type Distinction } from '@veckovis/domain/staff'
import type { Transaction } from '../../db/database'
import type { RescheduleForecasts, StaffCaller } from './staff-context'
import { listEmployed } from './staff-list-repository'
import type { StoredStaffMember } from './stored-staff'

const employedInYear = (transaction: Transaction, unitId: number, year: number): Promise<StoredStaffMember[]> => {
  const lastWeek = datesOfWeek({ year, week: weeksInIsoYear(year) }).map(toIsoDate)
  const firstDay = toIsoDate(mondayOf({ year, week: 1 }))
  return listEmployed(transaction, { unitId, firstDay, lastDay: lastWeek.at(-1) ?? firstDay })
}

/** Hours of the unit's staff in every week of an ISO year. */
export const scheduledHoursOfUnit = async (
  transaction: Transaction,
  unitId: number,
  year: number,
): Promise<Hundredths[]> => scheduledHoursOfYear(await employedInYear(transaction, unitId, year), year)

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

const rowOf = (
  member: StoredStaffMember,
  year: number,
  distinctions: ReadonlyMap<number, Distinction>,
): ScheduleRow => {
  const weeks = scheduleOfYear(member, year).flatMap((week, index) =>
    week === null
      ? []
      : [
          [
            String(index + 1),
            { hours: hoursFromHundredths(week.hours), grade: hoursFromHundredths(week.grade) },
          ] as const,
        ],
  )
  const { id, firstName, lastName } = member
  return { id, firstName, lastName, distinction: distinctions.get(id) ?? null, weeks: Object.fromEntries(weeks) }
}

/** The week view of a unit and ISO year. */
export const readSchedule = async (transaction: Transaction, unitId: number, year: number): Promise<ScheduleYear> => {
  const staff = await employedInYear(transaction, unitId, year)
  const distinctions = tellApart(staff)
  const totals = scheduledHoursOfYear(staff, year).map(
    (hours, index) => [String(index + 1), hoursFromHundredths(hours)] as const,
  )
  return {
    year,
    weeks: weeksInIsoYear(year),
    staff: staff.map(member => rowOf(member, year, distinctions)),
    totals: Object.fromEntries(totals),
  }
}

import { toIsoDate } from '../calendar/calendar-date'
import { datesOfWeek, weeksInIsoYear } from '../calendar/iso-week'
import { roundHalfAwayFromZero, type Hundredths } from '../numbers/hundredths'
import { termsOn, type Employment, type ServiceTerms } from './service-terms'

/** Weekly working hours times actual service grade, in whole hundredths, halves away from zero. */
export const availableHours = (weeklyHours: Hundredths, actualGrade: Hundredths): Hundredths =>
  roundHalfAwayFromZero((weeklyHours * actualGrade) / 100)

export type ScheduledMember = Employment & { readonly terms: readonly ServiceTerms[] }

/** Available hours of a week, and the actual grade on the last day of employment in it. */
export type ScheduledWeek = { readonly hours: Hundredths; readonly grade: Hundredths }

const daysInWeek = 7

const weekOf = (member: ScheduledMember, days: readonly string[]): ScheduledWeek | null => {
  const { employedFrom, employedTo, terms } = member
  const employed = days.filter(day => day >= employedFrom && (employedTo === null || day <= employedTo))
  const inForce = employed.map(day => termsOn(terms, day))
  const last = inForce.at(-1)
  if (last === undefined) return null
  const sum = inForce.reduce((hours, one) => hours + availableHours(one.weeklyHours, one.actualService.grade), 0)
  return { hours: roundHalfAwayFromZero(sum / daysInWeek), grade: last.actualService.grade }
}

/**
 * Every ISO week of a year, index 0 is week 1: what each day's terms give for a whole week, weighed by days. A week
 * of one set of terms holds exactly the available hours per week; null is a week outside the employment.
 */
export const scheduleOfYear = (member: ScheduledMember, year: number): (ScheduledWeek | null)[] =>
  Array.from({ length: weeksInIsoYear(year) }, (_, index) =>
    weekOf(member, datesOfWeek({ year, week: index + 1 }).map(toIsoDate)),
  )

/** Hours of all staff together in every ISO week of a year, the scheduled hours of the forecast. */
export const scheduledHoursOfYear = (staff: readonly ScheduledMember[], year: number): Hundredths[] => {
  const totals = Array.from({ length: weeksInIsoYear(year) }, () => 0)
  for (const member of staff)
    scheduleOfYear(member, year).forEach((week, index) => {
      totals[index] = (totals[index] ?? 0) + (week?.hours ?? 0)
    })
  return totals
}

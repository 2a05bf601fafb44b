import { toIsoDate } from '../calendar/calendar-date'
import { datesOfWeek, weeksInIsoYear } from '../calendar/iso-week'
import { weeksOfRange, type WeekRange } from '../calendar/week-range'
import { roundHalfAwayFromZero, type Hundredths } from '../numbers/hundredths'
import { termsOn, type Employment, type ServiceTerms } from './service-terms'

/** Weekly working hours times actual service grade, in whole hundredths, halves away from zero. */
export const availableHours = (weeklyHours: Hundredths, actualGrade: Hundredths): Hundredths =>
  roundHalfAwayFromZero((weeklyHours * actualGrade) / 100)

/** What of a member's employment and terms the schedule rests on. */
export type ScheduledMember = Employment & {
  readonly terms: readonly (Pick<ServiceTerms, 'validFrom' | 'weeklyHours'> & {
    readonly actualService: Pick<ServiceTerms['actualService'], 'grade'>
  })[]
}

/** Available hours of a week, and the actual grade on the last day of employment in it. */
export type ScheduledWeek = { readonly hours: Hundredths; readonly grade: Hundredths }

/** The days of a week as YYYY-MM-DD, Monday first. */
type WeekDays = readonly string[]

const daysInWeek = 7

/** The days of the asked weeks of an ISO year: made once, for the schedule of everybody. */
export const daysOfWeeks = (year: number, range: WeekRange): WeekDays[] =>
  weeksOfRange(range).map(week => datesOfWeek({ year, week }).map(toIsoDate))

const wholeYear = (year: number): WeekDays[] => daysOfWeeks(year, { startWeek: 1, endWeek: weeksInIsoYear(year) })

const isEmployedOn = ({ employedFrom, employedTo }: Employment, day: string): boolean =>
  day >= employedFrom && (employedTo === null || day <= employedTo)

const weekByDays = (member: ScheduledMember, days: WeekDays): ScheduledWeek | null => {
  const inForce = days.filter(day => isEmployedOn(member, day)).map(day => termsOn(member.terms, day))
  const last = inForce.at(-1)
  if (last === undefined) return null
  const sum = inForce.reduce((hours, one) => hours + availableHours(one.weeklyHours, one.actualService.grade), 0)
  return { hours: roundHalfAwayFromZero(sum / daysInWeek), grade: last.actualService.grade }
}

const weekOf = (member: ScheduledMember, days: WeekDays): ScheduledWeek | null => {
  const [monday, sunday] = [days[0], days[daysInWeek - 1]]
  if (monday === undefined || sunday === undefined) throw new RangeError('A week without its days')
  if (!isEmployedOn(member, monday) || !isEmployedOn(member, sunday)) return weekByDays(member, days)
  const terms = termsOn(member.terms, monday)
  // Nearly every week of a staff of thousands: the days need not be looked at one by one.
  if (terms !== termsOn(member.terms, sunday)) return weekByDays(member, days)
  const { grade } = terms.actualService
  return { hours: availableHours(terms.weeklyHours, grade), grade }
}

/**
 * The asked weeks of a member, in their order: what each day's terms give for a whole week, weighed by days. A week
 * of one set of terms holds exactly the available hours per week; null is a week outside the employment.
 */
export const scheduleOfWeeks = (member: ScheduledMember, weeks: readonly WeekDays[]): (ScheduledWeek | null)[] =>
  weeks.map(days => weekOf(member, days))

/** People who are alike in what the schedule rests on, counted instead of repeated. */
export type AlikeMembers = { readonly member: ScheduledMember; readonly people: number }

/** Hours of all these people together in each of the asked weeks. */
export const scheduledHoursOfAlike = (staff: readonly AlikeMembers[], weeks: readonly WeekDays[]): Hundredths[] => {
  const totals = weeks.map(() => 0)
  for (const { member, people } of staff)
    scheduleOfWeeks(member, weeks).forEach((week, index) => {
      totals[index] = (totals[index] ?? 0) + (week?.hours ?? 0) * people
    })
  return totals
}

/** Hours of all staff together in every ISO week of a year, the scheduled hours of the forecast. */
export const scheduledHoursOfYear = (staff: readonly ScheduledMember[], year: number): Hundredths[] =>
  scheduledHoursOfAlike(
    staff.map(member => ({ member, people: 1 })),
    wholeYear(year),
  )

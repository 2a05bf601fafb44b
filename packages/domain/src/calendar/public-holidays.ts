import { calendarDateOf, dayNumberOf, type CalendarDate } from './calendar-date'
import { datesOfWeek, isoWeekOf, type IsoWeek } from './iso-week'

/** Public holidays by law (1989:253), in the order in which they most often fall. */
export const publicHolidayIds = [
  'new-years-day',
  'epiphany',
  'good-friday',
  'easter-day',
  'easter-monday',
  'first-of-may',
  'ascension-day',
  'whit-sunday',
  'national-day',
  'midsummer-day',
  'all-saints-day',
  'christmas-day',
  'boxing-day',
] as const

/** Eves on which care is staffed as on a holiday although the law does not name them. */
const holidayEveIds = ['easter-eve', 'midsummer-eve', 'christmas-eve', 'new-years-eve'] as const

export type PublicHolidayId = (typeof publicHolidayIds)[number] | (typeof holidayEveIds)[number]

export type PublicHoliday = {
  readonly id: PublicHolidayId
  readonly date: CalendarDate
  /** False for an eve, which is no public holiday by law */
  readonly isStatutory: boolean
}

/** Easter Sunday as a day number, by the Gregorian rule in the form of Meeus, Jones and Butcher. */
const easterDayNumber = (year: number): number => {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const yearOfCentury = year % 100
  const moonCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - moonCorrection + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7
  const lateMoon = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const marchDay = epact + weekday - 7 * lateMoon + 22
  return dayNumberOf({ year, month: 3, day: 1 }) + marchDay - 1
}

const saturday = 5

/** The Saturday among the seven days from this one. */
const saturdayFrom = (date: CalendarDate): number => {
  const first = dayNumberOf(date)
  const monday = dayNumberOf(datesOfWeek(isoWeekOf(date))[0] ?? date)
  const wanted = monday + saturday
  return wanted >= first ? wanted : wanted + 7
}

/**
 * The public holidays of a calendar year by law (1989:253) as it reads since 2005, and the four eves that matter to
 * staffing, in the order of their dates. Two may fall on one day.
 */
export const swedishPublicHolidays = (year: number): PublicHoliday[] => {
  const easter = easterDayNumber(year)
  const on = (month: number, day: number): number => dayNumberOf({ year, month, day })
  const midsummer = saturdayFrom({ year, month: 6, day: 20 })
  const dayNumbers: Readonly<Record<PublicHolidayId, number>> = {
    'new-years-day': on(1, 1),
    epiphany: on(1, 6),
    'good-friday': easter - 2,
    'easter-eve': easter - 1,
    'easter-day': easter,
    'easter-monday': easter + 1,
    'first-of-may': on(5, 1),
    'ascension-day': easter + 39,
    'whit-sunday': easter + 49,
    'national-day': on(6, 6),
    'midsummer-eve': midsummer - 1,
    'midsummer-day': midsummer,
    'all-saints-day': saturdayFrom({ year, month: 10, day: 31 }),
    'christmas-eve': on(12, 24),
    'christmas-day': on(12, 25),
    'boxing-day': on(12, 26),
    'new-years-eve': on(12, 31),
  }
  const eves: ReadonlySet<PublicHolidayId> = new Set(holidayEveIds)
  return [...publicHolidayIds, ...holidayEveIds]
    .map(id => ({ id, dayNumber: dayNumbers[id], isStatutory: !eves.has(id) }))
    .sort((one, other) => one.dayNumber - other.dayNumber)
    .map(({ id, dayNumber, isStatutory }) => ({ id, date: calendarDateOf(dayNumber), isStatutory }))
}

/** The holidays and eves of an ISO week, which may lie in two calendar years, in the order of their dates. */
export const holidaysOfWeek = (week: IsoWeek): PublicHoliday[] => {
  const days = datesOfWeek(week)
  const dayNumbers = new Set(days.map(dayNumberOf))
  const years = [...new Set(days.map(({ year }) => year))]
  return years.flatMap(swedishPublicHolidays).filter(({ date }) => dayNumbers.has(dayNumberOf(date)))
}

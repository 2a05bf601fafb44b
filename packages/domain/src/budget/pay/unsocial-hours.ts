import { calendarDateOf, dayNumberOf, daysInYear, toIsoDate } from '../../calendar/calendar-date'
import { mondayOf, weekdayOf, weeksInIsoYear } from '../../calendar/iso-week'
import { swedishPublicHolidays, type PublicHolidayId } from '../../calendar/public-holidays'
import { weeksPerBudgetYear } from '../../forecast/forecast-constants'

/** Days by what their unsocial hours weigh. */
export const unsocialDays = ['weekday-night', 'weekend', 'major-holiday'] as const
export type UnsocialDay = (typeof unsocialDays)[number]

const wayKey = 'unsocial-hours-by-calendar'
const weightKey = <Day extends UnsocialDay>(day: Day) => `unsocial-weight-${day}` as const

export type UnsocialKey = typeof wayKey | ReturnType<typeof weightKey<UnsocialDay>>

/** What a rule is stored as: whether it goes by the calendar (1) or not (0), and its weights, all of one day. */
export const unsocialKeys: readonly UnsocialKey[] = [wayKey, ...unsocialDays.map(weightKey)]

/** Weights that a municipality begins with. */
export const unsocialWeights: Readonly<Record<UnsocialDay, number>> = {
  'weekday-night': 1,
  weekend: 2,
  'major-holiday': 4,
}

/** Weights are above 0, with two decimals at most. */
export const largestUnsocialWeight = 100

/** How the year's amount falls from a day on. */
export type UnsocialRule = {
  /** YYYY-MM-DD */
  readonly validFrom: string
  /** False: evenly, a 52nd each week */
  readonly byCalendar: boolean
  readonly weights: Readonly<Record<UnsocialDay, number>>
}

/** The values of a rule, in the order of `unsocialKeys`. */
export const unsocialValuesOf = ({
  byCalendar,
  weights,
}: Pick<UnsocialRule, 'byCalendar' | 'weights'>): { readonly key: UnsocialKey; readonly value: number }[] => [
  { key: wayKey, value: byCalendar ? 1 : 0 },
  ...unsocialDays.map(day => ({ key: weightKey(day), value: weights[day] })),
]

/** The other way round. */
export const unsocialWayOf = (valueOf: (key: UnsocialKey) => number): Pick<UnsocialRule, 'byCalendar' | 'weights'> => ({
  byCalendar: valueOf(wayKey) === 1,
  weights: {
    'weekday-night': valueOf(weightKey('weekday-night')),
    weekend: valueOf(weightKey('weekend')),
    'major-holiday': valueOf(weightKey('major-holiday')),
  },
})

/** The other holidays weigh as a weekend. */
const majorHolidays: ReadonlySet<PublicHolidayId> = new Set([
  'new-years-day',
  'good-friday',
  'easter-eve',
  'easter-day',
  'easter-monday',
  'midsummer-eve',
  'midsummer-day',
  'christmas-eve',
  'christmas-day',
  'boxing-day',
  'new-years-eve',
])

const daysOfWeek = 7
const saturday = 5

/** The rule in force on a day; undefined before the first. */
export const unsocialRuleOn = (rules: readonly UnsocialRule[], day: string): UnsocialRule | undefined =>
  rules
    .filter(({ validFrom }) => validFrom <= day)
    .toSorted((one, other) => one.validFrom.localeCompare(other.validFrom))
    .at(-1)

const kindsOfDays = (year: number): UnsocialDay[] => {
  const firstDay = dayNumberOf({ year, month: 1, day: 1 })
  const kinds = Array.from({ length: daysInYear(year) }, (_, index): UnsocialDay =>
    weekdayOf(firstDay + index) >= saturday ? 'weekend' : 'weekday-night',
  )
  for (const { id, date } of swedishPublicHolidays(year)) {
    const index = dayNumberOf(date) - firstDay
    if (majorHolidays.has(id)) kinds[index] = 'major-holiday'
    else if (kinds[index] === 'weekday-night') kinds[index] = 'weekend'
  }
  return kinds
}

/** The part of the year's amount that falls on each day of a calendar year; null where it falls evenly. */
const partsOfDays = (rules: readonly UnsocialRule[], year: number): readonly number[] | null => {
  const firstDay = dayNumberOf({ year, month: 1, day: 1 })
  const dayAt = (index: number) => toIsoDate(calendarDateOf(firstDay + index))
  if (unsocialRuleOn(rules, dayAt(0))?.byCalendar !== true) return null
  // A rule that spreads evenly has weights that nobody sees.
  const weighing = rules.filter(({ byCalendar }) => byCalendar)
  const weights = kindsOfDays(year).map(
    (kind, index) => unsocialRuleOn(weighing, dayAt(index))?.weights[kind] ?? unsocialWeights[kind],
  )
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map(weight => weight / sum)
}

/**
 * What the year's amount for unsocial hours costs more (or, below 0, less) in each week of an ISO year than an even share
 * of a 52nd, in SEK and not rounded, where it falls by the calendar; index 0 is week 1. The days of a calendar
 * year sum to the amount; which way it falls is what holds on its 1 January, weights are those of
 * the last rule by the calendar on each day. Null where it
 * falls evenly.
 */
export const unsocialShiftOf = (rules: readonly UnsocialRule[], year: number, obUsk: number): number[] | null => {
  const parts = new Map([year - 1, year, year + 1].map(each => [each, partsOfDays(rules, each)]))
  if (obUsk === 0 || [...parts.values()].every(part => part === null)) return null
  const evenDay = 1 / (weeksPerBudgetYear * daysOfWeek)
  const partOf = (dayNumber: number): number => {
    const { year: calendarYear } = calendarDateOf(dayNumber)
    const ofYear = parts.get(calendarYear)
    return ofYear?.[dayNumber - dayNumberOf({ year: calendarYear, month: 1, day: 1 })] ?? evenDay
  }
  const firstDay = dayNumberOf(mondayOf({ year, week: 1 }))
  return Array.from({ length: weeksInIsoYear(year) }, (_, week) => {
    let shift = 0
    for (let day = 0; day < daysOfWeek; day += 1) shift += partOf(firstDay + week * daysOfWeek + day) - evenDay
    return obUsk * shift
  })
}

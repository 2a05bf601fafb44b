import { calendarDateOf, dayNumberOf, daysInYear, type CalendarDate } from '../calendar/calendar-date'
import { isoWeekOf, type IsoWeek } from '../calendar/iso-week'
import type { ForecastInput } from '../forecast/forecast-input'
import type { BudgetChange } from './budget-change'

/** The forecast of an ISO year and, where the unit has them, those of the years beside it. */
export type YearsOfForecast = {
  readonly before: ForecastInput | null
  readonly own: ForecastInput
  readonly after: ForecastInput | null
  /** What has changed of the budget of the calendar year since its lock; nothing where it is left out */
  readonly budgetChanges?: readonly BudgetChange[]
}

/** A week with those of its days that lie in the calendar year, and the forecast that its figures come from. */
export type CalendarWeek = {
  readonly week: IsoWeek
  readonly days: readonly CalendarDate[]
  readonly source: 'before' | 'own' | 'after'
  /** Place in the lists of the forecast; where that is another year's, its nearest week stands in */
  readonly index: number
  readonly standsIn: boolean
  /** Place in the lists of this year's budget, which has the budgeted hours of every day: its own week or the nearest */
  readonly budgetIndex: number
}

/** Days of a neighbouring ISO year come from its forecast, else from the nearest week of this one's. */
const placeOf = ({ year, week }: IsoWeek, years: YearsOfForecast): Omit<CalendarWeek, 'week' | 'days'> => {
  const { own } = years
  if (year === own.year) return { source: 'own', index: week - 1, standsIn: false, budgetIndex: week - 1 }
  const source = year < own.year ? 'before' : 'after'
  const nearest = source === 'before' ? 0 : own.weeks - 1
  if (years[source] !== null) return { source, index: week - 1, standsIn: false, budgetIndex: nearest }
  return { source: 'own', index: nearest, standsIn: true, budgetIndex: nearest }
}

/** The weeks that the days of the calendar year lie in, in their order; every day of the year is in one of them. */
export const calendarWeeksOf = (years: YearsOfForecast): readonly CalendarWeek[] => {
  const { year } = years.own
  const first = dayNumberOf({ year, month: 1, day: 1 })
  const weeks: { week: IsoWeek; days: CalendarDate[] }[] = []
  for (let day = first; day < first + daysInYear(year); day += 1) {
    const date = calendarDateOf(day)
    const week = isoWeekOf(date)
    const last = weeks.at(-1)
    if (last?.week.week === week.week && last.week.year === week.year) last.days.push(date)
    else weeks.push({ week, days: [date] })
  }
  return weeks.map(({ week, days }) => ({ week, days, ...placeOf(week, years) }))
}

/** The ISO years beside this one that days of the calendar year lie in: seldom both, as in 2012 and 2040. */
export const neighbourYears = (year: number): { readonly before: boolean; readonly after: boolean } => ({
  before: isoWeekOf({ year, month: 1, day: 1 }).year < year,
  after: isoWeekOf({ year, month: 12, day: 31 }).year > year,
})

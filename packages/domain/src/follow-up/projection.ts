import { daysInYear, type CalendarDate } from '../calendar/calendar-date'
import { at } from '../forecast/calculation/at-week'
import { changesByDay } from './budget-changes'
import { calendarWeeksOf, type YearsOfForecast } from './calendar-weeks'
import { budgetHoursOf } from './variants'
import { daysOfWeek, differenceOf, sumOf, type Amounts } from './week-figures'
import { isOutcomeWeek, toldFigures, toldYears, type YearsOfOutcome } from './with-outcome'

/** Budget and projection of some days, and by how much the projection lies above the budget. */
export type Compared = {
  readonly budget: Amounts
  /** What of the projection is outcome, null where no day is; the rest of it is forecast */
  readonly outcome: Amounts | null
  readonly projection: Amounts
  readonly deviation: Amounts
  /** Per cent of the budget; null where the budget is 0 */
  readonly percent: { readonly hours: number | null; readonly kronor: number | null }
}

export type DayOfProjection = {
  readonly date: CalendarDate
  /** What the projection of the day is */
  readonly layer: 'outcome' | 'forecast'
  readonly budget: Amounts
  readonly projection: Amounts
}

/** What the days of a year rest on. */
export type Layers = {
  /** Complete weeks of the year's own outcome */
  readonly outcomeWeeks: number
  /** Weeks of the year's own forecast, without those that stand in for others */
  readonly forecastWeeks: number
  /** Days that come from the outcome of a neighbouring ISO year */
  readonly neighbourOutcomeDays: number
  /** Days that come from the forecast of a neighbouring ISO year */
  readonly neighbourDays: number
  /** Days of a neighbouring ISO year without a forecast, for which the nearest week stands in */
  readonly standInDays: number
}

export type Projection = {
  readonly year: number
  readonly days: readonly DayOfProjection[]
  /** January is first */
  readonly months: readonly Compared[]
  readonly whole: Compared
  readonly layers: Layers
}

const percentOf = (deviation: number, budget: number): number | null =>
  budget === 0 ? null : (deviation / budget) * 100

/** The days taken together; a range is the sum of its days. */
export const compareDays = (days: readonly DayOfProjection[]): Compared => {
  const budget = sumOf(days.map(day => day.budget))
  const projection = sumOf(days.map(day => day.projection))
  const deviation = differenceOf(projection, budget)
  const happened = days.flatMap(day => (day.layer === 'outcome' ? [day.projection] : []))
  return {
    budget,
    outcome: happened.length === 0 ? null : sumOf(happened),
    projection,
    deviation,
    percent: {
      hours: percentOf(deviation.hours, budget.hours),
      kronor: percentOf(deviation.kronor, budget.kronor),
    },
  }
}

const layersOf = (weeks: ReturnType<typeof calendarWeeksOf>, outcome: YearsOfOutcome | undefined): Layers => {
  const daysWhere = (counts: (week: (typeof weeks)[number]) => boolean) =>
    weeks.filter(counts).reduce((sum, { days }) => sum + days.length, 0)
  const own = weeks.filter(({ source, standsIn }) => source === 'own' && !standsIn)
  const outcomeWeeks = own.filter(week => isOutcomeWeek(week, outcome)).length
  return {
    outcomeWeeks,
    forecastWeeks: own.length - outcomeWeeks,
    neighbourOutcomeDays: daysWhere(week => week.source !== 'own' && isOutcomeWeek(week, outcome)),
    neighbourDays: daysWhere(week => week.source !== 'own' && !isOutcomeWeek(week, outcome)),
    standInDays: daysWhere(({ standsIn }) => standsIn),
  }
}

/** The budget of each day with what has changed of it since the lock. */
const withChanges = (
  days: readonly DayOfProjection[],
  { own, budgetChanges = [] }: YearsOfForecast,
): readonly DayOfProjection[] => {
  if (budgetChanges.length === 0) return days
  const changes = changesByDay(own.year, budgetChanges)
  return days.map((day, place) => ({ ...day, budget: sumOf([day.budget, at(changes, place)]) }))
}

/**
 * What a calendar year will cost, and how many hours it will have, against its locked budget: the outcome
 * of complete weeks, and the forecast of all others. Each of a week's seven days carries a seventh of it, a month is the sum of its days. Hours are those at hand, budgeted staff with
 * the hour result; SEK are staff cost and fixed cost. The budget of a day is a seventh of the budgeted staff and
 * substitute hours of its week in this year's budget, the nearest for days of a neighbouring ISO year, which the lock has
 * spread by the daily rates of A-133 and rounded to hundredths, and in SEK the annual salary over the days of the year;
 * a dated change of the budget adds to it from its day on. Nothing is rounded here.
 */
export const projectYear = (years: YearsOfForecast, outcome?: YearsOfOutcome): Projection => {
  const { year, resourceBudget } = years.own
  const weeks = calendarWeeksOf(years)
  const figures = toldFigures(weeks, toldYears(years, outcome), 'kronor', input => input)
  const budgeted = budgetHoursOf(weeks, years)
  const kronor = resourceBudget.annualSalary / daysInYear(year)
  const locked = weeks.flatMap((week, place) => {
    const projection = daysOfWeek(at(figures, place), 1)
    const layer = isOutcomeWeek(week, outcome) ? ('outcome' as const) : ('forecast' as const)
    const hours = at(budgeted, place) / 7
    return week.days.map(date => ({ date, layer, projection, budget: { hours, kronor } }))
  })
  const days = withChanges(locked, years)
  const months = Array.from({ length: 12 }, (_, index) =>
    compareDays(days.filter(({ date }) => date.month === index + 1)),
  )
  return { year, days, months, whole: compareDays(days), layers: layersOf(weeks, outcome) }
}

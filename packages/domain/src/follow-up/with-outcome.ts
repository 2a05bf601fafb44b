import { at } from '../forecast/calculation/at-week'
import type { ForecastInput } from '../forecast/forecast-input'
import type { OutcomeLists } from '../outcome/effective-outcome'
import { withGivenKronor } from '../outcome/given-kronor'
import { outcomeInput } from '../outcome/outcome-input'
import type { CalendarWeek, YearsOfForecast } from './calendar-weeks'
import { weekFigures, type Amounts, type Variant } from './week-figures'

/** The outcome of an ISO year, of which the complete weeks count. */
export type OutcomeOfYear = { readonly lists: OutcomeLists; readonly complete: readonly number[] }

/** The outcome of an ISO year and of those beside it; null where a year has none. */
export type YearsOfOutcome = { readonly [Source in keyof YearsOfForecast]: OutcomeOfYear | null }

/** Forecasts, and the same with the outcome of their complete weeks: its hours, and with given kronor too. */
export type ToldYears = {
  readonly forecast: YearsOfForecast
  readonly hours: YearsOfForecast
  readonly kronor: YearsOfForecast
}

const mapped = (
  { before, own, after }: YearsOfForecast,
  outcome: YearsOfOutcome,
  change: (input: ForecastInput, of: OutcomeOfYear) => ForecastInput,
): YearsOfForecast => {
  const told = (input: ForecastInput, of: OutcomeOfYear | null) => (of === null ? input : change(input, of))
  return {
    before: before && told(before, outcome.before),
    own: told(own, outcome.own),
    after: after && told(after, outcome.after),
  }
}

const weeksOf = ({ complete }: OutcomeOfYear) => ({ weeks: new Set(complete) })

/** Without an outcome all three are the forecasts themselves. */
export const toldYears = (forecast: YearsOfForecast, outcome: YearsOfOutcome | undefined): ToldYears => {
  if (outcome === undefined) return { forecast, hours: forecast, kronor: forecast }
  const hours = mapped(forecast, outcome, (input, of) => outcomeInput(input, of.lists, weeksOf(of)))
  const kronor = mapped(hours, outcome, (input, of) => withGivenKronor(input, of.lists, weeksOf(of)))
  return { forecast, hours, kronor }
}

/** The figures of whole weeks; those that stand in for days of another year have no outcome, as it is not theirs. */
export const toldFigures = (
  weeks: readonly CalendarWeek[],
  told: ToldYears,
  layer: 'hours' | 'kronor',
  variant: Variant,
): readonly Amounts[] => {
  const figures = weekFigures(weeks, told[layer], variant)
  if (told[layer] === told.forecast || !weeks.some(({ standsIn }) => standsIn)) return figures
  const forecasts = weekFigures(weeks, told.forecast, variant)
  return weeks.map(({ standsIn }, place) => at(standsIn ? forecasts : figures, place))
}

/** Whether the figures of a week are its outcome. */
export const isOutcomeWeek = (
  { source, index, standsIn }: CalendarWeek,
  outcome: YearsOfOutcome | undefined,
): boolean => !standsIn && (outcome?.[source]?.complete.includes(index + 1) ?? false)

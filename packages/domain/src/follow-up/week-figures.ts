import { calculateForecast } from '../forecast/calculate-forecast'
import { at } from '../forecast/calculation/at-week'
import type { ForecastInput } from '../forecast/forecast-input'
import type { CalendarWeek, YearsOfForecast } from './calendar-weeks'

/** Hours and SEK of some days, not rounded. */
export type Amounts = { readonly hours: number; readonly kronor: number }

/** Another forecast of the same year and weeks. */
export type Variant = (input: ForecastInput) => ForecastInput

const resultOf = (input: ForecastInput | null, variant: Variant) =>
  input && calculateForecast(variant(input), { startWeek: 1, endWeek: input.weeks })

/** What each whole week has by a variant of the forecast: hours at hand, and SEK of staff cost and fixed cost (§9). */
export const weekFigures = (
  weeks: readonly Pick<CalendarWeek, 'source' | 'index'>[],
  { before, own, after }: YearsOfForecast,
  variant: Variant,
): readonly Amounts[] => {
  const results = { before: resultOf(before, variant), own: resultOf(own, variant), after: resultOf(after, variant) }
  return weeks.map(({ source, index }) => {
    const result = results[source]
    if (result === null) throw new RangeError(`A week needs the year ${source}, which has no forecast`)
    return { hours: at(result.available, index) / 100, kronor: at(result.weekCost, index) }
  })
}

/** Each day carries a seventh of its week. */
export const daysOfWeek = ({ hours, kronor }: Amounts, days: number): Amounts => ({
  hours: (hours * days) / 7,
  kronor: (kronor * days) / 7,
})

export const sumOf = (amounts: readonly Amounts[]): Amounts => {
  let hours = 0
  let kronor = 0
  for (const amount of amounts) {
    hours += amount.hours
    kronor += amount.kronor
  }
  return { hours, kronor }
}

export const differenceOf = (after: Amounts, before: Amounts): Amounts => ({
  hours: after.hours - before.hours,
  kronor: after.kronor - before.kronor,
})

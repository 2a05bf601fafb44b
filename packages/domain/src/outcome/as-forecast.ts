import { calculateForecast } from '../forecast/calculate-forecast'
import { at } from '../forecast/calculation/at-week'
import type { ForecastInput } from '../forecast/forecast-input'
import { listedOutcomeRows } from './listed-rows'
import { isOutcomeValue, type OutcomeRow } from './outcome-rows'

/** A value of the outcome, in hundredths of hours. */
type OutcomeValue = OutcomeRow & { readonly value: number }

/**
 * What 'as forecast' takes over of a week: the hours of absences and substitutes, 0 where the forecast has none, and the
 * needs as hours performed. Hours worked and kronor it leaves to those who know them. What no outcome can hold, such as needs
 * below 0, is left out, so that the forecast's goes on counting.
 */
export const asForecast = (input: ForecastInput, week: number): readonly OutcomeValue[] => {
  const hours = listedOutcomeRows(input).map(({ kind, serverId, list }) => {
    const row = input[list].find(candidate => candidate.serverId === serverId)
    return { kind, serverId, value: row === undefined ? 0 : at(row.hours, week - 1) }
  })
  const { needs } = calculateForecast(input, { startWeek: week, endWeek: week })
  return [...hours, { kind: 'performed' as const, serverId: 0, value: at(needs, 0) }].filter(({ kind, value }) =>
    isOutcomeValue(kind, value),
  )
}

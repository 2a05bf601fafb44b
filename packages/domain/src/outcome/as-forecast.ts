import { calculateForecast } from '../forecast/calculate-forecast'
import { at } from '../forecast/calculation/at-week'
import type { ForecastInput } from '../forecast/forecast-input'
import { listedKinds, type ListedKind } from '../forecast/rows/row-kinds'
import { forecastRows } from '../forecast/rows/row-table'
import { isOutcomeValue, type OutcomeRow } from './outcome-rows'

/** 'No substitute' is nobody's hours and counts nowhere. */
const countsNowhere = (kind: ListedKind['kind'], serverId: number) =>
  kind === 'substitute' && serverId === forecastRows.noSubstitute.serverId

/** The rows of a kind that an outcome has: those of every forecast and the further ones of this one. */
const idsOf = (input: ForecastInput, { kind, list, fixedRows }: ListedKind): number[] => {
  const ids = [...fixedRows.keys(), ...input[list].map(({ serverId }) => serverId)]
  const numbers = ids.flatMap(id => (typeof id === 'number' && id > 0 && !countsNowhere(kind, id) ? [id] : []))
  return [...new Set(numbers)].toSorted((one, other) => one - other)
}

/** A value of the outcome, in hundredths of hours. */
type OutcomeValue = OutcomeRow & { readonly value: number }

/**
 * What 'as forecast' takes over of a week: the hours of absences and substitutes, 0 where the forecast has none, and the
 * needs as hours performed. Hours worked and kronor it leaves to those who know them. What no outcome can hold, such as needs
 * below 0, is left out, so that the forecast's goes on counting.
 */
export const asForecast = (input: ForecastInput, week: number): readonly OutcomeValue[] => {
  const hours = listedKinds.flatMap(listed =>
    idsOf(input, listed).map(serverId => {
      const row = input[listed.list].find(candidate => candidate.serverId === serverId)
      return { kind: listed.kind, serverId, value: row === undefined ? 0 : at(row.hours, week - 1) }
    }),
  )
  const { needs } = calculateForecast(input, { startWeek: week, endWeek: week })
  return [...hours, { kind: 'performed' as const, serverId: 0, value: at(needs, 0) }].filter(({ kind, value }) =>
    isOutcomeValue(kind, value),
  )
}

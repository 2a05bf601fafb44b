import type { ForecastInput } from '../forecast/forecast-input'
import { listedKinds, type ListedKind } from '../forecast/rows/row-kinds'
import { forecastRows } from '../forecast/rows/row-table'
import type { OutcomeLists } from './effective-outcome'
import type { OutcomeRow } from './outcome-rows'

/** 'No substitute' is nobody's hours and counts nowhere. */
const countsNowhere = (kind: ListedKind['kind'], serverId: number) =>
  kind === 'substitute' && serverId === forecastRows.noSubstitute.serverId

/**
 * The absences, then the substitutes, that an outcome has: those of every forecast, the further ones of this one, and
 * those of which a source has spoken; each kind by its ids.
 */
export const listedOutcomeRows = (input: ForecastInput, lists?: OutcomeLists) =>
  listedKinds.flatMap(({ kind, list, fixedRows }) => {
    const spoken = lists === undefined ? [] : lists.rows.filter((row: OutcomeRow) => row.kind === kind)
    const ids = [...fixedRows.keys(), ...[...input[list], ...spoken].map(({ serverId }) => serverId)]
    const numbers = ids.flatMap(id => (typeof id === 'number' && id > 0 && !countsNowhere(kind, id) ? [id] : []))
    return [...new Set(numbers)].toSorted((one, other) => one - other).map(serverId => ({ kind, serverId, list }))
  })

import type { ForecastInput } from '../forecast-input'
import { forecastRowIds } from './forecast-row-ids'
import { listedKinds } from './row-kinds'

const fixedRowIds: ReadonlySet<string> = new Set(Object.values(forecastRowIds))

/** Whether the forecast shows or keeps a row of this id. */
export const isForecastRow = (input: ForecastInput, rowId: string): boolean =>
  fixedRowIds.has(rowId) ||
  listedKinds.some(({ list, rowIdOf }) => input[list].some(({ serverId }) => rowIdOf(serverId) === rowId))

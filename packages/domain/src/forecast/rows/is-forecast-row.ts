import type { ForecastInput } from '../forecast-input'
import { forecastRowIds } from './forecast-row-ids'
import { absenceRowId, substituteRowId } from './server-row-ids'

const fixedRowIds: ReadonlySet<string> = new Set(Object.values(forecastRowIds))

/** Whether the forecast shows or keeps a row of this id. */
export const isForecastRow = (input: ForecastInput, rowId: string): boolean =>
  fixedRowIds.has(rowId) ||
  input.absences.some(row => absenceRowId(row.serverId) === rowId) ||
  input.substitutes.some(row => substituteRowId(row.serverId) === rowId)

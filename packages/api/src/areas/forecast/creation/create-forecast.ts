import { weeksInIsoYear } from '@veckovis/domain/calendar'
import { keptLines } from '@veckovis/domain/forecast'
import type { Transaction } from '../../../db/database'
import type { ForecastVersion } from '../forecast-repository'
import { withWaitingHours } from '../diary/waiting-hours'
import { addForecast, type NewForecast } from '../store/add-forecast'
import { isSameRow, type StoredRow } from '../stored-forecast'

const withFixedRows = (rows: readonly StoredRow[], weeks: number): StoredRow[] => {
  const typed = Array.from({ length: weeks }, () => 0)
  const empty = keptLines
    .map(({ kind, serverId: sourceId }): StoredRow => ({ kind, sourceId, typed, diary: [] }))
    .filter(fixed => !rows.some(row => isSameRow(row, fixed)))
  return [...rows, ...empty]
}

/**
 * The forecast of a unit and year with its first rows, as it comes into being when both budgets are locked.
 * Every fixed row that is not named begins with zeros. Approved entries of the diary that waited for it go in.
 */
export const createForecast = async (transaction: Transaction, forecast: NewForecast): Promise<ForecastVersion> => {
  const { unitId, year, rows } = forecast
  const fixed = withFixedRows(rows, weeksInIsoYear(year))
  return addForecast(transaction, { ...forecast, rows: await withWaitingHours(transaction, { unitId, year }, fixed) })
}

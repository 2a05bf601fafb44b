import { weeksInIsoYear } from '@veckovis/domain/calendar'
import type { Transaction } from '../../../db/database'
import type { ForecastVersion } from '../forecast-repository'
import { withWaitingHours } from '../diary/waiting-hours'
import { addForecast, type NewForecast } from '../store/add-forecast'
import { isSameRow, type RowKind, type StoredRow } from '../stored-forecast'

/** The rows that every year has, with the ids of their absences or substitutes. */
const fixedRows: readonly { readonly kind: RowKind; readonly sourceIds: readonly number[] }[] = [
  { kind: 'absence', sourceIds: [1, 2, 3, 4, 5, 6] },
  { kind: 'substitute', sourceIds: [1, 2, 3, 4, 5, 6, 7] },
  { kind: 'my-forecast', sourceIds: [0] },
  { kind: 'budgeted-staff', sourceIds: [0] },
  { kind: 'scheduled', sourceIds: [0] },
  { kind: 'budgeted-substitutes', sourceIds: [0] },
  { kind: 'required', sourceIds: [0] },
  { kind: 'changed-needs', sourceIds: [0] },
  { kind: 'target', sourceIds: [0] },
]

const withFixedRows = (rows: readonly StoredRow[], weeks: number): StoredRow[] => {
  const typed = Array.from({ length: weeks }, () => 0)
  const empty = fixedRows
    .flatMap(({ kind, sourceIds }) => sourceIds.map((sourceId): StoredRow => ({ kind, sourceId, typed, diary: [] })))
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

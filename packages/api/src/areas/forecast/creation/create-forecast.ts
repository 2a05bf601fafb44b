import { weeksInIsoYear } from '@veckovis/domain/calendar'
import type { Transaction } from '../../../db/database'
import type { ForecastVersion } from '../forecast-repository'
import { moveRollup } from '../saving/forecast-save-repository'
import { isSameRow, shownHours, type RowKind, type StoredRow } from '../stored-forecast'
import { yearFiguresOf } from '../year-figures'
import { insertForecast, insertRows, readBudgetOfForecast, type NewForecast } from './forecast-create-repository'

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

/** The forecast of a unit and year with its first rows, as it comes into being when both budgets are locked. */
export const createForecast = async (transaction: Transaction, forecast: NewForecast): Promise<ForecastVersion> => {
  const weeks = weeksInIsoYear(forecast.year)
  const rows = withFixedRows(forecast.rows, weeks)
  const { budget, municipalityId } = await readBudgetOfForecast(transaction, forecast.resourceBudgetId)
  const figures = yearFiguresOf({ year: forecast.year, weeks, budget }, rows)
  const created = await insertForecast(transaction, { ...forecast, weeks, figures })
  await insertRows(transaction, { id: created.id, weeks }, rows)
  const summed = rows.filter(row => row.kind !== 'target')
  await moveRollup(
    transaction,
    { municipalityId, year: forecast.year },
    summed.map(row => ({ kind: row.kind, sourceId: row.sourceId, difference: shownHours(row) })),
  )
  return created
}

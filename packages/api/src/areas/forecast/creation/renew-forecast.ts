import type { Transaction } from '../../../db/database'
import { listRows, lockForecast, moveRollup, recordSave, writeRows } from '../saving/forecast-save-repository'
import { isSameRow, type StoredRow } from '../stored-forecast'
import { yearFiguresOf } from '../year-figures'
import { setBudgetsOfForecast } from './forecast-create-repository'

export type ForecastToRenew = {
  readonly forecastId: number
  readonly unitId: number
  readonly needsBudgetId: number
  readonly resourceBudgetId: number
  /** Rows that come from the budgets */
  readonly rows: readonly StoredRow[]
  readonly userId: number | null
  readonly at: Date
}

/**
 * Gives a forecast other budgets and the rows that come from them. What people have typed, what the diary has brought
 * and the scheduled hours stay; version, the year's figures and the sums of the municipality follow.
 */
export const renewForecast = async (transaction: Transaction, asked: ForecastToRenew): Promise<void> => {
  const { forecastId, unitId, needsBudgetId, resourceBudgetId, rows, userId, at } = asked
  await setBudgetsOfForecast(transaction, { forecastId, needsBudgetId, resourceBudgetId })
  const locked = await lockForecast(transaction, forecastId, unitId)
  if (locked === undefined) throw new Error(`Forecast ${forecastId} vanished while it was renewed`)
  const { head } = locked
  const stored = await listRows(transaction, forecastId)
  const hoursBefore = (row: StoredRow) => stored.find(other => isSameRow(other, row))?.typed ?? []
  await writeRows(transaction, head, rows)
  const summed = rows.filter(({ kind }) => kind !== 'target')
  await moveRollup(
    transaction,
    head,
    summed.map(row => ({
      ...row,
      difference: row.typed.map((hours, index) => hours - (hoursBefore(row)[index] ?? 0)),
    })),
  )
  const kept = stored.filter(row => !rows.some(other => isSameRow(other, row)))
  const renewed = rows.map(row => ({ ...row, diary: stored.find(other => isSameRow(other, row))?.diary ?? [] }))
  const figures = yearFiguresOf(head, [...kept, ...renewed])
  await recordSave(transaction, { forecastId, figures, action: 'forecast-renewed', userId, at, cells: {} })
}

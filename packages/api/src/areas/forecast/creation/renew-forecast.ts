import type { CostShift, WeekIncome } from '@veckovis/domain/forecast'
import type { Transaction } from '../../../db/database'
import { setBudgetsOfForecast } from '../store/budgets-of-forecast'
import { changeForecast } from '../store/change-forecasts'
import { lockForecast } from '../store/lock-forecasts'
import type { StoredRow } from '../stored-forecast'

export type ForecastToRenew = {
  readonly forecastId: number
  readonly unitId: number
  readonly needsBudgetId: number
  readonly resourceBudgetId: number
  /** Rows that come from the budgets */
  readonly rows: readonly Pick<StoredRow, 'kind' | 'sourceId' | 'typed'>[]
  /** Null where the settings of the municipality change nothing in the year */
  readonly costShift: CostShift | null
  /** Null where the municipality has no prices, or the budget is not paid by hour or room */
  readonly income: WeekIncome | null
  readonly userId: number | null
  readonly at: Date
}

/**
 * Gives a forecast other budgets and the rows that come from them. What people have typed, what the diary has brought
 * and the scheduled hours stay; version, the year's figures and the sums of the municipality follow.
 */
export const renewForecast = async (transaction: Transaction, asked: ForecastToRenew): Promise<void> => {
  const { forecastId, unitId, needsBudgetId, resourceBudgetId, rows, costShift, income, userId, at } = asked
  await setBudgetsOfForecast(transaction, { forecastId, needsBudgetId, resourceBudgetId, costShift, income })
  const locked = await lockForecast(transaction, forecastId, unitId)
  if (locked === undefined) throw new Error(`Forecast ${forecastId} vanished while it was renewed`)
  await changeForecast(transaction, locked, rows, { action: 'forecast-renewed', userId, at, cells: {} })
}

import type { PayRise } from '@veckovis/domain/forecast'
import type { Transaction } from '../../../db/database'
import { inPieces } from '../../../db/in-pieces'
import { atOnce } from '../diary/try-diary-hours'
import { columnsOfRise } from '../stored-forecast'
import { changeForecasts } from './change-forecasts'
import { lockForecasts } from './lock-forecasts'

/** What revisions of pay add to the forecasts that rest on a resource budget; null for nothing. */
export type RiseOfBudget = { readonly resourceBudgetId: number; readonly payRise: PayRise | null }

export type ForecastOfBudget = RiseOfBudget & { readonly id: number; readonly isSame: boolean }

const literal = (values: readonly number[]) => `{${values.join(',')}}`

const textsOf = (rises: readonly RiseOfBudget[]) => {
  const columns = rises.map(({ payRise }) => columnsOfRise(payRise))
  return [columns.map(({ perHour }) => literal(perHour)), columns.map(({ fixedCost }) => literal(fixedCost))]
}

/** The forecasts that rest on these budgets, by ascending id, and whether they have their rises already. */
export const listForecastsOfBudgets = async (
  transaction: Transaction,
  rises: readonly RiseOfBudget[],
): Promise<ForecastOfBudget[]> => {
  const { rows } = await transaction.query<Omit<ForecastOfBudget, 'payRise'>>(
    `SELECT f.id, f.resource_budget_id AS "resourceBudgetId",
       f.pay_rise = given.pay_rise::float8[] AND f.fixed_cost_rise = given.fixed_cost_rise::float8[] AS "isSame"
     FROM unnest($1::int[], $2::text[], $3::text[]) AS given (id, pay_rise, fixed_cost_rise)
     JOIN forecast f ON f.resource_budget_id = given.id ORDER BY f.id`,
    [rises.map(({ resourceBudgetId }) => resourceBudgetId), ...textsOf(rises)],
  )
  const byBudget = new Map(rises.map(({ resourceBudgetId, payRise }) => [resourceBudgetId, payRise]))
  return rows.map(row => ({ ...row, payRise: byBudget.get(row.resourceBudgetId) ?? null }))
}

const writeRises = async (transaction: Transaction, forecasts: readonly ForecastOfBudget[]): Promise<void> => {
  await transaction.query(
    `UPDATE forecast f SET pay_rise = given.pay_rise::float8[], fixed_cost_rise = given.fixed_cost_rise::float8[]
     FROM unnest($1::int[], $2::text[], $3::text[]) AS given (id, pay_rise, fixed_cost_rise) WHERE f.id = given.id`,
    [forecasts.map(({ id }) => id), ...textsOf(forecasts)],
  )
}

/**
 * Forecasts follow what revisions of pay now add to their budgets: their costs, the figures of their years, what
 * analytics reads of them and their versions. Those that have it already stay as they are. All are locked before one is
 * changed, by ascending id.
 */
export const repriceForecasts = async (
  transaction: Transaction,
  rises: readonly RiseOfBudget[],
  { userId, at }: { readonly userId: number | null; readonly at: Date },
): Promise<void> => {
  const changed = (await listForecastsOfBudgets(transaction, rises)).filter(({ isSame }) => !isSame)
  await inPieces(changed, atOnce, async piece => {
    await lockForecasts(
      transaction,
      piece.map(({ id }) => id),
    )
    await writeRises(transaction, piece)
    const locked = await lockForecasts(
      transaction,
      piece.map(({ id }) => id),
    )
    const changes = locked.map(forecast => ({ locked: forecast, rows: [], cells: {} }))
    await changeForecasts(transaction, changes, { action: 'forecast-repriced', userId, at })
    return []
  })
}

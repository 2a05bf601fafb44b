import type { CostShift } from '@veckovis/domain/forecast'
import type { Transaction } from '../../../db/database'
import { columnsOfShift } from '../stored-forecast'
import { changeForecasts } from './change-forecasts'
import { forecastsInPieces } from './forecasts-in-pieces'
import { lockForecasts } from './lock-forecasts'
import { literal } from './write-measures'

/** What settings add to the forecasts that rest on a resource budget; null for nothing. */
export type ShiftOfBudget = { readonly resourceBudgetId: number; readonly costShift: CostShift | null }

export type ForecastOfBudget = ShiftOfBudget & { readonly id: number; readonly isSame: boolean }

const textsOf = (shifts: readonly ShiftOfBudget[]) => {
  const columns = shifts.map(({ costShift }) => columnsOfShift(costShift))
  return [
    columns.map(({ perHour }) => literal(perHour)),
    columns.map(({ fixedCost }) => literal(fixedCost)),
    columns.map(({ unsocial }) => literal(unsocial)),
  ]
}

/** The three columns of `textsOf`, behind ids. */
const given = `unnest($1::int[], $2::text[], $3::text[], $4::text[]) AS given (id, pay_rise, fixed_cost_rise, unsocial_shift)`

/** The forecasts that rest on these budgets, by ascending id, and whether they have their shifts already. */
export const listForecastsOfBudgets = async (
  transaction: Transaction,
  shifts: readonly ShiftOfBudget[],
): Promise<ForecastOfBudget[]> => {
  const { rows } = await transaction.query<Omit<ForecastOfBudget, 'costShift'>>(
    `SELECT f.id, f.resource_budget_id AS "resourceBudgetId",
       f.pay_rise = given.pay_rise::float8[] AND f.fixed_cost_rise = given.fixed_cost_rise::float8[]
         AND f.unsocial_shift = given.unsocial_shift::float8[] AS "isSame"
     FROM ${given}
     JOIN forecast f ON f.resource_budget_id = given.id ORDER BY f.id`,
    [shifts.map(({ resourceBudgetId }) => resourceBudgetId), ...textsOf(shifts)],
  )
  const byBudget = new Map(shifts.map(({ resourceBudgetId, costShift }) => [resourceBudgetId, costShift]))
  return rows.map(row => ({ ...row, costShift: byBudget.get(row.resourceBudgetId) ?? null }))
}

const writeShifts = async (transaction: Transaction, forecasts: readonly ForecastOfBudget[]): Promise<void> => {
  await transaction.query(
    `UPDATE forecast f SET pay_rise = given.pay_rise::float8[], fixed_cost_rise = given.fixed_cost_rise::float8[],
       unsocial_shift = given.unsocial_shift::float8[]
     FROM ${given} WHERE f.id = given.id`,
    [forecasts.map(({ id }) => id), ...textsOf(forecasts)],
  )
}

/**
 * Forecasts follow what settings of the municipality now add to their budgets: their costs, the figures of their years, what
 * analytics reads of them and their versions. Those that have it already stay as they are. All are locked before one is
 * changed, by ascending id.
 */
export const repriceForecasts = async (
  transaction: Transaction,
  shifts: readonly ShiftOfBudget[],
  { userId, at }: { readonly userId: number | null; readonly at: Date },
): Promise<void> => {
  const changed = (await listForecastsOfBudgets(transaction, shifts)).filter(({ isSame }) => !isSame)
  await transaction.query('SELECT FROM forecast WHERE id = ANY ($1::int[]) ORDER BY id FOR NO KEY UPDATE', [
    changed.map(({ id }) => id),
  ])
  await forecastsInPieces(changed, async piece => {
    await writeShifts(transaction, piece)
    const locked = await lockForecasts(
      transaction,
      piece.map(({ id }) => id),
    )
    const changes = locked.map(forecast => ({ locked: forecast, rows: [], cells: {} }))
    await changeForecasts(transaction, changes, { action: 'forecast-repriced', userId, at })
    return []
  })
}

import type { CostShift, WeekIncome } from '@veckovis/domain/forecast'
import type { Transaction } from '../../../db/database'
import { columnOfIncome, columnsOfShift } from '../stored-forecast'
import { changeForecasts } from './change-forecasts'
import { forecastsInPieces } from './forecasts-in-pieces'
import { lockForecasts } from './lock-forecasts'
import { literal } from './write-measures'

/** What settings make of the forecasts that rest on a resource budget. */
export type ShiftOfBudget = {
  readonly resourceBudgetId: number
  /** Null for nothing added */
  readonly costShift: CostShift | null
  /** Null for no income */
  readonly income: WeekIncome | null
}

export type ForecastOfBudget = ShiftOfBudget & { readonly id: number; readonly isSame: boolean }

const textsOf = (shifts: readonly ShiftOfBudget[]) => {
  const columns = shifts.map(({ costShift }) => columnsOfShift(costShift))
  return [
    columns.map(({ perHour }) => literal(perHour)),
    columns.map(({ fixedCost }) => literal(fixedCost)),
    columns.map(({ unsocial }) => literal(unsocial)),
    shifts.map(({ income }) => columnOfIncome(income)),
  ]
}

/** The columns of `textsOf`, behind ids. */
const given = `unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::text[]) AS given (id, pay_rise, fixed_cost_rise, unsocial_shift, income)`

/** The forecasts that rest on these budgets, by ascending id, and whether they have what settings make of them already. */
export const listForecastsOfBudgets = async (
  transaction: Transaction,
  shifts: readonly ShiftOfBudget[],
): Promise<ForecastOfBudget[]> => {
  const { rows } = await transaction.query<Omit<ForecastOfBudget, 'costShift' | 'income'>>(
    `SELECT f.id, f.resource_budget_id AS "resourceBudgetId",
       f.pay_rise = given.pay_rise::float8[] AND f.fixed_cost_rise = given.fixed_cost_rise::float8[]
         AND f.unsocial_shift = given.unsocial_shift::float8[]
         AND f.income IS NOT DISTINCT FROM given.income::jsonb AS "isSame"
     FROM ${given}
     JOIN forecast f ON f.resource_budget_id = given.id ORDER BY f.id`,
    [shifts.map(({ resourceBudgetId }) => resourceBudgetId), ...textsOf(shifts)],
  )
  const byBudget = new Map(shifts.map(shift => [shift.resourceBudgetId, shift]))
  return rows.map(row => {
    const shift = byBudget.get(row.resourceBudgetId)
    if (shift === undefined) throw new Error(`Nothing was said of resource budget ${row.resourceBudgetId}`)
    return { ...row, ...shift }
  })
}

const writeShifts = async (transaction: Transaction, forecasts: readonly ForecastOfBudget[]): Promise<void> => {
  await transaction.query(
    `UPDATE forecast f SET pay_rise = given.pay_rise::float8[], fixed_cost_rise = given.fixed_cost_rise::float8[],
       unsocial_shift = given.unsocial_shift::float8[], income = given.income::jsonb
     FROM ${given} WHERE f.id = given.id`,
    [forecasts.map(({ id }) => id), ...textsOf(forecasts)],
  )
}

/**
 * Forecasts follow what settings of the municipality now make of their budgets: their costs and income, the figures of their years, what
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

import type { CostShift, WeekIncome } from '@veckovis/domain/forecast'
import type { Transaction } from '../../../db/database'
import { columnOfIncome, columnsOfShift } from '../stored-forecast'

type Budgets = { readonly needsBudgetId: number; readonly resourceBudgetId: number }

/** The forecast rests on these budgets, and on what settings make of them, from now on. The change of its rows that belongs to it counts the version up. */
export const setBudgetsOfForecast = async (
  transaction: Transaction,
  asked: Budgets & {
    readonly forecastId: number
    readonly costShift: CostShift | null
    readonly income: WeekIncome | null
  },
): Promise<void> => {
  const shift = columnsOfShift(asked.costShift)
  await transaction.query(
    `UPDATE forecast SET needs_budget_id = $2, resource_budget_id = $3, pay_rise = $4, fixed_cost_rise = $5,
       unsocial_shift = $6, income = $7
     WHERE id = $1`,
    [
      asked.forecastId,
      asked.needsBudgetId,
      asked.resourceBudgetId,
      shift.perHour,
      shift.fixedCost,
      shift.unsocial,
      columnOfIncome(asked.income),
    ],
  )
}

/**
 * A forecast whose budgets are not locked goes over to other budgets of its year. Its figures stay as they are: nobody
 * sees them before the lock, which makes them again.
 */
export const replaceUnlockedBudgets = async (
  transaction: Transaction,
  asked: Budgets & { readonly unitId: number; readonly year: number },
): Promise<void> => {
  await transaction.query(
    `UPDATE forecast f SET needs_budget_id = $3, resource_budget_id = $4, version = f.version + 1
     FROM resource_budget b
     WHERE f.unit_id = $1 AND f.year = $2 AND b.id = f.resource_budget_id AND b.state <> 'locked'`,
    [asked.unitId, asked.year, asked.needsBudgetId, asked.resourceBudgetId],
  )
}

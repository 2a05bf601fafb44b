import type { Transaction } from '../../../db/database'

/**
 * A forecast whose budgets are not locked goes over to other budgets of its year. Its figures stay as they are: nobody
 * sees them before the lock, which makes them anew.
 */
export const replaceUnlockedBudgets = async (
  transaction: Transaction,
  asked: {
    readonly unitId: number
    readonly year: number
    readonly needsBudgetId: number
    readonly resourceBudgetId: number
  },
): Promise<void> => {
  await transaction.query(
    `UPDATE forecast f SET needs_budget_id = $3, resource_budget_id = $4, version = f.version + 1
     FROM resource_budget b
     WHERE f.unit_id = $1 AND f.year = $2 AND b.id = f.resource_budget_id AND b.state <> 'locked'`,
    [asked.unitId, asked.year, asked.needsBudgetId, asked.resourceBudgetId],
  )
}

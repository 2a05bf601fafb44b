import type { Transaction } from '../../../db/database'
import { holdDiaries } from '../diary-context'

/**
 * Whether an approved change of needs falls in the year of a budget. Decisions about the unit wait until the end
 * of the transaction, so that the answer still holds when the budget is written.
 */
export const hasChangeOfNeeds = async (
  transaction: Transaction,
  { unitId, year }: { readonly unitId: number; readonly year: number },
): Promise<boolean> => {
  await holdDiaries(transaction, [unitId])
  const { rows } = await transaction.query<{ isThere: boolean }>('SELECT has_change_of_needs($1, $2) AS "isThere"', [
    unitId,
    year,
  ])
  return rows[0]?.isThere === true
}

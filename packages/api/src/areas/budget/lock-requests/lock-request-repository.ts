import type { Transaction } from '../../../db/database'
import { instantOf } from '../../../db/instant-of'

/** Which of the two budgets is to be locked. */
export type BudgetKind = 'needs' | 'resource'

type AskedBudget = { readonly kind: BudgetKind; readonly id: number }

const columnOf = { needs: 'needs_budget_id', resource: 'resource_budget_id' } as const

/** The request on the budget of this id as the contract has it, null for none: a column of a query on the budget. */
export const lockRequestSql = (kind: BudgetKind, budgetId: string): string =>
  `(SELECT json_build_object('state', q.state, 'comment', q.comment, 'askedAt', ${instantOf('q.asked_at')},
      'askedBy', name_of_person(q.asked_by), 'answer', q.reason, 'returnedAt', ${instantOf('q.returned_at')},
      'returnedBy', name_of_person(q.returned_by))
    FROM lock_request q WHERE q.${columnOf[kind]} = ${budgetId}) AS "lockRequest"`

type Asking = AskedBudget & {
  readonly unitId: number
  readonly comment: string
  readonly userId: number
  readonly at: Date
}

/** Asks again in the place of a request that was sent back; one that is open stays, and false is answered. */
export const insertLockRequest = async (
  transaction: Transaction,
  { kind, id, unitId, comment, userId, at }: Asking,
): Promise<boolean> => {
  const { rowCount } = await transaction.query(
    `INSERT INTO lock_request AS q (municipality_id, unit_id, ${columnOf[kind]}, comment, asked_at, asked_by)
     VALUES ((SELECT municipality_id FROM unit WHERE id = $1), $1, $2, $3, $4, $5)
     ON CONFLICT (${columnOf[kind]}, municipality_id) DO UPDATE SET state = 'asked', comment = excluded.comment,
       asked_at = excluded.asked_at, asked_by = excluded.asked_by, reason = NULL, returned_at = NULL, returned_by = NULL
     WHERE q.state = 'returned'`,
    [unitId, id, comment, at, userId],
  )
  return rowCount === 1
}

type Returning = AskedBudget & { readonly reason: string; readonly userId: number; readonly at: Date }

/** False where no request is open. */
export const returnLockRequest = async (
  transaction: Transaction,
  { kind, id, reason, userId, at }: Returning,
): Promise<boolean> => {
  const { rowCount } = await transaction.query(
    `UPDATE lock_request SET state = 'returned', reason = $2, returned_at = $3, returned_by = $4
     WHERE ${columnOf[kind]} = $1 AND state = 'asked'`,
    [id, reason, at, userId],
  )
  return rowCount === 1
}

/** The requests of these budgets are gone; false where there was none. */
export const removeLockRequests = async (
  transaction: Transaction,
  kind: BudgetKind,
  ids: readonly number[],
): Promise<boolean> => {
  const { rowCount } = await transaction.query(`DELETE FROM lock_request WHERE ${columnOf[kind]} = ANY ($1)`, [ids])
  return rowCount !== null && rowCount > 0
}

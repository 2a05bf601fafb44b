import type { BudgetChangeOnWire, NewBudgetChange } from '@veckovis/contracts/budget'
import type { Transaction } from '../../../db/database'
import { instantOf } from '../../../db/instant-of'

export type YearOfUnit = { readonly unitId: number; readonly year: number }

const columns = `c.id, to_char(c.first_day, 'YYYY-MM-DD') AS "firstDay", (c.ore / 100.0)::float8 AS kronor,
  (c.hundredths / 100.0)::float8 AS hours, c.reason, ${instantOf('c.created_at')} AS "createdAt",
  name_of_person(c.created_by) AS "createdBy", ${instantOf('c.withdrawn_at')} AS "withdrawnAt",
  name_of_person(c.withdrawn_by) AS "withdrawnBy"`

/** Those that are withdrawn too, by first day. */
export const listBudgetChanges = async (
  transaction: Transaction,
  { unitId, year }: YearOfUnit,
): Promise<BudgetChangeOnWire[]> => {
  const { rows } = await transaction.query<BudgetChangeOnWire>(
    `SELECT ${columns} FROM budget_change c WHERE c.unit_id = $1 AND c.year = $2 ORDER BY c.first_day, c.id`,
    [unitId, year],
  )
  return rows
}

export const findBudgetChange = async (
  transaction: Transaction,
  { unitId, year, id }: YearOfUnit & { readonly id: number },
): Promise<BudgetChangeOnWire | undefined> => {
  const { rows } = await transaction.query<BudgetChangeOnWire>(
    `SELECT ${columns} FROM budget_change c WHERE c.unit_id = $1 AND c.year = $2 AND c.id = $3::bigint`,
    [unitId, year, id],
  )
  return rows[0]
}

export const isYearLocked = async (transaction: Transaction, { unitId, year }: YearOfUnit): Promise<boolean> => {
  const { rows } = await transaction.query(
    "SELECT FROM resource_budget WHERE unit_id = $1 AND year = $2 AND state = 'locked'",
    [unitId, year],
  )
  return rows.length > 0
}

/** What the same request has made before, in whichever year. */
export const findChangeMadeBy = async (
  transaction: Transaction,
  asked: { readonly unitId: number; readonly requestId: string; readonly digest: Buffer },
): Promise<{ readonly id: number; readonly isSame: boolean } | undefined> => {
  const { rows } = await transaction.query<{ id: number; isSame: boolean }>(
    'SELECT id, request_digest = $3 AS "isSame" FROM budget_change WHERE unit_id = $1 AND request_id = $2',
    [asked.unitId, asked.requestId, asked.digest],
  )
  return rows[0]
}

type ChangeToInsert = YearOfUnit & {
  readonly change: NewBudgetChange
  readonly digest: Buffer
  readonly userId: number
  readonly at: Date
}

export const insertBudgetChange = async (
  transaction: Transaction,
  { unitId, year, change, digest, userId, at }: ChangeToInsert,
): Promise<number> => {
  const { firstDay, kronor, hours, reason, requestId } = change
  const { rows } = await transaction.query<{ id: number }>(
    `INSERT INTO budget_change (municipality_id, unit_id, year, first_day, ore, hundredths, reason, created_at, created_by,
       request_id, request_digest)
     VALUES ((SELECT municipality_id FROM unit WHERE id = $1), $1, $2, $3, $4, $5, $6, $7, $8, $9, $10) RETURNING id`,
    [unitId, year, firstDay, Math.round(kronor * 100), Math.round(hours * 100), reason, at, userId, requestId, digest],
  )
  const inserted = rows[0]
  if (inserted === undefined) throw new Error('The database gave no id for the new change of the budget')
  return inserted.id
}

export const markWithdrawn = async (
  transaction: Transaction,
  {
    id,
    unitId,
    userId,
    at,
  }: { readonly id: number; readonly unitId: number; readonly userId: number; readonly at: Date },
): Promise<void> => {
  await transaction.query(
    'UPDATE budget_change SET withdrawn_at = $3, withdrawn_by = $4 WHERE unit_id = $1 AND id = $2::bigint',
    [unitId, id, at, userId],
  )
}

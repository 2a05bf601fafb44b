import type { NeedsBudget, NewNeedsBudget } from '@veckovis/contracts/budget'
import type { Transaction } from '../../../db/database'
import { lockRequestSql, removeLockRequests } from '../lock-requests/lock-request-repository'
import { instantOf } from '../../../db/instant-of'

/** A needs budget as stored. Its full-time hours count once it is locked; before, the settings do. */
export type StoredNeeds = Omit<NeedsBudget, 'zoneHours' | 'roomHours' | 'annualNeededHours'>

export type EnteredNeeds = Omit<NewNeedsBudget, 'requestId' | 'year'>

const columns = `n.id, n.unit_id AS "unitId", n.version, n.year, n.state, n.name, n.comment,
  n.time_type AS "timeType", n.lines -> 'zones' AS zones, n.lines -> 'rooms' AS rooms, n.efficiency,
  n.monthly_shares AS "monthlyShares", n.full_time_hours AS "fullTimeHours",
  ${instantOf('n.locked_at')} AS "lockedAt",
  EXISTS (SELECT FROM resource_budget r WHERE r.needs_budget_id = n.id) AS "isLinked",
  has_change_of_needs(n.unit_id, n.year) AS "hasChangeOfNeed",
  ${lockRequestSql('needs', 'n.id')}`

/** All of the unit's needs budgets, the latest year first. */
export const listNeeds = async (transaction: Transaction, unitId: number): Promise<StoredNeeds[]> => {
  const { rows } = await transaction.query<StoredNeeds>({
    name: 'needs-list',
    text: `SELECT ${columns} FROM needs_budget n WHERE n.unit_id = $1 ORDER BY n.year DESC, n.id DESC`,
    values: [unitId],
  })
  return rows
}

export const findNeeds = async (
  transaction: Transaction,
  asked: { readonly id: number; readonly unitId: number },
): Promise<StoredNeeds | undefined> => {
  const { rows } = await transaction.query<StoredNeeds>({
    name: 'needs-one',
    text: `SELECT ${columns} FROM needs_budget n WHERE n.id = $1::bigint AND n.unit_id = $2`,
    values: [asked.id, asked.unitId],
  })
  return rows[0]
}

/** The unit of a budget that the user may see. */
export const findUnitOfNeeds = async (transaction: Transaction, id: number): Promise<number | undefined> => {
  const { rows } = await transaction.query<{ unit_id: number }>({
    name: 'needs-unit',
    text: 'SELECT unit_id FROM needs_budget WHERE id = $1::bigint',
    values: [id],
  })
  return rows[0]?.unit_id
}

export const findNeedsMadeBy = async (
  transaction: Transaction,
  asked: { readonly unitId: number; readonly requestId: string; readonly digest: Buffer },
): Promise<{ readonly id: number; readonly isSame: boolean } | undefined> => {
  const { rows } = await transaction.query<{ id: number; isSame: boolean }>(
    'SELECT id, request_digest = $3 AS "isSame" FROM needs_budget WHERE unit_id = $1 AND request_id = $2',
    [asked.unitId, asked.requestId, asked.digest],
  )
  return rows[0]
}

const enteredValues = ({ name, comment, timeType, efficiency, zones, rooms, monthlyShares }: EnteredNeeds) => [
  name,
  comment,
  timeType,
  efficiency,
  JSON.stringify({ zones, rooms }),
  monthlyShares,
]

export type NeedsToInsert = {
  readonly unitId: number
  readonly made: NewNeedsBudget
  readonly digest: Buffer
  readonly fullTimeHours: number
}

export const insertNeeds = async (
  transaction: Transaction,
  { unitId, made, digest, fullTimeHours }: NeedsToInsert,
): Promise<number> => {
  const { rows } = await transaction.query<{ id: number }>(
    `INSERT INTO needs_budget (name, comment, time_type, efficiency, lines, monthly_shares, unit_id, year,
       full_time_hours, request_id, request_digest, municipality_id)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, (SELECT municipality_id FROM unit WHERE id = $7)) RETURNING id`,
    [...enteredValues(made), unitId, made.year, fullTimeHours, made.requestId, digest],
  )
  const inserted = rows[0]
  if (inserted === undefined) throw new Error('The database gave no id for the new needs budget')
  return inserted.id
}

/** Writes what was entered and counts the version up. */
export const updateNeeds = async (
  transaction: Transaction,
  id: number,
  entered: EnteredNeeds,
  fullTimeHours: number,
): Promise<void> => {
  await transaction.query(
    `UPDATE needs_budget SET name = $1, comment = $2, time_type = $3, efficiency = $4, lines = $5, monthly_shares = $6,
       full_time_hours = $7, version = version + 1
     WHERE id = $8`,
    [...enteredValues(entered), fullTimeHours, id],
  )
}

/** Another budget of the year takes the place of the active one; answers the ids that lost it. */
export const activateNeeds = async (
  transaction: Transaction,
  { id, unitId, year }: Pick<StoredNeeds, 'id' | 'unitId' | 'year'>,
): Promise<number[]> => {
  const { rows } = await transaction.query<{ id: number }>(
    `UPDATE needs_budget SET state = 'saved', version = version + 1
     WHERE unit_id = $1 AND year = $2 AND state = 'active' RETURNING id`,
    [unitId, year],
  )
  await transaction.query("UPDATE needs_budget SET state = 'active', version = version + 1 WHERE id = $1", [id])
  const formers = rows.map(former => former.id)
  // Only an active budget can be locked, so there is nothing to ask for any more.
  await removeLockRequests(transaction, 'needs', formers)
  return formers
}

/** Freezes the full-time hours with the state; a request to lock is answered by it. */
export const lockNeeds = async (
  transaction: Transaction,
  { id, fullTimeHours, at }: { readonly id: number; readonly fullTimeHours: number; readonly at: Date },
): Promise<void> => {
  await transaction.query(
    `UPDATE needs_budget SET state = 'locked', locked_at = $2, full_time_hours = $3, version = version + 1 WHERE id = $1`,
    [id, at, fullTimeHours],
  )
  await removeLockRequests(transaction, 'needs', [id])
}

export const deleteNeeds = async (transaction: Transaction, id: number): Promise<void> => {
  await transaction.query('DELETE FROM needs_budget WHERE id = $1', [id])
}

import { effectsOf } from '@veckovis/domain/diary'
import type { Transaction } from '../../../db/database'
import type { UnitEffect } from '../diary-context'
import type { StoredEntry } from '../entries/stored-entry'

/** The units of entries that are there and in reach, each once, ascending. */
export const listUnitsOfEntries = async (transaction: Transaction, ids: readonly number[]): Promise<number[]> => {
  const { rows } = await transaction.query<{ unit_id: number }>(
    'SELECT DISTINCT e.unit_id FROM diary_entry e WHERE e.id = ANY ($1::bigint[]) AND e.deleted_at IS NULL ORDER BY 1',
    [ids],
  )
  return rows.map(row => row.unit_id)
}

/** What was split off an entry when it was added: by the same person at the same moment, and from the day after it on. */
export const findRestOf = async (transaction: Transaction, id: number): Promise<number | undefined> => {
  const { rows } = await transaction.query<{ id: number }>(
    `SELECT r.id FROM diary_entry e JOIN diary_entry r ON r.unit_id = e.unit_id AND r.created_at = e.created_at
       AND r.created_by = e.created_by AND r.category = e.category AND r.request_id IS NULL AND r.deleted_at IS NULL
       AND r.staff_member_id IS NOT DISTINCT FROM e.staff_member_id AND r.from_date = e.to_date + 1
     WHERE e.id = $1`,
    [id],
  )
  return rows[0]?.id
}

type StoredDecision = {
  readonly ids: readonly number[]
  readonly status: 'APPROVED' | 'REJECTED'
  readonly userId: number
  readonly at: Date
  readonly comment: string
}

export const setDecision = async (transaction: Transaction, decision: StoredDecision): Promise<void> => {
  await transaction.query(
    `UPDATE diary_entry SET status = $2, decided_by = $3, decided_at = $4, decision_comment = $5, version = version + 1
     WHERE id = ANY ($1::bigint[])`,
    [decision.ids, decision.status, decision.userId, decision.at, decision.comment],
  )
}

/** Keeps what each of the entries brings to the forecasts, made or not. */
export const addEffects = (transaction: Transaction, entries: readonly StoredEntry[]): Promise<void> =>
  insertEffects(
    transaction,
    entries.flatMap(({ id, unitId, content }) =>
      effectsOf(content).map(effect => ({ ...effect, id, unitId, change: 0 })),
    ),
  )

type EffectOfEntry = UnitEffect & {
  readonly id: number
  /** Version of the entry that it came with; 0 for its approval */
  readonly change: number
}

export const insertEffects = async (transaction: Transaction, rows: readonly EffectOfEntry[]): Promise<void> => {
  await transaction.query(
    `INSERT INTO diary_effect (entry_id, unit_id, municipality_id, year, week, kind, source_id, hours, change)
     SELECT made.entry_id, u.id, u.municipality_id, made.year, made.week, made.kind, made.source_id, made.hours, made.change
     FROM unnest($1::int[], $2::int[], $3::int[], $4::int[], $5::text[], $6::int[], $7::numeric[], $8::int[])
       AS made (entry_id, unit_id, year, week, kind, source_id, hours, change) JOIN unit u ON u.id = made.unit_id`,
    [
      rows.map(({ id }) => id),
      rows.map(({ unitId }) => unitId),
      rows.map(({ year }) => year),
      rows.map(({ week }) => week),
      rows.map(({ kind }) => kind),
      rows.map(({ sourceId }) => sourceId),
      rows.map(({ hours }) => hours / 100),
      rows.map(({ change }) => change),
    ],
  )
}

import type { OutcomeHistory } from '@veckovis/contracts/outcome'
import type { Transaction } from '../../../db/database'

type KeptEvent = OutcomeHistory['events'][number]

const sql = `SELECT c.changed_at AS at, name_of_person(c.changed_by) AS by, jsonb_strip_nulls(jsonb_build_object(
    'event', c.event, 'kind', c.kind, 'serverId', c.server_id, 'source', c.source, 'reason', c.reason))
    || CASE c.event WHEN 'value' THEN jsonb_build_object('before', c.value_before, 'after', c.value_after) ELSE '{}' END AS what
  FROM outcome_change c WHERE c.unit_id = $1 AND c.year = $2 AND c.week = $3 ORDER BY c.id DESC LIMIT $4`

/** The newest events of a week, newest first. */
export const listEvents = async (
  transaction: Transaction,
  { unitId, year, week }: { readonly unitId: number; readonly year: number; readonly week: number },
  most: number,
): Promise<KeptEvent[]> => {
  const { rows } = await transaction.query<Omit<KeptEvent, 'at'> & { readonly at: Date }>({
    name: 'outcome-history',
    text: sql,
    values: [unitId, year, week, most],
  })
  return rows.map(({ at, ...event }) => ({ ...event, at: at.toISOString() }))
}

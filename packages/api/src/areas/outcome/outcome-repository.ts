import { fewestPeople } from '@veckovis/domain/access'
import type { OutcomeRowOfSource } from '@veckovis/domain/outcome'
import type { Reading } from '../../db/database'

export type StoredOutcome = {
  readonly forecastId: number
  readonly version: number
  readonly complete: readonly number[]
  readonly rows: readonly OutcomeRowOfSource[]
  /** Whether the unit has so few people that its sums tell of each of them */
  readonly isOfFew: boolean
}

/** The rows of a year as JSON; one of which a source says nothing any more is left out. */
const rowsJson = `SELECT coalesce(json_agg(json_build_object('kind', r.kind, 'serverId', r.server_id, 'source', r.source,
    'values', r.week_values) ORDER BY r.kind, r.server_id, r.source), '[]')
  FROM outcome_row r WHERE r.unit_id = f.unit_id AND r.year = f.year
    AND cardinality(array_remove(r.week_values, NULL)) > 0`

const sql = `SELECT f.id AS "forecastId", coalesce(o.version, 0) AS version,
    coalesce(array_to_json(o.complete_weeks), '[]') AS complete, (${rowsJson}) AS rows,
    employs_fewer_than(f.unit_id, $3::date, ${fewestPeople}) AS "isOfFew"
  FROM forecast f LEFT JOIN outcome_year o
    ON o.unit_id = f.unit_id AND o.year = f.year AND o.municipality_id = f.municipality_id
  WHERE f.unit_id = $1 AND f.year = $2`

/** Undefined where the unit has no forecast of the year. */
export const findOutcome = async (
  { query }: Reading,
  { unitId, year, today }: { readonly unitId: number; readonly year: number; readonly today: string },
): Promise<StoredOutcome | undefined> => {
  const { rows } = await query<StoredOutcome>({ name: 'outcome-of-year', text: sql, values: [unitId, year, today] })
  return rows[0]
}

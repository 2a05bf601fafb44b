import type { VersionCounts } from '@veckovis/domain/modules'
import type { Transaction } from '../../../db/database'
import { listedDays } from '../../../http/listed-modules'

export type Rollout = {
  readonly moduleId: string
  readonly version: string
  readonly municipalityIds: readonly number[]
  readonly unitIds: readonly number[]
  readonly reason: string
  readonly beganAt: Date
}

/** The places of a rollout by their ids. */
export const placesText = ({ municipalityIds, unitIds }: Pick<Rollout, 'municipalityIds' | 'unitIds'>): string =>
  [...municipalityIds.map(id => `municipality ${id}`), ...unitIds.map(id => `unit ${id}`)].join(', ')

const columns = `module_id AS "moduleId", version, municipality_ids AS "municipalityIds", unit_ids AS "unitIds", reason,
  began_at AS "beganAt"`

/** Those that go on, at most one of a module. */
export const listRollouts = async (read: Transaction['query']): Promise<readonly Rollout[]> => {
  const { rows } = await read<Rollout>(
    `SELECT ${columns} FROM module_rollout WHERE ended_at IS NULL ORDER BY module_id`,
  )
  return rows
}

export const rolloutOf = async (read: Transaction['query'], moduleId: string): Promise<Rollout | undefined> => {
  const { rows } = await read<Rollout>(
    `SELECT ${columns} FROM module_rollout WHERE ended_at IS NULL AND module_id = $1`,
    [moduleId],
  )
  return rows[0]
}

export const addRollout = (transaction: Transaction, rollout: Rollout): Promise<unknown> => {
  const { moduleId, version, municipalityIds, unitIds, reason, beganAt } = rollout
  return transaction.query(
    `INSERT INTO module_rollout (module_id, version, municipality_ids, unit_ids, reason, began_at)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [moduleId, version, municipalityIds, unitIds, reason, beganAt],
  )
}

/** Answers the version that was rolled out; undefined where none was. */
export const endRollout = async (
  transaction: Transaction,
  moduleId: string,
  endedBy: 'promoted' | 'stopped' | 'quarantined',
  now: Date,
): Promise<string | undefined> => {
  const { rows } = await transaction.query<{ version: string }>(
    `UPDATE module_rollout SET ended_at = $3, ended_by = $2 WHERE module_id = $1 AND ended_at IS NULL RETURNING version`,
    [moduleId, endedBy, now],
  )
  return rows[0]?.version
}

/** Of the places that are named those that are not there. */
export const absentPlaces = async (
  transaction: Transaction,
  { municipalityIds, unitIds }: Pick<Rollout, 'municipalityIds' | 'unitIds'>,
): Promise<string[]> => {
  const { rows } = await transaction.query<{ name: string }>(
    `SELECT 'municipality ' || named.id AS name FROM unnest($1::bigint[]) AS named (id)
       WHERE NOT EXISTS (SELECT FROM municipality m WHERE m.id = named.id)
     UNION ALL SELECT 'unit ' || named.id FROM unnest($2::bigint[]) AS named (id)
       WHERE NOT EXISTS (SELECT FROM unit u WHERE u.id = named.id)`,
    [municipalityIds, unitIds],
  )
  return rows.map(({ name }) => name)
}

/** What was counted of a version: failures since the day of a moment, and loads of twice as long (health/earlier-versions.ts). */
export const countsSince = async (
  read: Transaction['query'],
  moduleId: string,
  version: string,
  since: Date,
): Promise<VersionCounts> => {
  const { rows } = await read<VersionCounts>(
    `SELECT coalesce(sum(loads), 0)::int AS loads,
       coalesce(sum(failures) FILTER (WHERE day >= ($3::timestamptz AT TIME ZONE 'UTC')::date), 0)::int AS failures
     FROM module_version_day WHERE module_id = $1 AND version = $2
       AND day >= ($3::timestamptz AT TIME ZONE 'UTC')::date - ${listedDays + 1}`,
    [moduleId, version, since],
  )
  return rows[0] ?? { loads: 0, failures: 0 }
}

export type Quarantined = VersionCounts & { readonly moduleId: string; readonly version: string; readonly at: Date }

export const listQuarantined = async (read: Transaction['query']): Promise<readonly Quarantined[]> => {
  const { rows } = await read<Quarantined>(
    'SELECT module_id AS "moduleId", version, at, loads, failures FROM module_quarantine ORDER BY module_id, at',
  )
  return rows
}

export const quarantineOf = async (
  read: Transaction['query'],
  moduleId: string,
  version: string,
): Promise<Quarantined | undefined> =>
  (await listQuarantined(read)).find(each => each.moduleId === moduleId && each.version === version)

export const addQuarantine = (transaction: Transaction, quarantined: Quarantined): Promise<unknown> => {
  const { moduleId, version, at, loads, failures } = quarantined
  return transaction.query(
    `INSERT INTO module_quarantine (module_id, version, at, loads, failures) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT DO NOTHING`,
    [moduleId, version, at, loads, failures],
  )
}

export const liftQuarantine = (transaction: Transaction, moduleId: string, version: string): Promise<unknown> =>
  transaction.query('DELETE FROM module_quarantine WHERE module_id = $1 AND version = $2', [moduleId, version])

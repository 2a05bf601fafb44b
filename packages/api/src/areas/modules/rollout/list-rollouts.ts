import type { ModuleRollout } from '@veckovis/contracts/modules'
import type { VersionCounts } from '@veckovis/domain/modules'
import type { Transaction } from '../../../db/database'
import { listedSince } from '../../../http/listed-modules'
import { countsSince } from './rollout-repository'
import { instantOf } from '../../../db/instant-of'

type Row = Pick<ModuleRollout, 'moduleId' | 'version' | 'reason' | 'municipalities' | 'units'> & {
  readonly beganAt: Date
  readonly activeVersion: string | null
  readonly stopped: (VersionCounts & { readonly at: string }) | null
}

// One that was promoted or stopped by somebody is told among the activations, or is over.
const latestSql = `SELECT r.module_id AS "moduleId", r.version, r.reason, r.began_at AS "beganAt",
    m.active_version AS "activeVersion",
    coalesce((SELECT json_agg(p.name ORDER BY p.name) FROM municipality p
      WHERE p.id = ANY (r.municipality_ids)), '[]') AS municipalities,
    coalesce((SELECT json_agg(json_build_object('name', u.name, 'municipality', p.name) ORDER BY p.name, u.name)
      FROM unit u JOIN department d ON d.id = u.department_id JOIN municipality p ON p.id = d.municipality_id
      WHERE u.id = ANY (r.unit_ids)), '[]') AS units,
    CASE WHEN r.ended_at IS NOT NULL THEN json_build_object('loads', q.loads, 'failures', q.failures,
      'at', ${instantOf('r.ended_at')}) END AS stopped
  FROM (SELECT DISTINCT ON (module_id) * FROM module_rollout ORDER BY module_id, id DESC) r
  JOIN module m ON m.id = r.module_id
  LEFT JOIN module_quarantine q ON q.module_id = r.module_id AND q.version = r.version
  WHERE r.ended_at IS NULL OR (r.ended_by = 'quarantined' AND q.module_id IS NOT NULL
    AND NOT EXISTS (SELECT FROM module_activation a WHERE a.module_id = r.module_id AND a.at > r.ended_at))
  ORDER BY r.module_id`

/** How what is rolled out fares, beside the active version, and what has stopped by itself. */
export const listFaring = async (read: Transaction['query'], now: Date): Promise<ModuleRollout[]> => {
  const { rows } = await read<Row>(latestSql)
  const since = listedSince(now)
  const rollouts: ModuleRollout[] = []
  for (const { beganAt, activeVersion, ...row } of rows) {
    const countsOf = (version: string) => countsSince(read, row.moduleId, version, since)
    rollouts.push({
      ...row,
      since: beganAt.toISOString(),
      ...(await countsOf(row.version)),
      active: activeVersion === null ? null : { version: activeVersion, ...(await countsOf(activeVersion)) },
    })
  }
  return rollouts
}

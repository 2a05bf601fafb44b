import type { ModuleHealth } from '@veckovis/contracts/modules'
import { healthOf, versionBefore, type EarlierVersion } from '@veckovis/domain/modules'
import type { Transaction } from '../../../db/database'
import { listedSince } from '../../../http/listed-modules'
import { earlierSql } from './earlier-versions'

type Row = { readonly id: string; readonly active: EarlierVersion | null; readonly earlier: EarlierVersion[] }

const healthSql = `${earlierSql}
  SELECT m.id,
    CASE WHEN m.active_version IS NOT NULL THEN jsonb_build_object('version', m.active_version, 'wasRolledBack', false,
      'loads', coalesce(c.loads, 0), 'failures', coalesce(c.failures, 0)) END AS active,
    coalesce((SELECT jsonb_agg(e.version ORDER BY e.id DESC) FROM earlier e WHERE e.module_id = m.id), '[]') AS earlier
  FROM module m LEFT JOIN counted c ON c.module_id = m.id AND c.version = m.active_version ORDER BY m.id`

/** How every version fares that people have or had, and which one a rollback brings back. */
export const listHealth = async (read: Transaction['query'], now: Date): Promise<ModuleHealth[]> => {
  const { rows } = await read<Row>(healthSql, [listedSince(now)])
  return rows.map(({ id, active, earlier }) => ({
    id,
    before: versionBefore(earlier)?.version ?? null,
    versions: [...(active === null ? [] : [active]), ...earlier].map(each => ({ ...each, health: healthOf(each) })),
  }))
}

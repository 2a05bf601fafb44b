import type { VersionMeasures } from '@veckovis/contracts/modules'
import type { VersionCounts } from '@veckovis/domain/modules'
import type { Transaction } from '../../../db/database'
import { listedSince } from '../../../http/listed-modules'
import { listMeasures } from '../measures/measure-repository'
import { earlierSql } from './earlier-versions'

type VersionFigures = VersionCounts & {
  readonly moduleId: string
  readonly version: string
  readonly isActive: boolean
  readonly isQuarantined: boolean
  /** Places that it is rolled out to; 0 where it is not */
  readonly municipalities: number
  readonly units: number
}

export type ModuleFigures = {
  readonly versions: readonly VersionFigures[]
  readonly measures: readonly VersionMeasures[]
}

const figuresSql = `${earlierSql}
  SELECT v.module_id AS "moduleId", v.version, coalesce(c.loads, 0) AS loads, coalesce(c.failures, 0) AS failures,
    v.version IS NOT DISTINCT FROM m.active_version AS "isActive", q.version IS NOT NULL AS "isQuarantined",
    coalesce(cardinality(r.municipality_ids), 0) AS municipalities, coalesce(cardinality(r.unit_ids), 0) AS units
  FROM module_version v JOIN module m ON m.id = v.module_id
    LEFT JOIN counted c ON c.module_id = v.module_id AND c.version = v.version
    LEFT JOIN module_quarantine q ON q.module_id = v.module_id AND q.version = v.version
    LEFT JOIN module_rollout r ON r.module_id = v.module_id AND r.version = v.version AND r.ended_at IS NULL
  WHERE v.version = m.active_version OR c.version IS NOT NULL OR q.version IS NOT NULL OR r.version IS NOT NULL
  ORDER BY v.module_id, v.version`

/** What a monitor reads of each version that people have, had lately or must not get. No person and no place. */
export const listFigures = async (read: Transaction['query'], now: Date): Promise<ModuleFigures> => {
  const { rows } = await read<VersionFigures>(figuresSql, [listedSince(now)])
  return { versions: rows, measures: await listMeasures(read, now) }
}

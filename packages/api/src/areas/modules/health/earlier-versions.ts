import type { EarlierVersion, VersionCounts } from '@veckovis/domain/modules'
import type { Transaction } from '../../../db/database'
import { listedDays, listedSince } from '../../../http/listed-modules'

/** Of the days of `earlierSql`. */
const countedSql = `sum(loads)::int AS loads,
  coalesce(sum(failures) FILTER (WHERE day >= ($1::timestamptz AT TIME ZONE 'UTC')::date), 0)::int AS failures`

/**
 * `earlier`: the versions of each module that people had before the active one, the one that was left last first, as it
 * was left then and none in quarantine, with what was counted of it: failures of the last 31 days, of which the first
 * moment is $1, and loads of twice as long, because a person loads a version once in 32 days and fails on any of them.
 */
export const earlierSql = `WITH ended AS (
    SELECT module_id, version, id, lead(at) OVER each AS at, lead(way) OVER each AS way
    FROM module_activation WINDOW each AS (PARTITION BY module_id ORDER BY id)),
  left_last AS (
    SELECT DISTINCT ON (e.module_id, e.version) e.module_id, e.version, e.id, e.at, e.way
    FROM ended e JOIN module m ON m.id = e.module_id AND m.active_version <> e.version
    WHERE e.at IS NOT NULL AND NOT EXISTS (
      SELECT FROM module_quarantine q WHERE q.module_id = e.module_id AND q.version = e.version)
    ORDER BY e.module_id, e.version, e.id DESC),
  counted AS (
    SELECT module_id, version, ${countedSql} FROM module_version_day
    WHERE day >= ($1::timestamptz AT TIME ZONE 'UTC')::date - ${listedDays + 1} GROUP BY module_id, version),
  earlier AS (
    SELECT l.module_id, l.at, l.id, jsonb_build_object('version', l.version,
      'wasRolledBack', l.way NOT IN ('start', 'promote'),
      'loads', coalesce(c.loads, 0), 'failures', coalesce(c.failures, 0)) AS version
    FROM left_last l LEFT JOIN counted c ON c.module_id = l.module_id AND c.version = l.version)`

/** The versions that people had before the active one, the one that was left last first, however long ago. */
export const listEarlier = async (
  read: Transaction['query'],
  moduleId: string,
  now: Date,
): Promise<readonly EarlierVersion[]> => {
  const { rows } = await read<{ version: EarlierVersion }>(
    `${earlierSql} SELECT version FROM earlier WHERE module_id = $2 ORDER BY id DESC`,
    [listedSince(now), moduleId],
  )
  return rows.map(({ version }) => version)
}

/** For those who publish. */
export const countsText = ({ loads, failures }: VersionCounts): string =>
  `${loads} ${loads === 1 ? 'load' : 'loads'}, ${failures} ${failures === 1 ? 'failure' : 'failures'}`

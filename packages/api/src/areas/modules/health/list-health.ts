import type { ModuleHealth } from '@veckovis/contracts/modules'
import { healthOf, type EarlierVersion } from '@veckovis/domain/modules'
import type { Transaction } from '../../../db/database'
import { listedSince } from '../../../http/listed-modules'
import type { Chooser } from '../activation/choose-version'
import { findTarget } from '../activation/roll-back'
import { countsSince, listQuarantined, listRollouts, type Rollout } from '../rollout/rollout-repository'
import { earlierSql } from './earlier-versions'

type Row = { readonly id: string; readonly active: EarlierVersion | null; readonly earlier: EarlierVersion[] }

const healthSql = `${earlierSql}
  SELECT m.id,
    CASE WHEN m.active_version IS NOT NULL THEN jsonb_build_object('version', m.active_version, 'wasRolledBack', false,
      'loads', coalesce(c.loads, 0), 'failures', coalesce(c.failures, 0)) END AS active,
    coalesce((SELECT jsonb_agg(e.version ORDER BY e.id DESC) FROM earlier e WHERE e.module_id = m.id), '[]') AS earlier
  FROM module m LEFT JOIN counted c ON c.module_id = m.id AND c.version = m.active_version ORDER BY m.id`

/** A version that is rolled out, as the others are listed. */
const versionOf = async (read: Transaction['query'], { moduleId, version }: Rollout, now: Date) => ({
  version,
  wasRolledBack: false,
  ...(await countsSince(read, moduleId, version, listedSince(now))),
})

const describeRollout = ({ version, beganAt, municipalityIds, unitIds }: Rollout) => ({
  version,
  since: beganAt.toISOString(),
  municipalities: municipalityIds.length,
  units: unitIds.length,
})

/** How every version fares that people have or had, which one a rollback brings back, and what only some places have. */
export const listHealth = async (
  transaction: Transaction,
  { now, ...here }: Pick<Chooser, 'now' | 'modulesFolder' | 'shellFolder' | 'operations' | 'signing'>,
): Promise<ModuleHealth[]> => {
  const read = transaction.query
  const { rows } = await read<Row>(healthSql, [listedSince(now)])
  const rollouts = await listRollouts(read)
  const quarantined = await listQuarantined(read)
  const all: ModuleHealth[] = []
  for (const { id, active, earlier } of rows) {
    const rollout = rollouts.find(({ moduleId }) => moduleId === id)
    const rolledOut = rollout === undefined ? [] : [await versionOf(read, rollout, now)]
    const others = earlier.filter(({ version }) => version !== rollout?.version)
    const versions = [...(active === null ? [] : [active]), ...rolledOut, ...others]
    all.push({
      id,
      before: (await findTarget(transaction, id, earlier, here)).version,
      rollout: rollout === undefined ? null : describeRollout(rollout),
      quarantined: quarantined.filter(({ moduleId }) => moduleId === id).map(({ version }) => version),
      versions: versions.map(each => ({ ...each, health: healthOf(each) })),
    })
  }
  return all
}

import { failsMoreThan } from '@veckovis/domain/modules'
import type { ModuleLoad } from '@veckovis/contracts/modules'
import { auditBy } from '../../../audit/audit'
import type { Transaction } from '../../../db/database'
import { listedSince } from '../../../http/listed-modules'
import type { SecurityLog } from '../../../security/security-log'
import { activeVersionOf, holdActivations } from '../activation/activation-repository'
import { addQuarantine, countsSince, endRollout, rolloutOf } from './rollout-repository'

type By = { readonly now: Date; readonly securityLog: Pick<SecurityLog, 'record'> }

/** Whether the version fails so much more often than the active one that its rollout ends; what was counted then. */
const failingCounts = async (transaction: Transaction, { moduleId, version }: ModuleLoad, now: Date) => {
  const rollout = await rolloutOf(transaction.query, moduleId)
  if (rollout?.version !== version) return null
  const active = (await activeVersionOf(transaction, moduleId))?.version ?? null
  // Of both the days in which each person counts once: the sum of a longer rollout would have some people twice.
  const since = listedSince(now)
  const counts = await countsSince(transaction.query, moduleId, version, since)
  const ofActive =
    active === null ? { loads: 0, failures: 0 } : await countsSince(transaction.query, moduleId, active, since)
  return failsMoreThan(counts, ofActive) ? counts : null
}

/** With the report of a failure: a version that is being rolled out and fails is kept from everybody from now on. */
export const stopWhenFailing = async (
  transaction: Transaction,
  failed: ModuleLoad,
  { now, securityLog }: By,
): Promise<void> => {
  if ((await failingCounts(transaction, failed, now)) === null) return
  await holdActivations(transaction)
  // Another report may have stopped it meanwhile.
  const counts = await failingCounts(transaction, failed, now)
  if (counts === null) return
  const { moduleId, version } = failed
  await endRollout(transaction, moduleId, 'quarantined', now)
  await addQuarantine(transaction, { moduleId, version, at: now, ...counts })
  await auditBy({ userId: null, unitId: null })(transaction, {
    action: 'module-quarantined',
    subject: `module/${moduleId}`,
    details: { version, ...counts },
  })
  await securityLog.record(transaction, {
    kind: 'module-refused',
    userId: null,
    subject: moduleId,
    details: { moduleId, version, kind: 'quarantined' },
  })
}

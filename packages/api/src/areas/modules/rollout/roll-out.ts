import type { Audited, AuditEvent } from '../../../audit/audit'
import type { Transaction } from '../../../db/database'
import { activationError } from '../activation/activation-error'
import { activeVersionOf, holdActivations } from '../activation/activation-repository'
import { whatStandsInTheWay, type Chooser } from '../activation/choose-version'
import { findVersion } from '../module-repository'
import { absentPlaces, addRollout, endRollout, rolloutOf, type Rollout } from './rollout-repository'

type Asked = Pick<Rollout, 'moduleId' | 'version' | 'municipalityIds' | 'unitIds' | 'reason'>

type RolloutEvent = 'module-rolled-out' | 'module-rollout-ended'

type RolloutChooser = Omit<Chooser, 'audit'> & Audited<AuditEvent<RolloutEvent>>

const impossible = (detail: string) =>
  activationError({ code: 'conflict', details: { reason: 'not-possible', detail } })

const record = async (
  transaction: Transaction,
  action: RolloutEvent,
  { moduleId, version, ...details }: Pick<Asked, 'moduleId' | 'version' | 'reason'> & Partial<Asked>,
  { audit, securityLog, userId }: RolloutChooser,
) => {
  await audit(transaction, { action, subject: `module/${moduleId}`, details: { version, ...details } })
  const way = action === 'module-rolled-out' ? 'roll-out' : 'roll-out-stopped'
  const event = { kind: 'module-activated', userId, subject: moduleId, details: { moduleId, version, way } } as const
  await securityLog.record(transaction, event)
}

/** Why the version can not be given to these places, in one sentence, or null. */
const whyNot = async (transaction: Transaction, asked: Asked, by: RolloutChooser): Promise<string | null> => {
  const { moduleId, version } = asked
  const name = `${moduleId} ${version}`
  const active = await activeVersionOf(transaction, moduleId)
  const registered = await findVersion(transaction, moduleId, version)
  if (active === undefined || registered === undefined) throw activationError({ code: 'not-found' })
  if (active.version === null) return `${name}: there is no active version for the others; promote it instead`
  if (active.version === version) return `${name}: is the active version already`
  const going = await rolloutOf(transaction.query, moduleId)
  if (going !== undefined) return `${moduleId} ${going.version} is being rolled out; stop that first`
  const absent = await absentPlaces(transaction, asked)
  if (absent.length > 0) return `${name}: there is no ${absent.join(', no ')}`
  return whatStandsInTheWay(transaction, registered, { ...by, givenTo: asked })
}

/**
 * Some municipalities or units get a registered version before everybody, until it is promoted or stopped.
 * @throws not-found; conflict `not-possible` with the reason
 */
export const rollOut = async (transaction: Transaction, asked: Asked, by: RolloutChooser): Promise<void> => {
  await holdActivations(transaction)
  const detail = await whyNot(transaction, asked, by)
  if (detail !== null) throw impossible(detail)
  await addRollout(transaction, { ...asked, beganAt: by.now })
  const { moduleId, version, municipalityIds, unitIds, reason } = asked
  await record(transaction, 'module-rolled-out', { moduleId, version, municipalityIds, unitIds, reason }, by)
}

/** Its places get the active version again. Answers the version that was rolled out; conflict when none is. */
export const stopRollout = async (
  transaction: Transaction,
  { moduleId, reason }: Pick<Asked, 'moduleId' | 'reason'>,
  by: RolloutChooser,
): Promise<string> => {
  await holdActivations(transaction)
  const version = await endRollout(transaction, moduleId, 'stopped', by.now)
  if (version === undefined) throw impossible(`${moduleId}: no version is being rolled out`)
  await record(transaction, 'module-rollout-ended', { moduleId, version, reason }, by)
  return version
}

import type { Audited, AuditEvent } from '../../../audit/audit'
import type { Transaction } from '../../../db/database'
import { activationError } from '../activation/activation-error'
import { activeVersionOf, holdActivations } from '../activation/activation-repository'
import { holdAsSeen, whatStandsInTheWay, type Chooser } from '../activation/choose-version'
import { findVersion } from '../module-repository'
import { absentPlaces, addRollout, endRollout, rolloutOf, type Rollout } from './rollout-repository'

type Asked = Pick<Rollout, 'moduleId' | 'version' | 'municipalityIds' | 'unitIds' | 'reason'> & {
  /** The active version as the person saw it; absent: whichever it is */
  readonly basedOn?: string | null
}

type RolloutEvent = 'module-rolled-out' | 'module-rollout-ended'

type RolloutChooser<Event extends RolloutEvent> = Omit<Chooser, 'audit'> & Audited<AuditEvent<Event>>

const impossible = (detail: string) =>
  activationError({ code: 'conflict', details: { reason: 'not-possible', detail } })

const record = async <Event extends RolloutEvent>(
  transaction: Transaction,
  action: Event,
  { moduleId, version, ...details }: Pick<Asked, 'moduleId' | 'version' | 'reason'> & Partial<Asked>,
  { audit, securityLog, userId }: RolloutChooser<Event>,
) => {
  await audit(transaction, { action, subject: `module/${moduleId}`, details: { version, ...details } })
  const way = action === 'module-rolled-out' ? 'roll-out' : 'roll-out-stopped'
  const event = { kind: 'module-activated', userId, subject: moduleId, details: { moduleId, version, way } } as const
  await securityLog.record(transaction, event)
}

/** Why the version can not be given to these places, in one sentence, or null. */
const whyNot = async (transaction: Transaction, asked: Asked, by: Omit<Chooser, 'audit'>): Promise<string | null> => {
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
 * @throws not-found; conflict `changed` when another version is active than the person saw; conflict `not-possible` with
 *   the reason
 */
export const rollOut = async (
  transaction: Transaction,
  asked: Asked,
  by: RolloutChooser<'module-rolled-out'>,
): Promise<void> => {
  await holdAsSeen(transaction, { basedOn: undefined, ...asked })
  const detail = await whyNot(transaction, asked, by)
  if (detail !== null) throw impossible(detail)
  await addRollout(transaction, { ...asked, beganAt: by.now })
  const { moduleId, version, municipalityIds, unitIds, reason } = asked
  await record(transaction, 'module-rolled-out', { moduleId, version, municipalityIds, unitIds, reason }, by)
}

/**
 * Its places get the active version again. Answers the version that was rolled out.
 * @throws conflict `not-possible` when none is; conflict `changed` when it is not the one that the person saw
 */
export const stopRollout = async (
  transaction: Transaction,
  { moduleId, version: seen, reason }: Pick<Asked, 'moduleId' | 'reason'> & Partial<Pick<Asked, 'version'>>,
  by: RolloutChooser<'module-rollout-ended'>,
): Promise<string> => {
  await holdActivations(transaction)
  const going = await rolloutOf(transaction.query, moduleId)
  if (seen !== undefined && going?.version !== seen)
    throw activationError({ code: 'conflict', details: { reason: 'changed' } })
  const version = await endRollout(transaction, moduleId, 'stopped', by.now)
  if (version === undefined) throw impossible(`${moduleId}: no version is being rolled out`)
  await record(transaction, 'module-rollout-ended', { moduleId, version, reason }, by)
  return version
}

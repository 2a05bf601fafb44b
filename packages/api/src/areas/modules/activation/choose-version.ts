import {
  publishedManifest,
  type ActivatedVersion,
  type ModuleRecord,
  type PublishedManifest,
} from '@veckovis/contracts/modules'
import type { Audited, AuditEvent } from '../../../audit/audit'
import type { Transaction } from '../../../db/database'
import type { SecurityLog } from '../../../security/security-log'
import { callsIn } from '../door/calls/compare-calls'
import type { ServedOperation } from '../door/calls/served-operations'
import { countsText } from '../health/earlier-versions'
import { hasSameFiles } from '../module-files'
import { isRefused, readPublishedVersion } from '../module-record'
import { findVersion, listActiveManifests, type RegisteredVersion } from '../module-repository'
import { listOverlapping, type GivenTo } from '../rollout/overlapping-rollouts'
import { endRollout, liftQuarantine, quarantineOf, rolloutOf } from '../rollout/rollout-repository'
import { readShellOffers } from '../shell-offers'
import type { Signing } from '../signing/create-signing'
import { faultOfSignature } from '../signing/verify-versions'
import { activationError } from './activation-error'
import { activate, activeVersionOf, hadActive, holdActivations } from './activation-repository'
import { activationRefusal } from './activation-rules'

/** Who chooses, by what rights, and where the files are. */
export type Chooser = Audited<AuditEvent<'module-activated'>> & {
  /** Null when a program does it */
  readonly userId: number | null
  /** Of a program that came with one */
  readonly deployKey?: number
  readonly now: Date
  readonly securityLog: Pick<SecurityLog, 'record'>
  readonly signing: Signing
  /** Null where no files are served */
  readonly modulesFolder: string | null
  readonly shellFolder: string | null
  /** Of the API here; null: not compared */
  readonly operations: readonly ServedOperation[] | null
}

export type Asked = {
  readonly moduleId: string
  /** The active version as the person saw it; undefined: whichever it is */
  readonly basedOn: string | null | undefined
  readonly reason: string
}

/**
 * What lies in the folder, or why browsers would be sent to what is not there: this process does not see the files whole.
 */
const readFiles = async (
  modulesFolder: string | null,
  { moduleId, version, integrity }: RegisteredVersion,
): Promise<ModuleRecord | string> => {
  if (modulesFolder === null) return `${moduleId} ${version}: no modules are served here`
  const read = await readPublishedVersion(modulesFolder, moduleId, version)
  if (isRefused(read)) return read.detail
  if (hasSameFiles(read.integrity, integrity)) return read
  return `${moduleId} ${version}: its files are not those that were registered under this version`
}

const otherActive = async (transaction: Transaction, moduleId: string): Promise<PublishedManifest[]> =>
  (await listActiveManifests(transaction))
    .filter(active => active.moduleId !== moduleId)
    .map(({ manifest }) => publishedManifest.parse(manifest))

type Here = Pick<Chooser, 'modulesFolder' | 'shellFolder' | 'operations' | 'signing'> & {
  /** Absent: everybody */
  readonly givenTo?: GivenTo
}

/** What the rules of activation say against it (activation-rules.ts). */
const faultByRules = async (
  transaction: Transaction,
  { moduleId, version, manifest, builtAgainst, calls }: RegisteredVersion,
  usedTypes: ModuleRecord['usedTypes'],
  { shellFolder, operations, givenTo = 'everybody' }: Here,
) => {
  const parsed = publishedManifest.safeParse(manifest)
  if (!parsed.success) return `${moduleId} ${version}: the registered manifest is not valid any more`
  const offers = { ...(await readShellOffers(shellFolder)), operations }
  const wasActive = await hadActive(transaction, moduleId, version)
  const candidate = { ...parsed.data, version, builtAgainst, calls: callsIn(calls), usedTypes, wasActive }
  // What is rolled out beside it gives way to the active version when that is stopped: the candidate goes with both.
  const neighbours = [...(await otherActive(transaction, moduleId)), ...(await listOverlapping(transaction, givenTo))]
  return activationRefusal(candidate, neighbours, offers)?.detail ?? null
}

/** It was stopped because it failed (rollout/stop-when-failing.ts). */
const faultByQuarantine = async (transaction: Transaction, { moduleId, version }: RegisteredVersion) => {
  const quarantined = await quarantineOf(transaction.query, moduleId, version)
  if (quarantined === undefined) return null
  const counts = countsText(quarantined)
  return `${moduleId} ${version}: is in quarantine (${counts}); pnpm modules promote --even-quarantined lifts it`
}

/** Why a registered version can not be given to people now, in one sentence that names it, or null. */
export const whatStandsInTheWay = async (
  transaction: Transaction,
  registered: RegisteredVersion,
  by: Here,
): Promise<string | null> => {
  const quarantined = await faultByQuarantine(transaction, registered)
  if (quarantined !== null) return quarantined
  const unsigned = await faultOfSignature(transaction, registered, by.signing)
  if (unsigned !== null) return unsigned.detail
  const files = await readFiles(by.modulesFolder, registered)
  if (typeof files === 'string') return files
  // The same files may have been built again, with types of now.
  return faultByRules(transaction, registered, files.usedTypes, by)
}

type Choice = Pick<Asked, 'moduleId' | 'reason'> & {
  readonly version: string
  readonly way: 'start' | 'promote' | 'roll-back'
}

/** The version becomes the active one, with what is told of it. The caller holds the activations and has asked the rules. */
export const choose = async (
  transaction: Transaction,
  { moduleId, version, way, reason }: Choice,
  { audit, userId, deployKey, now, securityLog }: Chooser,
): Promise<ActivatedVersion> => {
  const byKey = deployKey === undefined ? {} : { deployKey }
  await activate(transaction, { moduleId, version, way, reason, userId, now, ...byKey })
  // What everybody has is not rolled out any more, and no report puts it in quarantine.
  const endsRollout = way !== 'roll-back' || (await rolloutOf(transaction.query, moduleId))?.version === version
  if (endsRollout) await endRollout(transaction, moduleId, 'promoted', now)
  const details = { version, way, ...byKey }
  await audit(transaction, { action: 'module-activated', subject: `module/${moduleId}`, details })
  await securityLog.record(transaction, {
    kind: 'module-activated',
    userId,
    subject: moduleId,
    details: { moduleId, version, way },
  })
  return { moduleId, version }
}

export const become = async (transaction: Transaction, choice: Choice, by: Chooser): Promise<ActivatedVersion> => {
  const registered = await findVersion(transaction, choice.moduleId, choice.version)
  if (registered === undefined) throw activationError({ code: 'not-found' })
  const detail = await whatStandsInTheWay(transaction, registered, by)
  if (detail !== null) throw activationError({ code: 'conflict', details: { reason: 'not-possible', detail } })
  return choose(transaction, choice, by)
}

export const holdAsSeen = async (transaction: Transaction, { moduleId, basedOn }: Asked): Promise<string | null> => {
  await holdActivations(transaction)
  const active = await activeVersionOf(transaction, moduleId)
  if (active === undefined) throw activationError({ code: 'not-found' })
  if (basedOn !== undefined && active.version !== basedOn)
    throw activationError({ code: 'conflict', details: { reason: 'changed' } })
  return active.version
}

/**
 * A registered version becomes the one that people get, from their next navigation on.
 * @throws not-found; conflict `changed` when another version is active than the person saw; conflict `not-possible`
 *   when its files are not here or it does not go with this suite and the other active modules
 */
export const promote = async (
  transaction: Transaction,
  asked: Asked & { readonly version: string; readonly evenQuarantined?: boolean },
  by: Chooser,
): Promise<ActivatedVersion> => {
  const { moduleId, version, reason } = asked
  if ((await holdAsSeen(transaction, asked)) === version) return { moduleId, version }
  if (asked.evenQuarantined === true) await liftQuarantine(transaction, moduleId, version)
  return become(transaction, { moduleId, version, reason, way: 'promote' }, by)
}

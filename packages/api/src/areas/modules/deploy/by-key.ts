import type { DeployedVersion } from '@veckovis/contracts/modules'
import type { Transaction } from '../../../db/database'
import { AppError } from '../../../errors'
import { deployError, type DeployKey } from '../../../http/admission/deploy-key'
import { activationError } from '../activation/activation-error'
import { wasRolledBack } from '../activation/activation-repository'
import type { ActivationServices } from '../activation/activation-routes'
import { whatStandsInTheWay } from '../activation/choose-version'
import { warningsOf } from '../door/version-warnings'
import { findVersion, listActiveManifests, newestVersion } from '../module-repository'
import { useKey } from './key-repository'
import type { KeyServices } from './key-routes'

export type DeployServices = ActivationServices & Pick<KeyServices, 'securityLog'>

type Use = 'publish' | 'can-deploy' | 'promote'

const reasonOf = ({ refusal: { code, details } }: AppError): string =>
  details !== undefined && 'reason' in details ? String(details.reason) : code

/** What a key is refused changes nothing, and leaves a line in the security log. */
export const toldWhenRefused = async <T>(
  { securityLog }: DeployServices,
  { id: keyId, moduleId }: DeployKey,
  work: () => Promise<T>,
): Promise<T> => {
  try {
    return await work()
  } catch (failure) {
    if (failure instanceof AppError) {
      const details = { change: 'refused', keyId, moduleId, reason: reasonOf(failure) } as const
      securityLog.tell({ kind: 'deploy-key', userId: null, subject: `deploy-key/${keyId}`, details })
    }
    throw failure
  }
}

/** A key is of one module, whatever else is there. */
export const requireOwn = ({ moduleId: own }: DeployKey, moduleId: string | undefined): void => {
  if (moduleId !== undefined && moduleId !== own)
    throw deployError({ code: 'key-of-other-module', details: { moduleId: own } })
}

type Used = { readonly deployKey: DeployKey; readonly now: Date; readonly use: Use; readonly version: string }

/** The key does something: it holds until that is done, and the security log has it. */
export const noteUse = async (
  transaction: Transaction,
  { securityLog }: DeployServices,
  { deployKey: { id, moduleId }, now, use, version }: Used,
): Promise<void> => {
  if (!(await useKey(transaction, { id, now }))) throw deployError({ code: 'key-revoked' })
  const details = { change: 'used', keyId: id, moduleId, use, version } as const
  await securityLog.record(transaction, { kind: 'deploy-key', userId: null, subject: `deploy-key/${id}`, details })
}

/** The version that is asked for, or the one that was registered last. */
export const requireVersion = async (transaction: Transaction, { moduleId }: DeployKey, asked: string | undefined) => {
  const version = asked ?? (await newestVersion(transaction, moduleId))
  const registered = version === undefined ? undefined : await findVersion(transaction, moduleId, version)
  if (registered === undefined) throw deployError({ code: 'version-unknown', details: { moduleId } })
  return registered
}

type OfRegistered = Parameters<typeof whatStandsInTheWay>

/** What somebody has rolled back is promoted again by somebody, and by no program. */
const rolledBack = async (transaction: Transaction, { moduleId, version }: OfRegistered[1]): Promise<string | null> =>
  (await wasRolledBack(transaction, moduleId, version))
    ? `${moduleId} ${version}: was rolled back; no deploy key promotes it again, somebody does at /settings/modules`
    : null

/** Why a key can not promote a registered version now, in one sentence, or null. */
export const whatStopsKey = async (...[transaction, registered, by]: OfRegistered): Promise<string | null> =>
  (await rolledBack(transaction, registered)) ?? (await whatStandsInTheWay(transaction, registered, by))

export const refuseRolledBack = async (transaction: Transaction, registered: OfRegistered[1]): Promise<void> => {
  const detail = await rolledBack(transaction, registered)
  if (detail !== null) throw activationError({ code: 'conflict', details: { reason: 'not-possible', detail } })
}

/** With what those who publish should look at, which costs a reading of all its code: outside of any transaction. */
export const withWarnings = async (services: DeployServices, answer: DeployedVersion): Promise<DeployedVersion> => {
  const { modulesFolder } = services
  if (modulesFolder === null) return answer
  const active = await listActiveManifests({ query: services.database.read })
  const here = { active, modulesFolder, operations: services.operations() }
  const warnings = await warningsOf(answer.moduleId, answer.version, here)
  return warnings.length === 0 ? answer : { ...answer, warnings }
}

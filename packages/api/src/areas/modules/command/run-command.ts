import type { Audit, AuditEvent } from '../../../audit/audit'
import type { Database, Transaction } from '../../../db/database'
import { StartError } from '../../../errors'
import type { SecurityLog } from '../../../security/security-log'
import { takeCopy, withCopy } from '../activation/bring-folder'
import { activeSince, holdActivations } from '../activation/activation-repository'
import { promote, whatStandsInTheWay } from '../activation/choose-version'
import { promoteWaiting } from '../activation/promote-waiting'
import { pruneVersions } from '../activation/prune'
import { publishVersion } from '../activation/publish'
import { rollBack } from '../activation/roll-back'
import { findWaiting } from '../activation/waiting'
import type { ServedOperation } from '../door/calls/served-operations'
import { warningLine, warningsOf } from '../door/version-warnings'
import { listHealth } from '../health/list-health'
import { readPublishedModules } from '../module-record'
import { rollOut, stopRollout } from '../rollout/roll-out'
import { listQuarantined, listRollouts, placesText } from '../rollout/rollout-repository'
import { findVersion, listActiveManifests } from '../module-repository'
import { listSettingsModules } from '../settings-repository'
import type { Signing } from '../signing/create-signing'
import type { ModulesCommand } from './command-arguments'
import { keyCommands } from './key-commands'
import { listLines, minute } from './list-modules'
import { done, notDone, type Outcome } from './outcome'
import { versionOf } from './version-of'

/** What a command has to work with: the database that the processes share, and the folder that they serve. */
export type Desk = {
  readonly database: Database
  readonly modulesFolder: string
  readonly shellFolder: string | null
  /** Of the API here; null: not compared */
  readonly operations: readonly ServedOperation[] | null
  readonly now: Date
  readonly securityLog: Pick<SecurityLog, 'record'>
  readonly signing: Signing
  readonly audit: Audit<AuditEvent>
}

const sinceThen = (then: Date) => ` since ${minute(then.toISOString())}`

/** What was asked for is as it is already: no reason is kept, because nothing was done for it. */
const unchanged = (state: string, then: Date) => `${state}${sinceThen(then)}; nothing was changed.`

type Work<Name extends ModulesCommand['name']> = (
  transaction: Transaction,
  asked: Extract<ModulesCommand, { name: Name }>,
  desk: Desk,
) => Promise<Outcome>

const list: Work<'list'> = async (transaction, _asked, desk) => {
  const { modulesFolder, now } = desk
  const published = await readPublishedModules(modulesFolder)
  const modules = await listSettingsModules(transaction.query, now)
  const seen = {
    published,
    waiting: await findWaiting(transaction, published),
    health: await listHealth(transaction, desk),
    rollouts: await listRollouts(transaction.query),
    quarantined: await listQuarantined(transaction.query),
  }
  return done(...listLines(modules, seen))
}

const warningLines = async (
  transaction: Transaction,
  moduleId: string,
  version: string,
  desk: Desk,
): Promise<string[]> => {
  const here = { ...desk, active: await listActiveManifests(transaction) }
  return (await warningsOf(moduleId, version, here)).map(warningLine(moduleId, version))
}

type Publishing = Omit<Extract<ModulesCommand, { name: 'publish' }>, 'name'> & { readonly isBrought: boolean }

const publishOne = async (transaction: Transaction, asked: Publishing, desk: Desk): Promise<Outcome> => {
  const published = await publishVersion(transaction, asked, desk)
  if ('problem' in published) return notDone(published.problem)
  const { moduleId, version } = asked
  const since = await activeSince(transaction, moduleId, version)
  const can = await canDeploy(transaction, { name: 'can-deploy', moduleId, version }, desk)
  const next = can.isDone
    ? [...can.lines.slice(0, -1), `To give it to people: pnpm modules promote ${moduleId} ${version} --reason '…'`]
    : can.lines
  if ('isPublished' in published) return done(`${moduleId} ${version} is published.`, ...next)
  const before = unchanged(`${moduleId} ${version} is already registered`, published.registeredAt)
  return done(before, ...(since === undefined ? next : [`${moduleId} ${version} is active${sinceThen(since)}.`]))
}

const publish: Work<'publish'> = (transaction, asked, desk) =>
  publishOne(transaction, { ...asked, isBrought: false }, desk)

const publishFolder: Work<'publish-folder'> = async (transaction, { folder, reason }, desk) => {
  const { modulesFolder } = desk
  const brought = await withCopy(folder, modulesFolder, copied => takeCopy(transaction, copied, modulesFolder))
  if ('problem' in brought) return notDone(brought.problem)
  return publishOne(transaction, { ...brought, reason }, desk)
}

const canDeploy: Work<'can-deploy'> = async (transaction, { moduleId, version: asked }, desk) => {
  const version = versionOf(await readPublishedModules(desk.modulesFolder), moduleId, asked)
  const registered = await findVersion(transaction, moduleId, version)
  if (registered === undefined) return notDone(`${moduleId} ${version} is not registered: publish it first.`)
  const problem = await whatStandsInTheWay(transaction, registered, desk)
  const warnings = await warningLines(transaction, moduleId, version, desk)
  return problem === null ? done(...warnings, `${moduleId} ${version} can be promoted.`) : notDone(...warnings, problem)
}

const promoteOne: Work<'promote'> = async (
  transaction,
  { moduleId, version: asked, reason, evenQuarantined },
  desk,
) => {
  const version = versionOf(await readPublishedModules(desk.modulesFolder), moduleId, asked)
  await holdActivations(transaction)
  const since = await activeSince(transaction, moduleId, version)
  await promote(
    transaction,
    { moduleId, version, reason, basedOn: undefined, evenQuarantined },
    { ...desk, userId: null },
  )
  if (since !== undefined) return done(unchanged(`${moduleId} ${version} is already active`, since))
  return done(`${moduleId} ${version} is active.`, ...(await warningLines(transaction, moduleId, version, desk)))
}

const promoteAll: Work<'promote-all'> = async (transaction, { reason }, desk) => {
  const published = await readPublishedModules(desk.modulesFolder)
  const by = { ...desk, userId: null }
  const { promoted, refused, leftNew } = await promoteWaiting(transaction, published, { way: 'promote', reason }, by)
  const lines = [
    ...promoted.map(({ moduleId, version }) => `${moduleId} ${version} is active.`),
    ...leftNew.map(
      ({ moduleId, version }) =>
        `${moduleId} is new here and promoted by its name: pnpm modules promote ${moduleId} ${version} --reason '…'`,
    ),
  ]
  if (refused.length > 0) return notDone(...lines, ...refused)
  return done(...(lines.length > 0 ? lines : ['Nothing waits to be promoted.']))
}

const roll: Work<'rollback'> = async (transaction, { from, ...asked }, desk) => {
  const by = { ...desk, userId: null }
  const { activated, passedOver } = await rollBack(transaction, { ...asked, basedOn: from }, by)
  const passed = passedOver.map(why => `Passed over: ${why}`)
  return done(...passed, `${activated.moduleId} ${activated.version} is active again.`)
}

const rolling: Work<'rollout'> = async (transaction, { version: asked, ...places }, desk) => {
  const { moduleId, municipalityIds, unitIds } = places
  const version = versionOf(await readPublishedModules(desk.modulesFolder), moduleId, asked)
  await rollOut(transaction, { ...places, version }, { ...desk, userId: null })
  return done(`${moduleId} ${version} is rolled out to ${placesText({ municipalityIds, unitIds })}.`)
}

const stopRolling: Work<'rollout-stop'> = async (transaction, { moduleId, reason }, desk) => {
  const version = await stopRollout(transaction, { moduleId, reason }, { ...desk, userId: null })
  return done(`${moduleId} ${version} is rolled out no more; its places get the active version again.`)
}

const prune: Work<'prune'> = async (transaction, { reason }, desk) => {
  const pruned = await pruneVersions(transaction, await readPublishedModules(desk.modulesFolder), reason, desk)
  if (pruned.length === 0) return done('Every published version may still be loaded; nothing was removed.')
  return done(...pruned.map(({ moduleId, version }) => `${moduleId} ${version} was removed.`))
}

const works: { readonly [Name in ModulesCommand['name']]: Work<Name> } = {
  list,
  publish,
  'publish-folder': publishFolder,
  'can-deploy': canDeploy,
  promote: promoteOne,
  'promote-all': promoteAll,
  rollback: roll,
  rollout: rolling,
  'rollout-stop': stopRolling,
  prune,
  ...keyCommands,
}

/** The one place where a command meets the work of its name. */
const workOf = <Name extends ModulesCommand['name']>(name: Name): Work<ModulesCommand['name']> =>
  works[name] as Work<ModulesCommand['name']>

type Refused = {
  readonly refusal: {
    readonly code: string
    readonly details?: { readonly reason?: string; readonly detail?: string }
  }
}
const isRefusal = (error: unknown): error is Refused => error instanceof Error && 'refusal' in error

const nothingBefore = (moduleId: string, passedOver: string | undefined) =>
  passedOver === undefined
    ? `${moduleId}: there is no version before the active one to go back to.`
    : `${moduleId}: there is no version to go back to: ${passedOver}. Name one: pnpm modules rollback ${moduleId} --to <version> --reason '…'`

/** Refusals that the page puts into words of its own. */
const sentenceOf = (error: Refused, asked: ModulesCommand): string => {
  const { code, details } = error.refusal
  const which = 'moduleId' in asked ? asked.moduleId : ''
  if (details?.reason === 'changed') return `${which}: another version is active; pnpm modules list tells which.`
  if (details?.reason === 'nothing-before') return nothingBefore(which, details.detail)
  if (details?.detail !== undefined) return details.detail
  if (code === 'not-found')
    return `${which}: no such module or version is registered; pnpm modules list tells which are.`
  return `${which}: ${code}`
}

/** Does what is asked in one transaction. A refusal becomes a sentence. */
export const runCommand = async (asked: ModulesCommand, desk: Desk): Promise<Outcome> => {
  try {
    return await desk.database.asSystem(transaction => workOf(asked.name)(transaction, asked, desk))
  } catch (error) {
    if (error instanceof StartError) return notDone(error.message)
    if (!isRefusal(error)) throw error
    return notDone(sentenceOf(error, asked))
  }
}

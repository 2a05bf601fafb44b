import type { ActivatedVersion } from '@veckovis/contracts/modules'
import { healthOf, whyPassedOver, type EarlierVersion } from '@veckovis/domain/modules'
import type { Transaction } from '../../../db/database'
import { countsText, listEarlier } from '../health/earlier-versions'
import { findVersion } from '../module-repository'
import { activationError } from './activation-error'
import { hadActive } from './activation-repository'
import { become, holdAsSeen, whatStandsInTheWay, type Asked, type Chooser } from './choose-version'

type RollBack = Asked & {
  /** The version to go back to; undefined: the one that `findTarget` finds */
  readonly to?: string | undefined
  /** `to` may be one that is known to fail */
  readonly evenUnhealthy?: boolean
  /** What `findTarget` is to find, as the person saw it; undefined: whichever it is */
  readonly expected?: string | undefined
}

/** Where it is to be activated. */
type Here = Pick<Chooser, 'modulesFolder' | 'shellFolder' | 'operations' | 'signing'>

export type Target = {
  /** Null: there is none to go back to */
  readonly version: string | null
  /** The versions that people had later, and why each is not the one, in one sentence */
  readonly passedOver: readonly string[]
}

const words = { 'rolled-back': 'was rolled back', unhealthy: 'is unhealthy' } as const

const whyNot = async (
  transaction: Transaction,
  moduleId: string,
  earlier: EarlierVersion,
  by: Here,
): Promise<string | null> => {
  const why = whyPassedOver(earlier)
  if (why !== null) return `${earlier.version} ${words[why]} (${countsText(earlier)})`
  const registered = await findVersion(transaction, moduleId, earlier.version)
  if (registered === undefined) throw new Error(`${moduleId} ${earlier.version} was active and is not registered`)
  return whatStandsInTheWay(transaction, registered, by)
}

/**
 * The version to go back to: the newest that nobody rolled back, that is not unhealthy and that can be activated now.
 * @param earlier those that people had, the one that was left last first
 */
export const findTarget = async (
  transaction: Transaction,
  moduleId: string,
  earlier: readonly EarlierVersion[],
  by: Here,
): Promise<Target> => {
  const passedOver: string[] = []
  for (const each of earlier) {
    const why = await whyNot(transaction, moduleId, each, by)
    if (why === null) return { version: each.version, passedOver }
    passedOver.push(why)
  }
  return { version: null, passedOver }
}

const refuseUnhealthy = (earlier: readonly EarlierVersion[], moduleId: string, to: string) => {
  const known = earlier.find(({ version }) => version === to)
  if (known === undefined || healthOf(known) !== 'unhealthy') return
  const detail = `${moduleId} ${to}: is unhealthy (${countsText(known)}); --even-unhealthy brings it back all the same`
  throw activationError({ code: 'conflict', details: { reason: 'not-possible', detail } })
}

export type RolledBack = { readonly activated: ActivatedVersion; readonly passedOver: readonly string[] }

const goTo = async (
  transaction: Transaction,
  { moduleId, reason, evenUnhealthy }: RollBack,
  { active, to }: { readonly active: string | null; readonly to: string },
  by: Chooser,
): Promise<RolledBack> => {
  if (to === active) {
    const detail = `${moduleId} ${to}: is the active version already`
    throw activationError({ code: 'conflict', details: { reason: 'not-possible', detail } })
  }
  if (evenUnhealthy !== true) refuseUnhealthy(await listEarlier(transaction.query, moduleId, by.now), moduleId, to)
  // To a version that nobody has had is no way back: what is left by it stays as good as it was.
  const way = (await hadActive(transaction, moduleId, to)) ? 'roll-back' : 'promote'
  return { activated: await become(transaction, { moduleId, version: to, reason, way }, by), passedOver: [] }
}

/**
 * An earlier version becomes the active one again: the one that `findTarget` finds, or the one that is named. What is left
 * by it was rolled back, also where the other came later. A named version that nobody has had is promoted by that.
 * @throws not-found; conflict `changed`, `not-possible` as `promote`, and where the named version is unhealthy or active
 *   already; conflict `nothing-before` when there is none to go back to, `other-before` when it is not the expected one
 */
export const rollBack = async (transaction: Transaction, asked: RollBack, by: Chooser): Promise<RolledBack> => {
  const { moduleId, reason, to, expected } = asked
  const active = await holdAsSeen(transaction, asked)
  if (to !== undefined) return goTo(transaction, asked, { active, to }, by)
  const earlier = await listEarlier(transaction.query, moduleId, by.now)
  const { version, passedOver } = await findTarget(transaction, moduleId, earlier, by)
  if (version === null) {
    const detail = passedOver.length === 0 ? {} : { detail: passedOver.join('; ') }
    throw activationError({ code: 'conflict', details: { reason: 'nothing-before', ...detail } })
  }
  if (expected !== undefined && version !== expected)
    throw activationError({ code: 'conflict', details: { reason: 'other-before', before: version } })
  return { activated: await become(transaction, { moduleId, version, reason, way: 'roll-back' }, by), passedOver }
}

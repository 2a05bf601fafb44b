import type { Transaction } from '../../../db/database'
import type { Published } from '../module-record'
import { findVersion } from '../module-repository'
import { rolloutOf } from '../rollout/rollout-repository'
import { holdActivations } from './activation-repository'
import { choose, whatStandsInTheWay, type Chooser } from './choose-version'
import { findWaiting, type Waiting } from './waiting'

export type PromotedAll = {
  readonly promoted: readonly Waiting[]
  /** What could not be, each in one sentence */
  readonly refused: readonly string[]
  /** Of modules that nobody has had: each is promoted by its name */
  readonly leftNew: readonly Waiting[]
}

/** A demonstration takes whatever was built at its start; somebody who promotes all names a new module by itself. */
type Why = { readonly way: 'start' | 'promote'; readonly reason: string }

const tryOne = async (
  transaction: Transaction,
  { moduleId, version }: Waiting,
  why: Why,
  by: Chooser,
): Promise<string | null> => {
  const registered = await findVersion(transaction, moduleId, version)
  if (registered === undefined) throw new Error(`${moduleId} ${version} is waiting and not registered`)
  if ((await rolloutOf(transaction.query, moduleId))?.version === version)
    return `${moduleId} ${version}: is being rolled out, and is promoted by its name`
  const detail = await whatStandsInTheWay(transaction, registered, by)
  if (detail === null) await choose(transaction, { moduleId, version, ...why }, by)
  return detail
}

/** One round: those that could not be may be possible when the others are active, as when a page moves between modules. */
const round = async (transaction: Transaction, waiting: readonly Waiting[], why: Why, by: Chooser) => {
  const promoted: Waiting[] = []
  const left: { readonly waiting: Waiting; readonly detail: string }[] = []
  for (const each of waiting) {
    const detail = await tryOne(transaction, each, why, by)
    if (detail === null) promoted.push(each)
    else left.push({ waiting: each, detail })
  }
  return { promoted, left }
}

/** Every version that waits, of a module that people have had, becomes the active one of its module, in whatever order that is possible. */
export const promoteWaiting = async (
  transaction: Transaction,
  published: Pick<Published, 'records' | 'publishedAt'>,
  why: Why,
  by: Chooser,
): Promise<PromotedAll> => {
  await holdActivations(transaction)
  const promoted: Waiting[] = []
  let left: readonly { readonly waiting: Waiting; readonly detail: string }[] = []
  const waiting = await findWaiting(transaction, published)
  let next: readonly Waiting[] = waiting.filter(({ isNew }) => why.way === 'start' || !isNew)
  while (next.length > 0) {
    const done = await round(transaction, next, why, by)
    promoted.push(...done.promoted)
    left = done.left
    next = done.promoted.length === 0 ? [] : left.map(({ waiting }) => waiting)
  }
  const isNew = waiting.filter(each => each.isNew && !promoted.includes(each))
  return { promoted, refused: left.map(({ detail }) => detail), leftNew: why.way === 'start' ? [] : isNew }
}

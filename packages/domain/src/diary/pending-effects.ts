import { handlingOf } from './deciding'
import type { EntryContent } from './entry-content'
import { effectsOf, type Effect } from './entry-effects'

/** What entries that wait would bring if all that can be approved were. */
export type Pending = {
  /** Each week of a row once, in the order of years, weeks and rows. Never 0. */
  readonly effects: readonly Effect[]
  /** Entries with days that can still be approved */
  readonly counted: number
  /** Entries with days that cannot, because they have come: those days are not among the effects */
  readonly lapsed: number
}

const keyOf = ({ kind, sourceId, year, week }: Effect): string => `${year}/${week}/${kind}/${sourceId}`

const inOrder = (one: Effect, other: Effect): number =>
  one.year - other.year ||
  one.week - other.week ||
  Number(one.kind > other.kind) - Number(one.kind < other.kind) ||
  one.sourceId - other.sourceId

/** Hours of the same week of the same row added up, in whatever order they come. */
export const sumEffects = (effects: readonly Effect[]): Effect[] => {
  const sums = new Map<string, Effect>()
  for (const effect of effects) {
    const key = keyOf(effect)
    sums.set(key, { ...effect, hours: effect.hours + (sums.get(key)?.hours ?? 0) })
  }
  return [...sums.values()].filter(({ hours }) => hours !== 0).sort(inOrder)
}

/** What an entry would bring of its days from tomorrow on, which alone can still be approved. */
const aheadOf = (content: EntryContent, today: string): Effect[] => {
  const { approved } = handlingOf(content, today)
  return approved === null ? [] : effectsOf({ ...content, ...approved })
}

/** What all of these entries would bring together, of their days from tomorrow on. */
export const pendingOf = (contents: readonly EntryContent[], today: string): Pending => {
  const handled = contents.map(content => handlingOf(content, today))
  return {
    effects: sumEffects(contents.flatMap(content => aheadOf(content, today))),
    counted: handled.filter(({ approved }) => approved !== null).length,
    lapsed: handled.filter(({ handedOver }) => handedOver !== null).length,
  }
}

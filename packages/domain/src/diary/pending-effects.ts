import { handlingOf } from './deciding'
import type { EntryContent } from './entry-content'
import { effectsOf, sumEffects, type Effect } from './entry-effects'

/** What entries that wait would bring if all that can be approved were. */
export type Pending = {
  /** Each week of a row once, in the order of years, weeks and rows. Never 0. */
  readonly effects: readonly Effect[]
  /** Entries with days that can still be approved */
  readonly counted: number
  /** Entries with days that cannot, because they have come: those days are not among the effects */
  readonly lapsed: number
}

/** What all of these entries would bring together, of their days from tomorrow on, which alone can still be approved. */
export const pendingOf = (contents: readonly EntryContent[], today: string): Pending => {
  const handled = contents.map(content => ({ content, ...handlingOf(content, today) }))
  const ahead = handled.flatMap(({ content, approved }) => (approved === null ? [] : [{ ...content, ...approved }]))
  return {
    effects: sumEffects(ahead.flatMap(effectsOf)),
    counted: ahead.length,
    lapsed: handled.filter(({ handedOver }) => handedOver !== null).length,
  }
}

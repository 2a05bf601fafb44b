import { changeOfAbsence } from './absence-change'
import { handlingOf } from './deciding'
import type { AbsenceContent, EntryContent } from './entry-content'
import { effectsOf, sumEffects, type Effect } from './entry-effects'

/** What entries that wait would bring if all that can be approved were. */
export type Pending = {
  /** Each week of a row once, in the order of years, weeks and rows. Never 0. */
  readonly effects: readonly Effect[]
  /** Entries and proposed changes with days that can still be approved */
  readonly counted: number
  /** Those with days that cannot, because they have come: those days are not among the effects */
  readonly lapsed: number
}

/** A change of an approved absence that waits; `before` is null for somebody who was away on none of its dates. */
export type ProposedDifference = { readonly before: AbsenceContent | null; readonly after: AbsenceContent }

/**
 * What all of these entries, and changes that are proposed for approved ones, would bring together, of their days from
 * tomorrow on, which alone can still be approved.
 */
export const pendingOf = (
  contents: readonly EntryContent[],
  today: string,
  proposed: readonly ProposedDifference[] = [],
): Pending => {
  const handled = contents.map(content => ({ content, ...handlingOf(content, today) }))
  const ahead = handled.flatMap(({ content, approved }) => (approved === null ? [] : [{ ...content, ...approved }]))
  const changes = proposed.map(({ before, after }) => changeOfAbsence(before, after, today))
  return {
    effects: sumEffects([...ahead.flatMap(effectsOf), ...changes.flatMap(({ effects }) => effects)]),
    counted: ahead.length + changes.filter(({ effects }) => effects.length > 0).length,
    lapsed:
      handled.filter(({ handedOver }) => handedOver !== null).length +
      changes.filter(({ draft, closedWeeks }) => draft.length + closedWeeks.length > 0).length,
  }
}

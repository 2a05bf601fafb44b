import { columnPlaceAt } from '../content/content'
import { shortened } from '../content/read-limits'
import { filledRange, sameRange, type Range } from '../content/range'
import type { RejectedEdit, SheetBatchOutcome } from '../content/sheet-content'
import type { Position } from '../content/positions'
import { cancelThose } from '../editing/editing'
import { spread } from '../selection/selecting'
import type { SheetState } from '../state/sheet-state'
import { done, type Step } from '../state/step'
import { handleChanges, judgeChanges, type Changes } from './cell-changes'

type Kind = SheetBatchOutcome['kind']

const shownRejection = (rejected: RejectedEdit): RejectedEdit => ({
  ...rejected,
  text: shortened(rejected.text),
  message: shortened(rejected.message),
})

/** Hands several cells over in one step, tells what became of them, and goes on unless they were refused. */
export const runBatch = (
  state: SheetState,
  kind: Kind,
  { changes, outside, blank }: Changes,
  goesOn: (state: SheetState) => Step = done,
): Step => {
  const { content } = state
  const { edits, readOnly } = judgeChanges(content, changes)
  const places = changes.map(change => columnPlaceAt(content, change)).filter(place => place !== null)
  const settle = (after: SheetState, rejected: readonly RejectedEdit[]): Step => {
    const isTaken = rejected.length === 0
    const outcome = { kind, outside, blank, readOnly, taken: isTaken ? edits.length : 0, tooLarge: false }
    const told = { kind: 'batch' as const, outcome: { ...outcome, rejected: rejected.map(shownRejection) } }
    if (!isTaken) return done(after, told)
    // Also where the model holds the text already and nothing is edited: another may stand open there, or be refused.
    const { state: next, deeds } = goesOn(cancelThose(after, places))
    return done(next, told, ...deeds)
  }
  return edits.length === 0 ? settle(state, []) : done(state, { kind: 'edits', edits, way: kind, then: settle })
}

export const tooLarge = (state: SheetState, kind: Kind): Step =>
  done(state, {
    kind: 'batch',
    outcome: { kind, taken: 0, outside: 0, blank: 0, readOnly: 0, rejected: [], tooLarge: true },
  })

/** What the handle of a range would fill, while it is drawn to a position. */
export const previewing = (state: SheetState, from: Range, to: Position): SheetState => ({
  ...state,
  preview: filledRange(from, to),
})

export const withoutPreview = (state: SheetState): SheetState =>
  state.preview === null ? state : { ...state, preview: null }

/** Fills from a range to where its handle was let go. */
export const fillTo = (state: SheetState, from: Range, to: Position): Step => {
  const reached = filledRange(from, to)
  if (sameRange(reached, from)) return done(state)
  return runBatch(state, 'fill', handleChanges(state.content, from, to), after => spread(after, reached))
}

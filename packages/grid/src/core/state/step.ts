import type { Position } from '../content/positions'
import type { RejectedEdit, SheetAddress, SheetBatchOutcome, SheetEdit, SheetEditWay } from '../content/sheet-content'
import type { SheetState } from './sheet-state'

/** What has to be done outside the core, in this order: the document and the caller are asked, the core goes on. */
export type Deed =
  /** Hands edits to the caller; what it refuses decides how the sheet goes on. */
  | {
      kind: 'edits'
      edits: readonly SheetEdit[]
      way: SheetEditWay
      then: (state: SheetState, rejected: readonly RejectedEdit[]) => Step
    }
  | { kind: 'batch'; outcome: SheetBatchOutcome }
  /** Quietly: nothing scrolls, as what is looked at is elsewhere. */
  | { kind: 'focus'; at: Position; quietly?: boolean }
  | { kind: 'focus-fold'; groupId: string }
  | { kind: 'reveal'; at: Position }
  | { kind: 'undo' }
  | { kind: 'redo' }
  | { kind: 'inspect'; address: SheetAddress }
  | { kind: 'annotate'; address: SheetAddress }
  | { kind: 'annotate-column'; column: number }
  | { kind: 'own-key'; key: string }
  /** Selects the text of a cell, so that what is typed replaces it. */
  | { kind: 'select-text'; at: Position }
  /** Puts the caret behind the text that is being edited. */
  | { kind: 'caret'; at: Position }
  /** Lets Tab go on from the edge of the sheet. */
  | { kind: 'leave'; backwards: boolean }

/** `key` says what becomes of the key that led here; a step without it leaves that as it was. */
export type Step = { state: SheetState; deeds: readonly Deed[]; key?: KeyFate }

export const done = (state: SheetState, ...deeds: readonly Deed[]): Step => ({ state, deeds })

/** `taken` from the browser, and with `kept` also from what is around the sheet. */
export type KeyFate = 'left' | 'taken' | 'kept'

/** What a key came to. */
export type Answer = Step & { key: KeyFate }

export const left = (state: SheetState): Answer => ({ state, deeds: [], key: 'left' })

export const taken = (step: Step): Answer => ({ ...step, key: 'taken' })

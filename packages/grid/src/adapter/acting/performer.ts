import { positionOf } from '../../core/content/content'
import type { Position } from '../../core/content/positions'
import type {
  RejectedEdit,
  SheetAddress,
  SheetBatchOutcome,
  SheetEdit,
  SheetEditWay,
  SheetSelection,
} from '../../core/content/sheet-content'
import type { SheetState } from '../../core/state/sheet-state'
import type { Deed, KeyFate, Step } from '../../core/state/step'

type Ask = (address: SheetAddress, cell: HTMLElement) => void

/** What the caller of the sheet is asked and told. */
export type Caller = {
  onEdits: (edits: readonly SheetEdit[], way: SheetEditWay) => readonly RejectedEdit[]
  onBatch: (outcome: SheetBatchOutcome) => void
  /** What the caller offers at this moment; undefined where it offers nothing. */
  offers: () => {
    onUndo: (() => void) | undefined
    onRedo: (() => void) | undefined
    onInspect: Ask | undefined
    onAnnotate: Ask | undefined
    onAnnotateColumn: ((column: number, anchor: HTMLElement) => void) | undefined
    onOwnKey: ((key: string, selection: SheetSelection) => void) | undefined
  }
}

/** What is done in the document. */
export type Hands = {
  state: () => SheetState
  /** `goesOn` says that deeds follow, which may take the focus elsewhere. */
  show: (state: SheetState, goesOn: boolean) => void
  /** The deeds are done. */
  settle: () => void
  /** The cell at a position, put into the document if it does not stand there. */
  reach: (at: Position) => HTMLElement | null
  focus: (at: Position, quietly: boolean) => void
  focusFold: (groupId: string) => void
  reveal: (at: Position) => void
  selectText: (at: Position) => void
  putCaretLast: (at: Position) => void
  leave: (backwards: boolean) => void
}

/** Does what a step of the core asks for, in its order. */
export class Performer {
  readonly #caller: Caller
  readonly #hands: Hands

  constructor(caller: Caller, hands: Hands) {
    this.#caller = caller
    this.#hands = hands
  }

  /** What becomes of the key that led here. */
  perform(step: Step): KeyFate {
    this.#hands.show(step.state, step.deeds.length > 0)
    let key = step.key ?? 'left'
    for (const deed of step.deeds) {
      if (deed.kind !== 'edits') this.#do(deed)
      else {
        const rejected = this.#caller.onEdits(deed.edits, deed.way)
        const next = deed.then(this.#hands.state(), rejected)
        const fate = this.perform(next)
        if (next.key !== undefined) key = fate
      }
    }
    this.#hands.settle()
    return key
  }

  #do(deed: Exclude<Deed, { kind: 'edits' }>) {
    const hands = this.#hands
    switch (deed.kind) {
      case 'batch':
        return this.#caller.onBatch(deed.outcome)
      case 'focus':
        return hands.focus(deed.at, deed.quietly === true)
      case 'focus-fold':
        return hands.focusFold(deed.groupId)
      case 'reveal':
        return hands.reveal(deed.at)
      case 'select-text':
        return hands.selectText(deed.at)
      case 'caret':
        return hands.putCaretLast(deed.at)
      case 'leave':
        return hands.leave(deed.backwards)
      default:
        return this.#ask(deed)
    }
  }

  #ask(deed: Extract<Deed, { kind: 'undo' | 'redo' | 'own-key' | 'inspect' | 'annotate' | 'annotate-column' }>) {
    const { onUndo, onRedo, onOwnKey, onInspect, onAnnotate, onAnnotateColumn } = this.#caller.offers()
    if (deed.kind === 'undo') return onUndo?.()
    if (deed.kind === 'redo') return onRedo?.()
    const { content, selected, selection } = this.#hands.state()
    if (deed.kind === 'own-key') return onOwnKey?.(deed.key, selection)
    const at = deed.kind === 'annotate-column' ? (selected?.anchor ?? null) : positionOf(content, deed.address)
    const cell = at && this.#hands.reach(at)
    if (cell === null) return undefined
    if (deed.kind === 'annotate-column') return onAnnotateColumn?.(deed.column, cell)
    return (deed.kind === 'inspect' ? onInspect : onAnnotate)?.(deed.address, cell)
  }
}

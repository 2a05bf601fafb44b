import { columnPlaceAt, positionOf, type SheetContent } from '../../core/content/content'
import type { Position } from '../../core/content/positions'
import type { SheetEdit, SheetPending } from '../../core/content/sheet-content'
import { cancelAll, commit, pendingOf } from '../../core/editing/editing'
import { put } from '../../core/selection/selecting'
import type { SheetState, SheetWindow } from '../../core/state/sheet-state'
import { done, type Step } from '../../core/state/step'
import { approaching } from '../../core/window/approach'
import { following, including } from '../../core/window/window'
import { withContent } from '../../core/with-content'
import { Performer, type Caller } from './performer'
import { CellInputs } from '../show/cell-inputs'
import { showMessage } from '../show/message-bubble'
import { FigureFlag } from '../show/figure-flag'
import { placeBoxes } from '../show/range-boxes'
import { Pace } from '../show/pace'
import { SelectionMarks } from '../show/selection-marks'
import { foldSelector } from '../show/cell-elements'
import { SheetElements, type SheetParts } from '../show/sheet-elements'
import { SheetFrame } from '../show/sheet-frame'
import { TabStop } from '../show/tab-stop'
import type { SheetStore } from './sheet-store'

export type AdapterHost = Caller & {
  store: SheetStore
  onPendingChange: (pending: SheetPending) => void
  onTyped: (edit: SheetEdit | null) => void
  /** The columns that stand in a row of the document, as indexes. */
  columns: (row: number) => readonly number[]
  /** Changes what stands in the document at once. */
  atOnce: (change: () => void) => void
}

/** Ties the core to the document: events become steps, steps become deeds, and the document shows the state. */
export class SheetAdapter {
  readonly elements: SheetElements
  readonly inputs: CellInputs
  readonly frame: SheetFrame
  readonly #flag: FigureFlag
  readonly #host: AdapterHost
  readonly #performer: Performer
  readonly #marks: SelectionMarks
  readonly #tabStop: TabStop
  readonly #pace = new Pace()
  #staysPut = false
  #window: SheetWindow | null = null
  #rows: ReadonlyMap<number, HTMLElement> = new Map()

  constructor(parts: SheetParts, host: AdapterHost) {
    this.#host = host
    const { store } = host
    this.elements = new SheetElements(parts, { content: () => store.get().content, columns: host.columns })
    this.inputs = new CellInputs(this.elements, store.get)
    this.#flag = new FigureFlag(this.elements)
    this.frame = new SheetFrame(this.elements, {
      place: () => {
        placeBoxes(this.elements, store.get())
        this.#flag.place(store.get())
      },
      follow: () => this.#follow(),
    })
    this.#marks = new SelectionMarks(this.elements)
    this.#tabStop = new TabStop(this.elements, this.inputs, store.get)
    this.#performer = new Performer(host, {
      state: store.get,
      show: (state, goesOn) => this.show(state, goesOn),
      settle: () => this.inputs.settle(),
      reach: at => this.reach(at),
      focus: (at, quietly) => this.#focus(at, quietly),
      focusFold: groupId =>
        parts.sheet.querySelector<HTMLElement>(`${foldSelector}[data-fold="${CSS.escape(groupId)}"]`)?.focus(),
      reveal: at => this.#reveal(at),
      selectText: at => this.#withCell(at, cell => this.inputs.select(cell)),
      putCaretLast: at => this.#withCell(at, cell => this.inputs.putCaretLast(cell)),
      leave: backwards => this.#leave(backwards),
    })
  }

  get state(): SheetState {
    return this.#host.store.get()
  }

  perform(step: Step) {
    return this.#performer.perform(step)
  }

  /** The document shows what is another in this state than in the one before. */
  show(state: SheetState, goesOn = false) {
    const before = this.state
    if (state === before) return
    this.#host.store.set(state)
    const { sheet } = this.elements.parts
    if (state.hasFocus !== before.hasFocus) sheet.toggleAttribute('data-focused', state.hasFocus)
    if (state.editor !== before.editor || state.refused !== before.refused) this.inputs.show(goesOn)
    if (state.selected !== before.selected) this.#marks.show(state)
    if (state.range !== before.range || state.preview !== before.preview) this.frame.ask()
    if (state.content.dense && (state.hasFocus !== before.hasFocus || state.editor !== before.editor)) this.frame.ask()
    if (state.stop !== before.stop || state.hasFocus !== before.hasFocus) this.#tabStop.show()
    if (state.message !== before.message) showMessage(this.elements, state.message)
    this.#tellPending(before)
  }

  afterRender(content: SheetContent) {
    const before = this.state
    this.elements.forget()
    const state = withContent(before, content)
    this.#host.store.set(state)
    this.inputs.stand()
    this.inputs.show()
    this.#tabStop.restore()
    this.#showNew(before, state)
    if (content.dense || before.content.dense) this.frame.ask()
    this.#tellPending(before)
  }

  /** The pointer is on another cell, or on none. */
  pointed(cell: HTMLElement | null) {
    if (!this.elements.isDense) return
    this.#flag.point(cell)
    this.frame.ask()
  }

  detach() {
    const { editor } = this.state
    if (editor) this.perform(commit(this.state, editor))
    this.show(cancelAll(this.state))
    this.frame.cancel()
  }

  focusEntry(): boolean {
    return this.#tabStop.focus()
  }

  focusCell(rowId: string, column: number): boolean {
    const at = positionOf(this.state.content, { rowId, column })
    if (at === null || this.reach(at) === null) return false
    this.perform(done(put(this.state, at), { kind: 'focus', at }))
    return true
  }

  showColumn(column: number) {
    const place = this.state.content.columnPlaces.get(column)
    const { each } = this.elements.measures.columns
    if (place === undefined || each === 0) return
    this.elements.parts.scroller.scrollLeft = (place - Math.floor(this.elements.page() / 2)) * each
    this.seen()
  }

  annotateColumn(column: number, anchor: HTMLElement) {
    this.#host.offers().onAnnotateColumn?.(column, anchor)
  }

  discardPending() {
    this.show(cancelAll(this.state))
  }

  /** The sheet may stand elsewhere, or have another size: what is to be seen stands there at once. */
  seen() {
    this.show(following(this.state, this.elements.measures))
  }

  /** Somebody scrolls: what comes into sight comes a little with each frame, so that none is late. */
  #follow() {
    const next = approaching(this.state, this.elements.measures, this.#pace.next(performance.now()))
    if (next === this.state) return this.#pace.rest()
    this.show(next)
    this.frame.follow()
  }

  reach(at: Position): HTMLElement | null {
    const cell = this.elements.cellAt(at)
    const isColumn = columnPlaceAt(this.state.content, at) !== null
    if (cell || !(isColumn || this.state.content.rows[at.row])) return cell
    const wanted = isColumn ? at : { row: at.row, column: 0 }
    this.#host.atOnce(() => this.show(including(this.state, [wanted])))
    return this.elements.cellAt(at)
  }

  /** Brings a cell into sight that the focus has come to, unless its header is what is looked at. */
  arrived(cell: HTMLElement) {
    if (!this.#staysPut) this.frame.reveal(cell)
  }

  #focus(at: Position, quietly: boolean) {
    const cell = this.reach(at)
    if (cell === null) return
    const target = this.inputs.targetIn(cell)
    const wasThere = target.ownerDocument.activeElement === target
    this.#staysPut = quietly
    // The browser would measure the page at once; the next frame does it for all keys before it.
    target.focus({ preventScroll: true })
    this.#staysPut = false
    if (!wasThere || quietly) return
    this.frame.reveal(cell)
    this.inputs.select(cell)
  }

  #reveal(at: Position) {
    const cell = this.reach(at)
    if (cell) this.frame.reveal(cell)
  }

  #withCell(at: Position, act: (cell: HTMLElement) => void) {
    const cell = this.reach(at)
    if (cell) act(cell)
  }

  /** Lets the browser go on from the edge of the sheet, over the controls that stand in it. */
  #leave(backwards: boolean) {
    const { scroller, end } = this.elements.parts
    const edge = backwards ? scroller : end
    edge.tabIndex = -1
    edge.focus({ preventScroll: true })
    edge.addEventListener('blur', () => edge.removeAttribute('tabindex'), { once: true })
  }

  /** Cells have come into the document, or gone: they show what the ones before them did. */
  #showNew(before: SheetState, state: SheetState) {
    const { rows } = this.elements
    const { window } = state
    const stand = window === this.#window && [...rows].every(([place, row]) => this.#rows.get(place) === row)
    this.#window = window
    this.#rows = rows
    if (!stand || before.selected !== state.selected) this.#marks.show(state)
    if (before.range !== state.range) this.frame.ask()
    if (before.message !== state.message) showMessage(this.elements, state.message)
  }

  #tellPending(before: SheetState) {
    const { state } = this
    const isSame = (before.editor === null) === (state.editor === null) && before.refused === state.refused
    if (!isSame) this.#host.onPendingChange(pendingOf(state))
    if (before.editor !== state.editor) this.#host.onTyped(state.editor)
  }
}

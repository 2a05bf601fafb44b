import { positionOf } from '../../core/content/content'
import type { SheetState } from '../../core/state/sheet-state'
import { foldSelector, rowOf } from './cell-elements'
import type { CellInputs } from './cell-inputs'
import type { SheetElements } from './sheet-elements'

/** The one cell of a sheet that Tab can reach where inputs do not all stand, and the marks that show where the focus is. React renders none of it. */
export class TabStop {
  readonly #elements: SheetElements
  readonly #inputs: CellInputs
  readonly #state: () => SheetState
  #target: HTMLElement | null = null
  #marked: HTMLElement[] = []
  #settles = false

  constructor(elements: SheetElements, inputs: CellInputs, state: () => SheetState) {
    this.#elements = elements
    this.#inputs = inputs
    this.#state = state
  }

  /** Puts the focus where Tab would. False while the sheet has no such place. */
  focus(): boolean {
    this.#target?.focus()
    return this.#target !== null
  }

  show() {
    const { parts } = this.#elements
    const cell = this.#cell()
    // A fold stands in for a cell while no row is shown.
    const target = cell ? this.#inputs.targetIn(cell) : parts.sheet.querySelector<HTMLElement>(foldSelector)
    if (this.#target && this.#target !== target) this.#target.tabIndex = this.#inputs.restOf(this.#target)
    if (target && target.tabIndex !== 0) target.tabIndex = 0
    this.#target = target
    this.#settleSoon()
  }

  /** After a render: finds the place again when its element was replaced, and brings a lost focus back to it. */
  restore() {
    const { ownerDocument } = this.#elements.parts.sheet
    this.show()
    if (this.#state().comesBack && ownerDocument.activeElement === ownerDocument.body && this.#cell() !== null)
      this.#target?.focus({ preventScroll: true })
  }

  #cell(): HTMLElement | null {
    const { content, stop } = this.#state()
    const position = (stop && positionOf(content, stop)) ?? content.entry
    return position && this.#elements.cellAt(position)
  }

  /** Not at once: while the focus is on its way the browser would lay the page out once more for what changes here. */
  #settleSoon() {
    if (this.#settles) return
    this.#settles = true
    queueMicrotask(() => {
      this.#settles = false
      if (this.#target?.isConnected === true) this.#inputs.closeOthers(this.#target)
      this.#markAround()
    })
  }

  /** Marks the row and the column that hold the focus. */
  #markAround() {
    const { hasFocus, selected } = this.#state()
    const cell = hasFocus && selected ? this.#elements.cellAt(selected.anchor) : null
    const header = cell && selected && this.#elements.headerOf(selected.anchor.column)
    const name = cell && rowOf(cell).firstElementChild
    const elements = [header, name].filter(element => element instanceof HTMLElement)
    for (const element of this.#marked) if (!elements.includes(element)) delete element.dataset.active
    for (const element of elements) if (!this.#marked.includes(element)) element.dataset.active = ''
    this.#marked = elements
  }
}

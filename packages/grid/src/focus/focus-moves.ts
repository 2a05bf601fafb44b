import type { SheetSelection } from '../selection/sheet-selection'
import { focusTargetOf, inputOf, isEditing, selectWhole } from '../interaction/cell-input'
import { cellOf } from '../interaction/grid-elements'
import { nextHead, nextPosition, type GridMove, type GridPosition } from '../interaction/grid-navigation'
import type { SheetElements } from '../interaction/sheet-elements'
import type { SheetFrame } from './sheet-frame'

/** Takes the focus and the other end of the selection from cell to cell. */
export class FocusMoves {
  readonly #elements: SheetElements
  readonly #selection: SheetSelection
  readonly #frame: SheetFrame
  #staysPut = false

  constructor(elements: SheetElements, selection: SheetSelection, frame: SheetFrame) {
    this.#elements = elements
    this.#selection = selection
    this.#frame = frame
  }

  to(cell: HTMLElement) {
    const target = focusTargetOf(cell)
    const wasThere = target.ownerDocument.activeElement === target
    // The browser would measure the page at once; the next frame does it for all keys before it.
    target.focus({ preventScroll: true })
    if (!wasThere) return
    this.#selection.put(this.#elements.positionOf(cell))
    this.#frame.reveal(cell)
    const input = inputOf(cell)
    if (input && !isEditing(input)) selectWhole(input)
  }

  /** Focus for a selection by its header: the header is what is looked at, so nothing scrolls. */
  quietlyTo(cell: HTMLElement) {
    this.#staysPut = true
    const target = inputOf(cell) ?? cell
    target.focus({ preventScroll: true })
    this.#staysPut = false
  }

  /** Selects from one corner to the other, and puts the focus into the first. */
  spread(from: GridPosition, to: GridPosition) {
    const cell = this.#elements.reach(from)
    if (!cell) return
    this.quietlyTo(cell)
    this.#selection.put(from)
    this.#selection.extendTo(to)
  }

  arrived(cell: HTMLElement) {
    if (!this.#staysPut) this.#frame.reveal(cell)
  }

  move(from: HTMLElement, move: GridMove) {
    const position = this.#elements.positionOf(from)
    if (position.column === -1 && (move === 'up' || move === 'down')) return this.alongNames(from, move)
    const cell = this.#elements.reach(nextPosition(position, move, this.#elements.shape(move)))
    if (cell) this.to(cell)
  }

  /** In the column of names the captions that fold are stops too. */
  alongNames(from: HTMLElement, move: 'up' | 'down') {
    const { names } = this.#elements
    const next = names[names.findIndex(name => from.contains(name)) + (move === 'up' ? -1 : 1)]
    const cell = next && cellOf(next)
    if (cell) this.to(cell)
    else next?.focus()
  }

  extend(from: HTMLElement, move: GridMove) {
    const anchor = this.#elements.positionOf(from)
    const next = nextHead(this.#selection.selected?.head ?? anchor, move, this.#elements.shape(move))
    this.#selection.extendTo(next, anchor.column === -1 ? 'rows' : undefined)
    const cell = this.#elements.reach(next)
    if (cell) this.#frame.reveal(cell)
  }
}

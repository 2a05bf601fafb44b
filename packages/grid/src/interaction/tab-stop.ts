import {
  actionOf,
  columnKeyOf,
  entryCell,
  findCell,
  focusTargetOf,
  headersOf,
  positionOf,
  rowIdOf,
} from './grid-elements'

type Stop = { cell: HTMLElement; target: HTMLElement; rowId: string; columnKey: string }

/** The one cell of a grid that Tab can reach, and the marks that show where the focus is. React renders none of it. */
export class TabStop {
  readonly #grid: HTMLElement
  #stop: Stop | null = null
  #header: HTMLElement | null = null
  #hadFocus = false

  constructor(grid: HTMLElement) {
    this.#grid = grid
  }

  enter(cell: HTMLElement) {
    this.#put(cell)
    this.#hadFocus = true
    this.#mark(headersOf(this.#grid)[positionOf(this.#grid, cell).column + 1] ?? null)
    cell.setAttribute('aria-selected', 'true')
  }

  leave(movedTo: EventTarget | null) {
    this.#mark(null)
    this.#stop?.cell.removeAttribute('aria-selected')
    // With no destination the focused element itself may be going away: see `restore`.
    if (movedTo !== null) this.#hadFocus = false
  }

  /** After a render: finds the place again when its element was replaced, and brings a lost focus back to it. */
  restore() {
    if (this.#stop && this.#stop.target.isConnected && this.#stop.target === focusTargetOf(this.#stop.cell)) return
    const { rowId, columnKey } = this.#stop ?? { rowId: '', columnKey: '' }
    const lostFocus = this.#hadFocus && this.#grid.ownerDocument.activeElement === this.#grid.ownerDocument.body
    const cell = findCell(this.#grid, rowId, columnKey) ?? entryCell(this.#grid)
    if (cell === null) return
    this.#put(cell)
    if (lostFocus) focusTargetOf(cell).focus()
  }

  #put(cell: HTMLElement) {
    // A control in a row header has a tab stop of its own; the cell before it keeps the grid's.
    if (actionOf(cell) !== null) return
    const target = focusTargetOf(cell)
    if (this.#stop && this.#stop.target !== target) this.#stop.target.tabIndex = -1
    target.tabIndex = 0
    this.#stop = { cell, target, rowId: rowIdOf(cell), columnKey: columnKeyOf(cell) }
  }

  #mark(header: HTMLElement | null) {
    if (this.#header && this.#header !== header) delete this.#header.dataset.active
    if (header) header.dataset.active = ''
    this.#header = header
  }
}

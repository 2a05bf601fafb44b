import { closeInputs, focusTargetOf } from '../interaction/cell-input'
import type { GridAddress } from '../grid-model'
import { actionOf, addressOf, cellOf, foldSelector, rowOf } from '../interaction/grid-elements'
import type { SheetElements } from '../interaction/sheet-elements'

type Stop = { cell: HTMLElement; target: HTMLElement; address: GridAddress }

type WeekKeeper = { keepWeeks: (weeks: readonly number[]) => void }

/** The one cell of a sheet that Tab can reach, and the marks that show where the focus is. React renders none of it. */
export class TabStop {
  readonly #elements: SheetElements
  readonly #weeks: WeekKeeper
  #stop: Stop | null = null
  /** Stands in for a cell while no row is shown. */
  #fold: HTMLElement | null = null
  #marked: HTMLElement[] = []
  #hadFocus = false

  constructor(elements: SheetElements, weeks: WeekKeeper) {
    this.#elements = elements
    this.#weeks = weeks
  }

  enter(cell: HTMLElement) {
    this.#put(cell)
    this.#hadFocus = true
    const header = this.#elements.headerOf(this.#elements.positionOf(cell).column)
    const name = rowOf(cell).firstElementChild
    this.#mark([header, name].filter(element => element instanceof HTMLElement))
  }

  leave(movedTo: EventTarget | null) {
    this.#mark([])
    // With no destination the focused element itself may be going away: see `restore`.
    if (movedTo !== null) this.#hadFocus = false
  }

  /** After a render: finds the place again when its element was replaced, and brings a lost focus back to it. */
  restore() {
    if (this.#stop && this.#stop.target.isConnected && this.#stop.target === focusTargetOf(this.#stop.cell)) return
    const { sheet } = this.#elements.parts
    const lostFocus = this.#hadFocus && sheet.ownerDocument.activeElement === sheet.ownerDocument.body
    const cell = (this.#stop && this.#elements.find(this.#stop.address)) ?? this.#elements.entry
    this.#useFold(cell === null ? sheet.querySelector<HTMLElement>(foldSelector) : null)
    if (cell === null) return
    this.#put(cell)
    if (lostFocus) focusTargetOf(cell).focus({ preventScroll: true })
  }

  #useFold(fold: HTMLElement | null) {
    if (this.#fold && this.#fold !== fold) this.#fold.tabIndex = -1
    if (fold) fold.tabIndex = 0
    this.#fold = fold
  }

  #put(cell: HTMLElement) {
    // A control in a row header has a tab stop of its own; the cell before it keeps the sheet's.
    if (actionOf(cell) !== null) return
    const target = focusTargetOf(cell)
    if (this.#stop && this.#stop.target !== target) this.#stop.target.tabIndex = -1
    target.tabIndex = 0
    this.#stop = { cell, target, address: addressOf(cell) }
    const open = closeInputs(this.#elements.parts.sheet, target)
    const standing = [cell, ...open.map(cellOf)].map(stays => stays && addressOf(stays).column)
    this.#weeks.keepWeeks([...new Set(standing.filter(column => typeof column === 'number'))])
  }

  #mark(elements: HTMLElement[]) {
    for (const element of this.#marked) if (!elements.includes(element)) delete element.dataset.active
    for (const element of elements) element.dataset.active = ''
    this.#marked = elements
  }
}

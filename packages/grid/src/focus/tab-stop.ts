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
  /** The cell that holds the focus. */
  #focused: HTMLElement | null = null
  #settles = false

  constructor(elements: SheetElements, weeks: WeekKeeper) {
    this.#elements = elements
    this.#weeks = weeks
  }

  /** Puts the focus where Tab would. False while the sheet has no such place. */
  focus(): boolean {
    const target = this.#stop?.target ?? this.#fold
    target?.focus()
    return target !== null
  }

  enter(cell: HTMLElement) {
    this.#focused = cell
    this.#hadFocus = true
    this.#put(cell)
    this.#settleSoon()
  }

  leave(movedTo: EventTarget | null) {
    this.#focused = null
    this.#settleSoon()
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
    this.#settleSoon()
  }

  /** Not at once: while the focus is on its way the browser would lay the page out once more for what changes here. */
  #settleSoon() {
    if (this.#settles) return
    this.#settles = true
    queueMicrotask(() => {
      this.#settles = false
      this.#settle()
    })
  }

  #settle() {
    if (this.#stop?.cell.isConnected === true) {
      const open = closeInputs(this.#elements.parts.sheet, this.#stop.target)
      const standing = [this.#stop.cell, ...open.map(cellOf)].map(cell => cell && addressOf(cell).column)
      this.#weeks.keepWeeks([...new Set(standing.filter(column => typeof column === 'number'))])
    }
    this.#markAround(this.#focused)
  }

  /** Marks the row and the week that hold the focus. */
  #markAround(cell: HTMLElement | null) {
    const header = cell?.isConnected === true && this.#elements.headerOf(this.#elements.positionOf(cell).column)
    const name = cell?.isConnected === true && rowOf(cell).firstElementChild
    const elements = [header, name].filter(element => element instanceof HTMLElement)
    for (const element of this.#marked) if (!elements.includes(element)) delete element.dataset.active
    for (const element of elements) element.dataset.active = ''
    this.#marked = elements
  }
}

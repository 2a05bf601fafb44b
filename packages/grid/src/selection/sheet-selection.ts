import type { GridAddress, GridSelection } from '../grid-model'
import type { GridPosition } from '../interaction/grid-navigation'
import type { SheetElements } from '../interaction/sheet-elements'
import { positionsIn, rangeOf, sameRange, type GridRange, type RangeExtent, type Selected } from '../sheet/grid-range'
import type { SheetModel } from '../sheet/sheet-model'

export type SelectionHost = {
  model: () => SheetModel
  onSelection: (selection: GridSelection) => void
  /** Asks for the range to be drawn. */
  onRange: () => void
}

const same = (a: GridPosition, b: GridPosition) => a.row === b.row && a.column === b.column

/** What is selected, and `aria-selected` on the cells of it. No style depends on that attribute, so setting it is cheap. */
export class SheetSelection {
  readonly #elements: SheetElements
  readonly #host: SelectionHost
  readonly #marked = new Set<Element>()
  #selected: Selected | null = null
  #focus: GridAddress | null = null
  #range: GridRange | null = null
  /** The rows and weeks that the positions count. */
  #places: string[] = []
  #standing: readonly number[] = []

  constructor(elements: SheetElements, host: SelectionHost) {
    this.#elements = elements
    this.#host = host
  }

  get range(): GridRange | null {
    return this.#range
  }

  get selected(): Selected | null {
    return this.#selected
  }

  /** The one week that is selected from its first row to its last. */
  get wholeWeek(): number | null {
    const { rows, columns } = this.#host.model()
    const range = this.#range
    const isWeek = range !== null && this.#selected?.extent === 'columns' && range.left === range.right
    return isWeek && rows.length > 0 ? (columns[range.left]?.week ?? null) : null
  }

  /** The focus has come to a cell. Coming back to where it was leaves the range as it is. */
  enter(position: GridPosition) {
    if (this.#selected && same(this.#selected.anchor, position)) return
    this.put(position)
  }

  put(position: GridPosition, extent: RangeExtent = 'cells') {
    this.#set({ anchor: position, head: position, extent })
  }

  extendTo(head: GridPosition, extent?: RangeExtent) {
    const { anchor, extent: before } = this.#selected ?? { anchor: head, extent: 'cells' }
    this.#set({ anchor, head, extent: extent ?? before })
  }

  /** True when there was more than the focus to let go of. */
  collapse(): boolean {
    const selected = this.#selected
    if (!selected || (selected.extent === 'cells' && same(selected.anchor, selected.head))) return false
    this.put(selected.anchor)
    return true
  }

  /** After a render: positions count rows and weeks, so when those are others only the focus is found again. */
  refresh() {
    const places = this.#currentPlaces()
    if (places.length === this.#places.length && places.every((place, index) => place === this.#places[index]))
      return this.#markNew()
    this.#places = places
    if (this.#focus === null) return
    const cell = this.#elements.find(this.#focus)
    if (cell) this.put(this.#elements.positionOf(cell))
    else this.#set(null)
  }

  /** Weeks have come into sight, or gone. */
  #markNew() {
    const { standing } = this.#elements
    if (standing === this.#standing) return
    this.#standing = standing
    this.#mark()
  }

  #currentPlaces(): string[] {
    const { rows, columns } = this.#host.model()
    return [...rows.map(row => row.id), ...columns.map(column => String(column.week))]
  }

  #set(selected: Selected | null) {
    const range = selected && rangeOf(selected, this.#elements.size)
    if (this.#selected === null || selected === null) this.#places = this.#currentPlaces()
    const moved = !selected || !this.#selected || !same(selected.anchor, this.#selected.anchor)
    this.#selected = selected
    if (!moved && sameRange(range, this.#range)) return
    this.#range = range
    this.#focus = selected && this.#elements.addressAt(selected.anchor)
    this.#mark()
    this.#host.onRange()
    this.#host.onSelection(this.#snapshot())
  }

  #snapshot(): GridSelection {
    const { rows, columns } = this.#host.model()
    const focus = this.#focus
    if (this.#range === null) return { focus, rowIds: focus === null ? [] : [focus.rowId], weeks: [], wholeWeek: null }
    const { top, bottom, left, right } = this.#range
    return {
      focus,
      wholeWeek: this.wholeWeek,
      rowIds: rows.slice(top, bottom + 1).map(row => row.id),
      weeks: columns.slice(left, right + 1).map(column => column.week),
    }
  }

  #mark() {
    const range = this.#range
    const focus = this.#selected && this.#elements.cellAt(this.#selected.anchor)
    const wanted = new Set<Element>(focus ? [focus] : [])
    if (range)
      for (const position of positionsIn(range)) {
        const cell = this.#elements.cellAt(position)
        if (cell) wanted.add(cell)
      }
    for (const cell of this.#marked) if (!wanted.has(cell)) cell.removeAttribute('aria-selected')
    for (const cell of wanted) if (!this.#marked.has(cell)) cell.setAttribute('aria-selected', 'true')
    this.#marked.clear()
    wanted.forEach(cell => this.#marked.add(cell))
  }
}

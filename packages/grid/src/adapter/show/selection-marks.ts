import type { SheetState } from '../../core/state/sheet-state'
import type { SheetElements } from './sheet-elements'

/** `aria-selected` on the cells of the range. No style depends on that attribute, so that setting it is cheap. */
export class SelectionMarks {
  readonly #elements: SheetElements
  readonly #marked = new Set<Element>()

  constructor(elements: SheetElements) {
    this.#elements = elements
  }

  show({ selected, range }: SheetState) {
    const focus = selected && this.#elements.cellAt(selected.anchor)
    const wanted = new Set<Element>(focus ? [focus] : [])
    if (range) for (const cell of this.#elements.cellsIn(range)) wanted.add(cell)
    for (const cell of this.#marked) if (!wanted.has(cell)) cell.removeAttribute('aria-selected')
    for (const cell of wanted) if (!this.#marked.has(cell)) cell.setAttribute('aria-selected', 'true')
    this.#showInFoot(wanted.size > 1 ? wanted : new Set())
    this.#marked.clear()
    wanted.forEach(cell => this.#marked.add(cell))
  }

  /** The box of the range lies behind the foot, whose cells therefore show it themselves. */
  #showInFoot(range: ReadonlySet<Element>) {
    for (const cell of this.#elements.footGroup?.querySelectorAll('[role=gridcell]') ?? [])
      cell.toggleAttribute('data-within', range.has(cell))
  }
}

import { isEditing, openInputOf } from '../interaction/cell-input'
import type { GridEditor } from '../interaction/grid-editing'
import { cellOf, isInAction } from '../interaction/grid-elements'
import type { FocusMoves } from '../focus/focus-moves'
import type { GridPosition } from '../interaction/grid-navigation'
import { Listeners } from '../interaction/listeners'
import type { SheetElements } from '../interaction/sheet-elements'
import type { RangeExtent } from '../sheet/grid-range'
import { EdgeScroll } from './edge-scroll'
import type { FillHandle } from './fill-handle'
import type { SheetSelection } from './sheet-selection'

type Duties = { elements: SheetElements; selection: SheetSelection; focus: FocusMoves; editor: GridEditor }

/** The pointer shakes, and the page may scroll under it: a press becomes a drag only beyond this many pixels. */
const slack = 4

type Pressed = { position: GridPosition; extent: RangeExtent }

/** Ranges by mouse: over cells, week headers and row headers. A finger scrolls, so its press only selects. */
export class PointerRanges {
  readonly #duties: Duties
  readonly #scroll: EdgeScroll
  readonly #drag = new Listeners()
  isTap = false

  constructor(duties: Duties) {
    this.#duties = duties
    this.#scroll = new EdgeScroll(duties.elements)
  }

  pointerDown(event: PointerEvent, handle: FillHandle) {
    this.isTap = event.pointerType === 'touch'
    handle.pointerDown(event)
  }

  mouseDown(event: MouseEvent) {
    if (event.button !== 0 || event.defaultPrevented || isInAction(event.target)) return
    const cell = cellOf(event.target)
    const input = cell && openInputOf(cell)
    if (input && isEditing(input) && event.target === input) return
    const pressed = this.#pressed(event.target)
    if (!pressed) return
    // The browser would put the caret where the pointer is, and typing would then not replace the content.
    event.preventDefault()
    if (event.shiftKey) this.#extend(pressed)
    else this.#select(pressed, cell)
    if (!this.isTap) this.#startDrag(event, pressed.extent)
  }

  stop() {
    this.#drag.detach()
    this.#scroll.stop()
  }

  #pressed(target: EventTarget | null): Pressed | null {
    const { elements } = this.#duties
    const cell = cellOf(target)
    if (cell) {
      const position = elements.positionOf(cell)
      return { position, extent: position.column === -1 ? 'rows' : 'cells' }
    }
    const head = target instanceof Element ? target.closest<HTMLElement>('[data-corner], [data-head-week]') : null
    if (!head || elements.size.rowCount === 0 || head.dataset.summary !== undefined) return null
    const column = Array.from(elements.weekHeads).indexOf(head) - 1
    return column === -1
      ? { position: { row: 0, column: 0 }, extent: 'all' }
      : { position: { row: 0, column }, extent: 'columns' }
  }

  #select({ position, extent }: Pressed, cell: HTMLElement | null) {
    const { elements, focus, selection } = this.#duties
    const target = cell ?? elements.reach(position)
    if (!target) return
    if (extent === 'cells') focus.to(target)
    else focus.quietlyTo(target)
    if (selection.selected) selection.put(position, extent)
  }

  #extend({ position, extent }: Pressed) {
    const { editor, selection, elements } = this.#duties
    if (!editor.commitFocused(elements.parts.sheet)) return
    const focused = elements.parts.sheet.ownerDocument.activeElement
    const before = selection.selected
    if (!before) return this.#select({ position, extent }, elements.reach(position))
    selection.extendTo(position, extent)
    const input = focused instanceof HTMLInputElement && elements.parts.sheet.contains(focused)
    if (input || cellOf(focused)) return
    // The focus is elsewhere on the page: the keys come back to where the range began.
    const anchor = elements.reach(before.anchor)
    if (anchor) this.#duties.focus.quietlyTo(anchor)
  }

  #startDrag(start: MouseEvent, extent: RangeExtent) {
    this.stop()
    if (extent === 'all') return
    const { ownerDocument } = this.#duties.elements.parts.sheet
    let moves = false
    const follow = (event: MouseEvent) => {
      if (event.buttons % 2 === 0) return this.stop()
      moves ||= Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > slack
      if (moves) this.#scroll.follow(event, position => this.#dragTo(position, extent))
    }
    this.#drag.add(ownerDocument, 'mousemove', follow)
    this.#drag.add(ownerDocument, 'mouseup', () => this.stop())
  }

  #dragTo(position: GridPosition, extent: RangeExtent) {
    const { selection } = this.#duties
    const head = selection.selected?.head
    if (head?.row !== position.row || head.column !== position.column) selection.extendTo(position, extent)
  }
}

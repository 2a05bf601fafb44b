import { columnPlaceAt } from '../../core/content/content'
import { samePosition, type Position } from '../../core/content/positions'
import type { RangeExtent } from '../../core/content/range'
import { commitFocused, isOpen } from '../../core/editing/editing'
import { extendTo, press, pressOn } from '../../core/selection/selecting'
import type { SheetAdapter } from '../acting/sheet-adapter'
import { cellOf, isInAction } from '../show/cell-elements'
import { EdgeScroll } from './edge-scroll'
import { Listeners } from './listeners'

/** The pointer shakes, and the page may scroll under it: a press becomes a drag only beyond this many pixels. */
const slack = 4

type Pressed = { at: Position; extent: RangeExtent }

/** Ranges by mouse: over cells, column headers and row headers. A finger scrolls, so its press only selects. */
export class PointerRanges {
  readonly #sheet: SheetAdapter
  readonly #scroll: EdgeScroll
  readonly #drag = new Listeners()
  isTap = false

  constructor(sheet: SheetAdapter) {
    this.#sheet = sheet
    this.#scroll = new EdgeScroll(sheet.elements, () => sheet.state)
  }

  pointerDown(event: PointerEvent) {
    this.isTap = event.pointerType === 'touch'
  }

  mouseDown(event: MouseEvent) {
    if (event.button !== 0 || event.defaultPrevented || isInAction(event.target)) return
    const pressed = this.#pressed(event.target)
    if (!pressed || this.#isInOpenText(event.target, pressed.at)) return
    // The browser would put the caret where the pointer is, and typing would then not replace the content.
    event.preventDefault()
    const { at, extent } = pressed
    const { state } = this.#sheet
    this.#sheet.perform(
      event.shiftKey ? commitFocused(state, after => pressOn(after, at, extent)) : press(state, at, extent),
    )
    if (!this.isTap) this.#startDrag(event, extent)
  }

  /** True when the press asked for what is written about a column. */
  clickOnHead(event: MouseEvent): boolean {
    const head = event.target instanceof Element && event.target.closest('[data-annotate-column]')?.parentElement
    if (!head) return false
    this.#sheet.annotateColumn(Number(head.dataset.head), head)
    return true
  }

  stop() {
    this.#drag.detach()
    this.#scroll.stop()
  }

  #isInOpenText(target: EventTarget | null, at: Position): boolean {
    const { state } = this.#sheet
    const place = columnPlaceAt(state.content, at)
    return target instanceof HTMLInputElement && place !== null && isOpen(state, place)
  }

  #pressed(target: EventTarget | null): Pressed | null {
    const { elements, state } = this.#sheet
    const cell = cellOf(target)
    if (cell) {
      const at = elements.positionOf(cell)
      return { at, extent: at.column === -1 ? 'rows' : 'cells' }
    }
    const head = target instanceof Element ? target.closest<HTMLElement>('[data-corner], [data-head]') : null
    if (!head || state.content.rows.length === 0 || head.dataset.summary !== undefined) return null
    const column = Array.from(elements.heads).indexOf(head) - 1
    return column === -1 ? { at: { row: 0, column: 0 }, extent: 'all' } : { at: { row: 0, column }, extent: 'columns' }
  }

  #startDrag(start: MouseEvent, extent: RangeExtent) {
    this.stop()
    if (extent === 'all') return
    const { ownerDocument } = this.#sheet.elements.parts.sheet
    let moves = false
    const follow = (event: MouseEvent) => {
      if (event.buttons % 2 === 0) return this.stop()
      moves ||= Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > slack
      if (moves) this.#scroll.follow(event, at => this.#dragTo(at, extent))
    }
    this.#drag.add(ownerDocument, 'mousemove', follow)
    this.#drag.add(ownerDocument, 'mouseup', () => this.stop())
  }

  #dragTo(at: Position, extent: RangeExtent) {
    const head = this.#sheet.state.selected?.head
    if (head === undefined || !samePosition(head, at)) this.#sheet.show(extendTo(this.#sheet.state, at, extent))
  }
}

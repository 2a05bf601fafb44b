import type { BatchEdits } from '../batch/batch-edits'
import { handleChanges } from '../batch/cell-changes'
import type { FocusMoves } from '../focus/focus-moves'
import type { GridEditor } from '../interaction/grid-editing'
import { keyOf, type GridPosition } from '../interaction/grid-navigation'
import { Listeners } from '../interaction/listeners'
import type { SheetElements } from '../interaction/sheet-elements'
import { filledRange, sameRange, type GridRange } from '../sheet/grid-range'
import type { SheetModel } from '../sheet/sheet-model'
import { EdgeScroll } from './edge-scroll'
import type { SheetSelection } from './sheet-selection'

type Duties = {
  elements: SheetElements
  selection: SheetSelection
  focus: FocusMoves
  editor: GridEditor
  batch: BatchEdits
  preview: (range: GridRange | null) => void
  model: () => SheetModel
}

/** The handle at the corner of the selection, drawn to the right or downwards by mouse or finger. */
export class FillHandle {
  readonly #duties: Duties
  readonly #scroll: EdgeScroll
  readonly #drag = new Listeners()
  #end: GridPosition | null = null

  constructor(duties: Duties) {
    this.#duties = duties
    this.#scroll = new EdgeScroll(duties.elements)
  }

  pointerDown(event: PointerEvent) {
    const { elements, selection, editor } = this.#duties
    const { range } = selection
    const handle = event.target
    if (!(handle instanceof HTMLElement) || handle.dataset.fill === undefined || event.button !== 0 || !range) return
    event.preventDefault()
    this.stop()
    // What is filled is what the model holds: text that is still open goes there first.
    if (!editor.commitFocused(elements.parts.sheet)) return
    handle.setPointerCapture(event.pointerId)
    this.#drag.add(handle, 'pointermove', moved => this.#follow(moved, range))
    this.#drag.add(handle, 'pointerup', () => this.#fill(range))
    this.#drag.add(handle, 'pointercancel', () => this.stop())
    this.#drag.add(handle.ownerDocument, 'keydown', key => this.#key(key), { capture: true })
  }

  stop() {
    this.#drag.detach()
    this.#end = null
    this.#scroll.stop()
    this.#duties.preview(null)
  }

  #follow(event: PointerEvent, range: GridRange) {
    this.#scroll.follow(event, end => {
      this.#end = end
      this.#duties.preview(filledRange(range, end))
    })
  }

  #fill(range: GridRange) {
    const end = this.#end
    this.stop()
    if (!end) return
    const { batch, focus, model } = this.#duties
    const reached = filledRange(range, end)
    if (sameRange(reached, range) || !batch.run('fill', handleChanges(model(), range, end))) return
    focus.spread({ row: reached.top, column: reached.left }, { row: reached.bottom, column: reached.right })
  }

  #key(event: KeyboardEvent) {
    if (keyOf(event) !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    this.stop()
  }
}

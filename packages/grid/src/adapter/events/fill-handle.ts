import type { Position } from '../../core/content/positions'
import type { Range } from '../../core/content/range'
import { fillTo, previewing, withoutPreview } from '../../core/changes/batch'
import { commitFocused } from '../../core/editing/editing'
import { keyOf } from '../../core/keys/keystroke'
import { done } from '../../core/state/step'
import type { SheetAdapter } from '../acting/sheet-adapter'
import { EdgeScroll } from './edge-scroll'
import { Listeners } from './listeners'

/** The handle at the corner of the selection, drawn to the right or downwards by mouse or finger. */
export class FillHandle {
  readonly #sheet: SheetAdapter
  readonly #scroll: EdgeScroll
  readonly #drag = new Listeners()
  #end: Position | null = null

  constructor(sheet: SheetAdapter) {
    this.#sheet = sheet
    this.#scroll = new EdgeScroll(sheet.elements, () => sheet.state)
  }

  pointerDown(event: PointerEvent) {
    const handle = event.target
    if (!(handle instanceof HTMLElement) || handle.dataset.fill === undefined || event.button !== 0) return
    event.preventDefault()
    this.stop()
    let isFree = false
    // What is filled is what the model holds: text that is still open goes there first.
    this.#sheet.perform(
      commitFocused(this.#sheet.state, after => {
        isFree = true
        return done(after)
      }),
    )
    const { range } = this.#sheet.state
    if (!isFree || range === null) return
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
    this.#sheet.show(withoutPreview(this.#sheet.state))
  }

  #follow(event: PointerEvent, range: Range) {
    this.#scroll.follow(event, end => {
      this.#end = end
      this.#sheet.show(previewing(this.#sheet.state, range, end))
    })
  }

  #fill(range: Range) {
    const end = this.#end
    this.stop()
    if (end) this.#sheet.perform(fillTo(this.#sheet.state, range, end))
  }

  #key(event: KeyboardEvent) {
    if (keyOf(event) !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    this.stop()
  }
}

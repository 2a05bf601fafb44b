import { inputOf, isEditing, isTextElement, openInputOf, refreshInputs, selectWhole } from './cell-input'
import { cellOf } from './grid-elements'
import { Listeners } from './listeners'
import { sheetDuties, type ControllerHost, type SheetDuties } from './sheet-duties'
import type { SheetParts } from './sheet-elements'

/** Ties the duties of one sheet to its events: moving about renders nothing. */
export class GridController {
  readonly #duties: SheetDuties
  readonly #onSeen: ControllerHost['onSeen']
  readonly #listeners = new Listeners()
  readonly #resized: ResizeObserver

  constructor(parts: SheetParts, host: ControllerHost) {
    this.#duties = sheetDuties(parts, host)
    this.#onSeen = host.onSeen
    this.#listen(parts.sheet)
    const { frame, elements } = this.#duties
    const seen = () => this.#onSeen(elements.measures)
    this.#listeners.add(parts.scroller, 'scroll', seen)
    this.#resized = new ResizeObserver(() => {
      frame.ask()
      seen()
    })
    this.#resized.observe(parts.sheet)
    this.#resized.observe(parts.scroller)
  }

  detach() {
    const { pointer, handle, frame, editor } = this.#duties
    editor.end()
    this.#listeners.detach()
    this.#resized.disconnect()
    pointer.stop()
    handle.stop()
    frame.cancel()
  }

  afterRender() {
    const { elements, editor, tabStop, selection } = this.#duties
    elements.forget()
    refreshInputs(elements.parts.sheet)
    editor.forgetRemoved()
    tabStop.restore()
    selection.refresh()
  }

  focusEntry(): boolean {
    return this.#duties.tabStop.focus()
  }

  focusCell(rowId: string, week: number): boolean {
    const { elements, focus } = this.#duties
    const row = elements.rows.findIndex(candidate => candidate.dataset.rowId === rowId)
    const cell = row === -1 ? null : elements.reach({ row, column: elements.columnOf(week) })
    if (cell) focus.to(cell)
    return cell !== null
  }

  showWeek(week: number) {
    const { elements } = this.#duties
    const index = elements.columnOf(week)
    const { weekWidth } = elements.measures
    if (!Number.isFinite(index) || weekWidth === 0) return
    elements.parts.scroller.scrollLeft =
      (index - Math.floor(elements.shape('pageForward').weeksPerPage / 2)) * weekWidth
    this.#onSeen(elements.measures)
  }

  discardPending() {
    this.#duties.editor.cancelAll()
  }

  #listen(sheet: HTMLElement) {
    const { keys, pointer, handle, commands, clipboard } = this.#duties
    const listeners = this.#listeners
    listeners.add(sheet, 'keydown', event => keys.keyDown(event))
    listeners.add(sheet, 'input', event => this.#input(event))
    listeners.add(sheet, 'focusin', event => this.#focusIn(event))
    listeners.add(sheet, 'focusout', event => this.#focusOut(event))
    listeners.add(sheet, 'pointerdown', event => pointer.pointerDown(event, handle))
    listeners.add(sheet, 'mousedown', event => pointer.mouseDown(event))
    listeners.add(sheet, 'click', event => commands.click(event, pointer.isTap))
    listeners.add(sheet, 'dblclick', event => commands.doubleClick(event))
    listeners.add(sheet, 'copy', event => void clipboard.copy(event))
    listeners.add(sheet, 'cut', event => clipboard.cut(event))
    listeners.add(sheet, 'paste', event => clipboard.paste(event))
  }

  #input(event: Event) {
    const cell = cellOf(event.target)
    const input = cell && openInputOf(cell)
    if (!input) return
    this.#duties.selection.collapse()
    this.#duties.editor.typed(input)
  }

  #focusIn(event: FocusEvent) {
    const cell = cellOf(event.target)
    if (cell === null) return
    const { elements, tabStop, selection, focus, editor, message } = this.#duties
    // The text of a cell is only its stand-in: the keys go to the input.
    if (isTextElement(event.target)) return focus.to(cell)
    elements.parts.sheet.dataset.focused = ''
    tabStop.enter(cell)
    selection.enter(elements.positionOf(cell))
    focus.arrived(cell)
    const input = inputOf(cell)
    if (input && !isEditing(input)) selectWhole(input)
    const wrong = (input && editor.messageOf(input)) ?? (input ?? cell).dataset.invalid
    if (wrong === undefined) message.hide()
    else message.show(cell, wrong, 'error', false)
  }

  #focusOut(event: FocusEvent) {
    const { elements, keys, tabStop, editor } = this.#duties
    const { sheet } = elements.parts
    const { relatedTarget } = event
    keys.forgetEscape()
    tabStop.leave(relatedTarget)
    if (!(relatedTarget instanceof Node && sheet.contains(relatedTarget))) delete sheet.dataset.focused
    const cell = cellOf(event.target)
    const input = cell && openInputOf(cell)
    if (input && isEditing(input)) editor.leave(input)
  }
}

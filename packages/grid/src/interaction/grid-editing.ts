import type { GridEdit, GridPending, RejectedEdit } from '../grid-model'
import { editText, isEditing, markRefused, modelText, showModelText, unmarkRefused } from './cell-input'
import { columnKeyOf, rowIdOf } from './grid-elements'
import type { GridMessage } from './grid-message'
import { shortened } from '../sheet/read-limits'

export type EditorHost = {
  onEdits: (edits: readonly GridEdit[]) => readonly RejectedEdit[]
  onPendingChange: (pending: GridPending) => void
}

const cellAround = (input: HTMLInputElement): HTMLElement => {
  const cell = input.closest<HTMLElement>('[role=gridcell]')
  if (cell === null) throw new Error('The input stands outside a cell')
  return cell
}

/**
 * An edit lives in its input and nowhere else until it is committed: no keystroke waits for a render.
 * A refused edit stays open in its own cell, also when the focus has gone on.
 */
export class GridEditor {
  readonly #host: EditorHost
  readonly #message: GridMessage
  readonly #rejected = new Map<HTMLInputElement, RejectedEdit>()
  #open: HTMLInputElement | null = null

  constructor(host: EditorHost, message: GridMessage) {
    this.#host = host
    this.#message = message
  }

  begin(input: HTMLInputElement) {
    this.#start(input)
    input.value = editText(input)
    input.setSelectionRange(input.value.length, input.value.length)
  }

  /** The text has changed by whatever means: keys, paste, dictation, a test's fill. */
  typed(input: HTMLInputElement) {
    if (this.#open !== input) this.#start(input)
    if (this.#rejected.has(input)) this.#accept(input)
  }

  /** True when nothing is left open in the cell. */
  commit(input: HTMLInputElement): boolean {
    const text = input.value
    const changed = text !== modelText(input) && text !== editText(input)
    const edit = { ...this.#addressOf(input), text }
    const [refused] = changed ? this.#host.onEdits([edit]) : []
    if (refused !== undefined) {
      this.#reject(input, { ...edit, message: shortened(refused.message) })
      return false
    }
    this.#close(input)
    // The caller's own render comes first; this one is for an edit that left the model's text as it was.
    queueMicrotask(() => showModelText(input))
    return true
  }

  /** True when no text is left open where the keys go. */
  commitFocused(sheet: HTMLElement): boolean {
    const focused = sheet.ownerDocument.activeElement
    const isOpen = focused instanceof HTMLInputElement && sheet.contains(focused) && isEditing(focused)
    return !isOpen || this.commit(focused)
  }

  /** The sheet goes: what is being typed is committed, and what is refused goes with its cell. */
  end() {
    if (this.#open) this.commit(this.#open)
    this.cancelAll()
  }

  /** Leaving the cell commits; a text that is already refused is not refused once more. */
  leave(input: HTMLInputElement) {
    if (this.#rejected.get(input)?.text !== input.value) this.commit(input)
  }

  /** Puts a whole text into the cell at once, as if it had been typed and committed. */
  put(input: HTMLInputElement, text: string) {
    this.#start(input)
    input.value = text
    this.commit(input)
  }

  cancel(input: HTMLInputElement) {
    this.#close(input)
    showModelText(input)
  }

  /** Text that stands open in these cells is over: they have got another. */
  cancelThose(inputs: readonly HTMLInputElement[]) {
    for (const input of inputs) if (isEditing(input)) this.cancel(input)
  }

  cancelAll() {
    const inputs = new Set(this.#rejected.keys())
    if (this.#open) inputs.add(this.#open)
    inputs.forEach(input => this.cancel(input))
  }

  forgetRemoved() {
    for (const input of this.#rejected.keys()) if (!input.isConnected) this.#close(input)
    if (this.#open && !this.#open.isConnected) this.#close(this.#open)
  }

  /** The message that belongs to a cell which has just been entered. */
  messageOf(input: HTMLInputElement) {
    return this.#rejected.get(input)?.message
  }

  #addressOf(input: HTMLInputElement) {
    const cell = cellAround(input)
    return { rowId: rowIdOf(cell), week: Number(columnKeyOf(cell)) }
  }

  #start(input: HTMLInputElement) {
    input.dataset.editing = ''
    if (this.#open === input) return
    this.#open = input
    this.#tellPending()
  }

  #reject(input: HTMLInputElement, rejected: RejectedEdit) {
    this.#rejected.set(input, rejected)
    input.dataset.editing = ''
    markRefused(input, rejected.message)
    this.#message.show(cellAround(input), rejected.message, 'error', true)
    this.#open = null
    this.#tellPending()
  }

  /** Takes the mark of refusal away and leaves the mark that the model itself has set. */
  #accept(input: HTMLInputElement) {
    this.#rejected.delete(input)
    unmarkRefused(input)
    const cell = input.closest<HTMLElement>('[role=gridcell]')
    if (cell === null || this.#message.isShownFor(cell)) this.#message.hide()
    this.#tellPending()
  }

  #close(input: HTMLInputElement) {
    delete input.dataset.editing
    if (this.#open === input) this.#open = null
    this.#accept(input)
  }

  #tellPending() {
    this.#host.onPendingChange({ editing: this.#open !== null, rejected: [...this.#rejected.values()] })
  }
}

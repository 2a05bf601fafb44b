import { GridEditor, isEditing, type EditorHost } from './grid-editing'
import {
  actionOf,
  cellAt,
  cellOf,
  findCell,
  focusTargetOf,
  headersOf,
  inputOf,
  positionOf,
  rowsOf,
} from './grid-elements'
import { GridMessage } from './grid-message'
import {
  isCaretKey,
  isTyping,
  moveForKey,
  nextEditable,
  nextPosition,
  weeksPerPage,
  type GridMove,
  type GridShape,
} from './grid-navigation'
import { revealCell } from './reveal-cell'
import { TabStop } from './tab-stop'

export type GridParts = { grid: HTMLElement; scroller: HTMLElement; bubble: HTMLElement }

export type ControllerHost = EditorHost & { readOnlyNotice: (isOld: boolean) => string }

const isWeekHeader = (header: HTMLElement) => header.dataset.week !== undefined

/** Keyboard, pointer and focus of one grid, on the document itself: moving about renders nothing. */
export class GridController {
  readonly #parts: GridParts
  readonly #host: ControllerHost
  readonly #message: GridMessage
  readonly #editor: GridEditor
  readonly #tabStop: TabStop
  readonly #detachers: (() => void)[] = []
  /** Escape, then Tab leaves a large grid at once instead of going through all its cells. */
  #leavesOnTab = false

  constructor(parts: GridParts, host: ControllerHost) {
    this.#parts = parts
    this.#host = host
    this.#message = new GridMessage(parts.bubble, parts.scroller)
    this.#editor = new GridEditor(host, this.#message)
    this.#tabStop = new TabStop(parts.grid)
    this.#listen('keydown', event => this.#keyDown(event))
    this.#listen('input', event => this.#input(event))
    this.#listen('focusin', event => this.#focusIn(event))
    this.#listen('focusout', event => this.#focusOut(event))
    this.#listen('mousedown', event => this.#mouseDown(event))
    this.#listen('dblclick', event => this.#doubleClick(event))
  }

  detach() {
    this.#detachers.forEach(detach => detach())
  }

  afterRender() {
    this.#editor.forgetRemoved()
    this.#tabStop.restore()
  }

  focusCell(rowId: string, week: number): boolean {
    const cell = findCell(this.#parts.grid, rowId, String(week))
    if (cell) this.#focus(cell)
    return cell !== null
  }

  discardPending() {
    this.#editor.cancelAll()
  }

  #listen<Type extends keyof HTMLElementEventMap>(type: Type, listener: (event: HTMLElementEventMap[Type]) => void) {
    const { grid } = this.#parts
    grid.addEventListener(type, listener)
    this.#detachers.push(() => grid.removeEventListener(type, listener))
  }

  #keyDown(event: KeyboardEvent) {
    const cell = cellOf(event.target)
    if (cell === null || event.isComposing || event.defaultPrevented) return
    if (event.key === 'Tab') return this.#tab(event, cell)
    this.#leavesOnTab = event.key === 'Escape'
    const input = inputOf(cell)
    if (input && isEditing(input)) return this.#keyWhileEditing(event, cell, input)
    if (isCaretKey(event)) {
      event.preventDefault()
      const move = moveForKey(event)
      if (move) this.#move(cell, move)
    } else if (actionOf(cell) === null) this.#keyOnCell(event, cell, input)
  }

  #keyWhileEditing(event: KeyboardEvent, cell: HTMLElement, input: HTMLInputElement) {
    const up = event.key === 'ArrowUp' || (event.key === 'Enter' && event.shiftKey)
    const down = event.key === 'ArrowDown' || event.key === 'Enter'
    if (event.key === 'Escape') {
      event.preventDefault()
      // Undoing an edit is not also a wish to close the dialog around the grid.
      event.stopPropagation()
      this.#editor.cancel(input)
      this.#leavesOnTab = false
    } else if (up || down) {
      event.preventDefault()
      if (this.#editor.commit(input)) this.#move(cell, up ? 'up' : 'down')
    }
  }

  #keyOnCell(event: KeyboardEvent, cell: HTMLElement, input: HTMLInputElement | null) {
    const begins = event.key === 'Enter' || event.key === 'F2'
    const clears = event.key === 'Delete' || event.key === 'Backspace'
    if (!begins && !clears) {
      if (!isTyping(event)) return
      if (input) input.select()
      else this.#explainReadOnly(cell)
      return
    }
    event.preventDefault()
    if (!input) this.#explainReadOnly(cell)
    else if (begins) this.#editor.begin(input)
    else this.#editor.clear(input)
  }

  #tab(event: KeyboardEvent, cell: HTMLElement) {
    if (event.altKey || event.ctrlKey || event.metaKey || actionOf(cell) !== null) return
    const input = inputOf(cell)
    if (input && isEditing(input) && !this.#editor.commit(input)) return event.preventDefault()
    if (this.#leavesOnTab) return
    const { grid } = this.#parts
    const next = nextEditable(positionOf(grid, cell), event.shiftKey ? -1 : 1, this.#shape(), position => {
      const candidate = cellAt(grid, position)
      return candidate !== null && inputOf(candidate) !== null
    })
    const target = next && cellAt(grid, next)
    if (!target) return
    event.preventDefault()
    this.#focus(target)
  }

  #input(event: Event) {
    const cell = cellOf(event.target)
    const input = cell && inputOf(cell)
    if (input) this.#editor.typed(input)
  }

  #focusIn(event: FocusEvent) {
    const cell = cellOf(event.target)
    if (cell === null) return
    this.#tabStop.enter(cell)
    revealCell(this.#parts.grid, this.#parts.scroller, cell)
    const input = inputOf(cell)
    if (input && !isEditing(input)) input.select()
    const message = (input && this.#editor.messageOf(input)) ?? (input ?? cell).dataset.invalid
    if (message === undefined) this.#message.hide()
    else this.#message.show(cell, message, 'error', false)
  }

  #focusOut(event: FocusEvent) {
    this.#leavesOnTab = false
    this.#tabStop.leave(event.relatedTarget)
    const cell = cellOf(event.target)
    const input = cell && inputOf(cell)
    if (input && isEditing(input)) this.#editor.leave(input)
  }

  #mouseDown(event: MouseEvent) {
    const cell = cellOf(event.target)
    const input = cell && inputOf(cell)
    if (!input || event.button !== 0 || isEditing(input)) return
    // The browser would put the caret where the pointer is, and typing would then not replace the content.
    event.preventDefault()
    this.#focus(cell)
  }

  #doubleClick(event: MouseEvent) {
    const cell = cellOf(event.target)
    const input = cell && inputOf(cell)
    if (input && !isEditing(input)) this.#editor.begin(input)
    else if (cell && !input && cell.dataset.week !== undefined) this.#explainReadOnly(cell)
  }

  #explainReadOnly(cell: HTMLElement) {
    const text = this.#host.readOnlyNotice(cell.dataset.old !== undefined)
    this.#message.show(cell, text, 'notice', true)
  }

  #move(from: HTMLElement, move: GridMove) {
    const { grid } = this.#parts
    const cell = cellAt(grid, nextPosition(positionOf(grid, from), move, this.#shape(move)))
    if (cell) this.#focus(cell)
  }

  #focus(cell: HTMLElement) {
    const input = inputOf(cell)
    focusTargetOf(cell).focus()
    if (input && !isEditing(input)) input.select()
  }

  #shape(move?: GridMove): GridShape {
    const headers = headersOf(this.#parts.grid)
    return {
      rowCount: rowsOf(this.#parts.grid).length,
      weekCount: headers.filter(isWeekHeader).length,
      columnCount: headers.length - 1,
      // Measuring makes the browser lay the page out, so it is done only for the keys that need it.
      weeksPerPage: move === 'pageBack' || move === 'pageForward' ? this.#weeksPerPage(headers) : 1,
    }
  }

  #weeksPerPage(headers: HTMLElement[]): number {
    const pinned = headers.filter(header => !isWeekHeader(header))
    return weeksPerPage({
      viewport: this.#parts.scroller.clientWidth,
      pinned: pinned.reduce((total, header) => total + header.offsetWidth, 0),
      week: headers.find(isWeekHeader)?.offsetWidth ?? 0,
    })
  }
}

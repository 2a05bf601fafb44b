import type { SheetSelection } from '../selection/sheet-selection'
import type { FocusMoves } from '../focus/focus-moves'
import { isEditable, type SheetModel } from '../sheet/sheet-model'
import { inputOf, isEditing, selectWhole } from './cell-input'
import type { GridEditor } from './grid-editing'
import { cellOf, foldSelector, isInAction } from './grid-elements'
import { isTyping, keyOf, keystrokeOf, nextEditable } from './grid-navigation'
import type { SheetCommands } from './sheet-commands'
import type { SheetElements } from './sheet-elements'
import { commandFor, isCaretKey, moveForKey } from './sheet-keys'

type Duties = {
  elements: SheetElements
  selection: SheetSelection
  editor: GridEditor
  focus: FocusMoves
  commands: SheetCommands
  model: () => SheetModel
}

export class KeyboardEvents {
  readonly #duties: Duties
  /** Escape, then Tab leaves a large sheet at once instead of going through all its cells. */
  #leavesOnTab = false

  constructor(duties: Duties) {
    this.#duties = duties
  }

  forgetEscape() {
    this.#leavesOnTab = false
  }

  keyDown(event: KeyboardEvent) {
    if (event.isComposing || event.defaultPrevented) return
    const cell = cellOf(event.target)
    if (cell === null || isInAction(event.target)) this.#undoOnControl(event)
    if (cell === null) return this.#keyOnFold(event)
    if (keyOf(event) === 'Tab') return this.#tab(event, cell)
    // Shift comes before the Tab that goes back.
    if (keyOf(event) !== 'Shift') this.#leavesOnTab = keyOf(event) === 'Escape'
    const input = inputOf(cell)
    if (input && isEditing(input)) return this.#keyWhileEditing(event, cell, input)
    if (isCaretKey(keystrokeOf(event))) this.#caretKey(event, cell)
    else if (!isInAction(event.target)) this.#keyOnCell(event, cell, input)
  }

  /** A control in the sheet has keys of its own, but what was done can be undone from there too. */
  #undoOnControl(event: KeyboardEvent) {
    const command = commandFor(keystrokeOf(event))
    if (command !== 'undo' && command !== 'redo') return
    if (this.#duties.commands.offered(command)) event.preventDefault()
  }

  #keyOnFold(event: KeyboardEvent) {
    const fold = event.target instanceof Element ? event.target.closest<HTMLElement>(foldSelector) : null
    const move = moveForKey(keystrokeOf(event))
    if (!fold || (move !== 'up' && move !== 'down')) return
    event.preventDefault()
    this.#duties.focus.alongNames(fold, move)
  }

  #caretKey(event: KeyboardEvent, cell: HTMLElement) {
    event.preventDefault()
    const move = moveForKey(keystrokeOf(event))
    if (move === undefined) return
    if (event.shiftKey) this.#duties.focus.extend(cell, move)
    else this.#duties.focus.move(cell, move)
  }

  #keyWhileEditing(event: KeyboardEvent, cell: HTMLElement, input: HTMLInputElement) {
    const { editor, commands, focus } = this.#duties
    const command = commandFor(keystrokeOf(event))
    const up = keyOf(event) === 'ArrowUp' || (keyOf(event) === 'Enter' && event.shiftKey)
    const down = keyOf(event) === 'ArrowDown' || keyOf(event) === 'Enter'
    if (keyOf(event) === 'Escape') {
      event.preventDefault()
      // Undoing an edit is not also a wish to close the dialog around the grid.
      event.stopPropagation()
      editor.cancel(input)
      this.#leavesOnTab = false
    } else if (command === 'fillRight' || command === 'fillDown') {
      // To the browser these keys mean reloading the page and making a bookmark.
      event.preventDefault()
    } else if (command === 'inspect' || command === 'annotate') {
      event.preventDefault()
      if (editor.commit(input)) commands.run(command, cell)
    } else if (up || down) {
      event.preventDefault()
      if (editor.commit(input)) focus.move(cell, up ? 'up' : 'down')
    }
  }

  #keyOnCell(event: KeyboardEvent, cell: HTMLElement, input: HTMLInputElement | null) {
    const { selection, commands } = this.#duties
    const command = commandFor(keystrokeOf(event))
    if (command !== undefined) {
      if (commands.run(command, cell)) event.preventDefault()
    } else if (keyOf(event) === 'Escape') {
      selection.collapse()
    } else if (isTyping(keystrokeOf(event))) {
      if (input) selectWhole(input)
      else commands.explainReadOnly(cell)
    }
  }

  #tab(event: KeyboardEvent, cell: HTMLElement) {
    if (event.altKey || event.ctrlKey || event.metaKey || isInAction(event.target)) return
    const { elements, editor, focus, model } = this.#duties
    const sheet = model()
    const input = inputOf(cell)
    if (input && isEditing(input) && !editor.commit(input)) return event.preventDefault()
    if (this.#leavesOnTab) return this.#leave(event)
    const next = nextEditable(elements.positionOf(cell), event.shiftKey ? -1 : 1, elements.size, ({ row, column }) =>
      isEditable(sheet, row, column),
    )
    const target = next && elements.reach(next)
    if (!target) return
    event.preventDefault()
    focus.to(target)
  }

  /** Lets the browser go on from the edge of the sheet, over the controls that stand in it. */
  #leave(event: KeyboardEvent) {
    const { scroller, end } = this.#duties.elements.parts
    const edge = event.shiftKey ? scroller : end
    edge.tabIndex = -1
    edge.focus({ preventScroll: true })
    edge.addEventListener('blur', () => edge.removeAttribute('tabindex'), { once: true })
  }
}

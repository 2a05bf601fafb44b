import type { BatchEdits } from '../batch/batch-edits'
import { clearChanges, fillDownChanges, fillRightChanges } from '../batch/cell-changes'
import type { GridAddress } from '../grid-model'
import type { SheetSelection } from '../selection/sheet-selection'
import { cellCount } from '../sheet/grid-range'
import type { SheetModel } from '../sheet/sheet-model'
import { inputOf, isEditableCell, isEditing } from './cell-input'
import type { GridEditor } from './grid-editing'
import { addressOf, cellOf } from './grid-elements'
import type { GridMessage } from './grid-message'
import type { SheetElements } from './sheet-elements'
import type { SheetCommand } from './sheet-keys'

type Ask = (address: GridAddress, cell: HTMLElement) => void

/** What the caller offers at this moment; undefined where it offers nothing. */
export type CommandHost = {
  model: () => SheetModel
  readOnlyNotice: (isOld: boolean) => string
  offers: () => {
    onUndo: (() => void) | undefined
    onRedo: (() => void) | undefined
    onInspect: Ask | undefined
    onAnnotate: Ask | undefined
    onAnnotateWeek: ((week: number, anchor: HTMLElement) => void) | undefined
  }
}

type Duties = {
  elements: SheetElements
  selection: SheetSelection
  editor: GridEditor
  message: GridMessage
  batch: BatchEdits
  host: CommandHost
}

const isValue = (cell: HTMLElement) => cell.getAttribute('role') === 'gridcell'

/** Carries out what a key or a press asks for. */
export class SheetCommands {
  readonly #duties: Duties

  constructor(duties: Duties) {
    this.#duties = duties
  }

  /** False when the key is the browser's own after all. */
  run(command: SheetCommand, cell: HTMLElement): boolean {
    const { onInspect } = this.#duties.host.offers()
    switch (command) {
      case 'undo':
      case 'redo':
        return this.offered(command)
      case 'inspect':
        return this.#ask(onInspect, cell)
      case 'annotate':
        return this.#annotate(cell)
      case 'edit':
        this.#edit(cell)
        return true
      case 'clear':
        this.clear(cell)
        return true
      case 'fillRight':
      case 'fillDown':
        this.#fill(command, cell)
        return true
      case 'selectRow':
      case 'selectColumn':
      case 'selectAll':
        this.#select(command, cell)
        return true
    }
  }

  clear(cell: HTMLElement) {
    const { selection, editor, batch } = this.#duties
    const input = inputOf(cell)
    if (selection.range && cellCount(selection.range) > 1) batch.run('clear', clearChanges(selection.range))
    else if (input) editor.put(input, '')
    else this.explainReadOnly(cell)
  }

  explainReadOnly(cell: HTMLElement) {
    const text = this.#duties.host.readOnlyNotice(cell.dataset.old !== undefined)
    this.#duties.message.show(cell, text, 'notice', true)
  }

  /** A finger has no double click: its tap on a calculated cell asks about it. */
  click(event: MouseEvent, isTap: boolean) {
    const head = event.target instanceof Element && event.target.closest('[data-annotate-week]')?.parentElement
    if (head) return void this.#annotateWeek(Number(head.dataset.headWeek), head)
    const cell = cellOf(event.target)
    if (isTap && cell && isValue(cell) && !isEditableCell(cell)) this.#edit(cell)
  }

  doubleClick(event: MouseEvent) {
    const cell = cellOf(event.target)
    if (!cell || !isValue(cell)) return
    const input = inputOf(cell)
    if (!input || !isEditing(input)) this.#edit(cell)
  }

  #edit(cell: HTMLElement) {
    const input = inputOf(cell)
    const { onInspect } = this.#duties.host.offers()
    if (input) {
      this.#duties.selection.collapse()
      this.#duties.editor.begin(input)
    } else if (onInspect) onInspect(addressOf(cell), cell)
    else this.explainReadOnly(cell)
  }

  offered(command: 'undo' | 'redo'): boolean {
    const { onUndo, onRedo } = this.#duties.host.offers()
    const action = command === 'undo' ? onUndo : onRedo
    action?.()
    return action !== undefined
  }

  #ask(action: Ask | undefined, cell: HTMLElement): boolean {
    action?.(addressOf(cell), cell)
    return action !== undefined
  }

  /** What is written about a whole week is asked for when a whole week is selected, whichever row the focus is in. */
  #annotate(cell: HTMLElement): boolean {
    const { selection, host } = this.#duties
    const week = selection.wholeWeek
    return week === null ? this.#ask(host.offers().onAnnotate, cell) : this.#annotateWeek(week, cell)
  }

  #annotateWeek(week: number, anchor: HTMLElement): boolean {
    const { onAnnotateWeek } = this.#duties.host.offers()
    onAnnotateWeek?.(week, anchor)
    return onAnnotateWeek !== undefined
  }

  #fill(command: 'fillRight' | 'fillDown', cell: HTMLElement) {
    const { selection, batch, host } = this.#duties
    const { range } = selection
    if (!range) return this.explainReadOnly(cell)
    const filled = command === 'fillRight' ? fillRightChanges : fillDownChanges
    const changes = filled(host.model(), range)
    if (changes.changes.length > 0) batch.run('fill', changes)
  }

  #select(command: 'selectRow' | 'selectColumn' | 'selectAll', cell: HTMLElement) {
    const { selection, elements } = this.#duties
    const anchor = elements.positionOf(cell)
    const { head } = selection.selected ?? { head: anchor }
    const extents = { selectRow: 'rows', selectColumn: 'columns', selectAll: 'all' } as const
    selection.extendTo(head, extents[command])
  }
}

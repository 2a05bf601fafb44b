import type { FocusMoves } from '../focus/focus-moves'
import { inputOf, isEditing } from '../interaction/cell-input'
import type { GridEditor } from '../interaction/grid-editing'
import { cellOf } from '../interaction/grid-elements'
import type { SheetCommands } from '../interaction/sheet-commands'
import { sameRange, type GridRange } from '../sheet/grid-range'
import { maximumShown } from '../sheet/read-limits'
import type { SheetModel } from '../sheet/sheet-model'
import type { SheetSelection } from '../selection/sheet-selection'
import type { BatchEdits } from './batch-edits'
import { pasteChanges } from './cell-changes'
import { textsOf, writeHtml } from './copy-range'
import { readTsv, writeTsv, type Block } from './tsv'

export type ClipboardDuties = {
  model: () => SheetModel
  selection: SheetSelection
  focus: FocusMoves
  editor: GridEditor
  batch: BatchEdits
  commands: SheetCommands
}

/** Copy, cut and paste by the browser's own events, which need no permission and serve menus as well as keys. */
export class ClipboardEvents {
  readonly #duties: ClipboardDuties

  constructor(duties: ClipboardDuties) {
    this.#duties = duties
  }

  /** True when the clipboard has got the selection. */
  copy(event: ClipboardEvent): boolean {
    const cell = cellOf(event.target)
    const input = cell && inputOf(cell)
    if (!cell || !event.clipboardData || (input && isEditing(input))) return false
    const { model, selection } = this.#duties
    const { clipboardText } = model()
    const shown = selection.range ? textsOf(model(), selection.range) : [[cell.textContent]]
    const block = shown.map(row => row.map(clipboardText))
    event.preventDefault()
    event.clipboardData.setData('text/plain', writeTsv(block))
    event.clipboardData.setData('text/html', writeHtml(block))
    return true
  }

  cut(event: ClipboardEvent) {
    const cell = cellOf(event.target)
    if (cell && this.copy(event)) this.#duties.commands.clear(cell)
  }

  paste(event: ClipboardEvent) {
    const cell = cellOf(event.target)
    const text = event.clipboardData?.getData('text/plain')
    if (cell === null || text === undefined) return
    // A picture or a file has no text, and the browser would put that into the input; an empty cell of a spreadsheet is
    // a line end.
    if (text === '') return event.preventDefault()
    const { batch, editor } = this.#duties
    const input = inputOf(cell)
    const read = readTsv(text)
    const isOne = read.ok && read.block.length === 1 && read.block[0]?.length === 1
    if (input && isEditing(input)) {
      // One value goes to the caret, as everywhere; a text that no cell can hold would only stop the page.
      if (isOne && text.length <= maximumShown) return
      if (read.ok && !isOne) editor.cancel(input)
    }
    event.preventDefault()
    if (!read.ok || (isOne && input && isEditing(input))) batch.tooLarge('paste')
    else this.#into(cell, read.block)
  }

  #into(cell: HTMLElement, block: Block) {
    const { model, selection, editor, batch, commands } = this.#duties
    const { range } = selection
    if (!range) return commands.explainReadOnly(cell)
    const pasted = pasteChanges(model(), range, block)
    const [first] = pasted.changes
    if (first && pasted.changes.length === 1 && pasted.outside === 0 && first.text.length <= maximumShown) {
      const input = inputOf(cell)
      if (input) editor.put(input, first.text)
      else commands.explainReadOnly(cell)
    } else if (batch.run('paste', pasted)) this.#select(pasted.range)
  }

  /** What has been pasted is selected, as in a spreadsheet: it is seen, and can be copied or cleared at once. */
  #select(pasted: GridRange) {
    const { top, bottom, left, right } = pasted
    const { selection, focus } = this.#duties
    const { range } = selection
    if (!range || sameRange(range, pasted)) return
    focus.spread({ row: top, column: left }, { row: bottom, column: right })
  }
}

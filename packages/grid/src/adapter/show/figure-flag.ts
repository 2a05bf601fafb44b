import { cellAt } from '../../core/content/content'
import type { Position } from '../../core/content/positions'
import type { SheetCell, SheetColumn } from '../../core/content/sheet-content'
import type { SheetState } from '../../core/state/sheet-state'
import { markTitles } from '../../view/cell-marks'
import type { SheetElements } from './sheet-elements'

const textOf = ({ title }: SheetColumn, { text, marks }: SheetCell): string => {
  const said = markTitles(marks) ?? text
  return said === '' ? title : `${title}: ${said}`
}

/** The cell that the pointer is on, else the one that the keys are on and do not type into. */
const shownAt = ({ hasFocus, editor, selected }: SheetState, pointed: Position | null): Position | null =>
  pointed ?? (hasFocus && editor === null && selected !== null ? selected.anchor : null)

/** What stands in one cell of a sheet whose cells are too narrow for their text. */
export class FigureFlag {
  readonly #elements: SheetElements
  #pointed: Position | null = null

  constructor(elements: SheetElements) {
    this.#elements = elements
  }

  point(cell: HTMLElement | null) {
    this.#pointed = cell && this.#elements.positionOf(cell)
  }

  /** Sideways it stands by arithmetic, as ranges do; only the row is measured. */
  place(state: SheetState) {
    const { figure, sheet } = this.#elements.parts
    const { content } = state
    const at = content.dense ? shownAt(state, this.#pointed) : null
    const column = at && content.columns[at.column]
    const cell = at && cellAt(content, at)
    const row = at && this.#elements.spanOf(at.row)
    const isHidden = !at || !column || !cell || !row
    if (figure.hidden !== isHidden) figure.hidden = isHidden
    if (isHidden) return
    figure.textContent = textOf(column, cell)
    figure.toggleAttribute('data-end', at.column * 2 >= content.columns.length)
    figure.style.setProperty('--_at', String(at.column))
    figure.style.top = `${row.top - sheet.getBoundingClientRect().top}px`
  }
}

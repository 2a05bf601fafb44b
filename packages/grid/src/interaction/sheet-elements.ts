import type { ColumnMeasures } from '../view/column-window'
import type { SheetModel } from '../sheet/sheet-model'
import type { GridMove, GridPosition, GridShape } from './grid-navigation'
import type { GridAddress } from '../grid-model'
import { actionOf, addressOf, foldSelector, rowOf } from './grid-elements'

export type SheetParts = Record<'sheet' | 'scroller' | 'bubble' | 'range' | 'preview' | 'end', HTMLElement>

/** The parts of a grid by their names: their places in the document belong to the component. */
export const sheetParts = (root: HTMLElement): SheetParts => {
  const part = (name: keyof SheetParts): HTMLElement => {
    const found = root.querySelector<HTMLElement>(`[data-part=${name}]`)
    if (found === null) throw new Error(`The grid has no ${name}`)
    return found
  }
  return {
    sheet: part('sheet'),
    scroller: part('scroller'),
    bubble: part('bubble'),
    range: part('range'),
    preview: part('preview'),
    end: part('end'),
  }
}

export type ColumnHost = {
  model: () => SheetModel
  /** The columns that stand in the document, as indexes. */
  standing: () => readonly number[]
  /** Puts a week into the document at once. */
  includeWeek: (week: number) => void
}

/** Finds rows and cells by their place. What is found is remembered until the next render. */
export class SheetElements {
  readonly parts: SheetParts
  readonly #host: ColumnHost
  #rows: HTMLElement[] | null = null

  constructor(parts: SheetParts, host: ColumnHost) {
    this.parts = parts
    this.#host = host
  }

  forget() {
    this.#rows = null
  }

  get rows(): HTMLElement[] {
    this.#rows ??= [...this.parts.sheet.querySelectorAll<HTMLElement>('[data-row-id]')]
    return this.#rows
  }

  positionOf(cell: HTMLElement): GridPosition {
    return { row: this.rows.indexOf(rowOf(cell)), column: Number(cell.getAttribute('aria-colindex')) - 2 }
  }

  /** The columns that stand in the document, as indexes: another array when they are others. */
  get standing(): readonly number[] {
    return this.#host.standing()
  }

  /** The cell if it stands in the document: the weeks out of sight of a long sheet do not. */
  cellAt({ row, column }: GridPosition): HTMLElement | null {
    const element = this.rows[row]
    return element ? this.#cellIn(element, column) : null
  }

  /** The cell, put into the document if it does not stand there: for what will go to it. */
  reach(position: GridPosition): HTMLElement | null {
    const cell = this.cellAt(position)
    const column = this.#host.model().columns[position.column]
    if (cell || !column || !this.rows[position.row]) return cell
    this.#host.includeWeek(column.week)
    return this.cellAt(position)
  }

  /** The name stands first in a row, then the box of the weeks, then the sums. */
  #cellIn(row: HTMLElement, column: number): HTMLElement | null {
    const { weekCount } = this.size
    const weeks = row.children[1]
    const isWeek = column >= 0 && column < weekCount
    const cell = isWeek
      ? weeks?.children[this.standing.indexOf(column)]
      : row.children[column < 0 ? 0 : column - weekCount + 2]
    return cell instanceof HTMLElement ? cell : null
  }

  find({ rowId, column }: GridAddress): HTMLElement | null {
    const row = this.rows.findIndex(candidate => candidate.dataset.rowId === rowId)
    return row === -1 ? null : this.cellAt({ row, column: this.columnOf(column) })
  }

  /** Where a column stands among all, in the document or not; beyond all of them when there is none. */
  columnOf(column: GridAddress['column']): number {
    const { columns } = this.#host.model()
    if (column === 'label') return -1
    if (typeof column === 'number') {
      const index = columns.findIndex(({ week }) => week === column)
      return index === -1 ? Infinity : index
    }
    const heads = Array.from(this.weekHeads, head => head instanceof HTMLElement && head.dataset.summary)
    const head = heads.indexOf(column)
    return head === -1 ? Infinity : head - 1
  }

  addressAt({ row, column }: GridPosition): GridAddress | null {
    const { rows, columns } = this.#host.model()
    const found = rows[row]
    const week = columns[column]?.week
    if (found && week !== undefined) return { rowId: found.id, column: week }
    const cell = this.cellAt({ row, column })
    return cell && addressOf(cell)
  }

  /** The header above a column, in the one week header that is seen. */
  headerOf(column: number): HTMLElement | null {
    const header = this.weekHeads[column + 1]
    return header instanceof HTMLElement ? header : null
  }

  get weekHeads(): HTMLCollection {
    const head = this.parts.sheet.firstElementChild
    if (head === null) throw new Error('The sheet has no week header')
    return head.children
  }

  /** Where Tab enters a sheet that has not been visited: something to edit, else this week, else the first week. */
  get entry(): HTMLElement | null {
    const { sheet } = this.parts
    return (
      sheet.querySelector<HTMLElement>('[role=gridcell][data-editable]') ??
      sheet.querySelector<HTMLElement>('[role=gridcell][data-current]') ??
      sheet.querySelector<HTMLElement>('[role=gridcell]') ??
      null
    )
  }

  /** The button that puts the group of a row away, when the row is the first of its group. */
  foldAbove(cell: HTMLElement): HTMLElement | null {
    const row = rowOf(cell)
    const first = row.parentElement?.querySelector('[data-row-id]') === row
    return first ? (row.closest('[data-group-id]')?.querySelector<HTMLElement>(foldSelector) ?? null) : null
  }

  /** The stops of the column of names from top to bottom: captions that fold, and rows. */
  get names(): HTMLElement[] {
    return [...this.parts.sheet.querySelectorAll<HTMLElement>(`${foldSelector}, [role=rowheader]`)].map(element =>
      element.getAttribute('role') === 'rowheader' ? (actionOf(element) ?? element) : element,
    )
  }

  get size(): Pick<GridShape, 'rowCount' | 'weekCount'> {
    return { rowCount: this.rows.length, weekCount: this.#host.model().columns.length }
  }

  shape(move?: GridMove): GridShape {
    return {
      ...this.size,
      columnCount: this.weekHeads.length - 1,
      // Measuring makes the browser lay the page out, so it is done only for the keys that need it.
      weeksPerPage: move === 'pageBack' || move === 'pageForward' ? this.#weeksPerPage() : 1,
    }
  }

  /** How far the sheet is scrolled sideways, and how much of the weeks is seen. */
  get measures(): ColumnMeasures {
    const { scrollLeft, clientWidth } = this.parts.scroller
    const [name, week] = [this.weekHeads[0], this.weekHeads[1]]
    if (!(name instanceof HTMLElement && week instanceof HTMLElement)) return { scrolled: 0, seen: 0, weekWidth: 0 }
    return { scrolled: scrollLeft, seen: clientWidth - name.offsetWidth, weekWidth: week.offsetWidth }
  }

  #weeksPerPage(): number {
    const widths = Array.from(this.weekHeads, head => (head instanceof HTMLElement ? head.offsetWidth : 0))
    const { weekCount } = this.size
    const week = widths[1]
    if (week === undefined || week === 0) return 1
    const pinned = widths.reduce((total, width) => total + width, 0) - week * weekCount
    return Math.max(1, Math.floor((this.parts.scroller.clientWidth - pinned) / week))
  }
}

import type { GridMove, GridPosition, GridShape } from './grid-navigation'
import { actionOf, columnKeyOf, foldSelector, rowOf } from './grid-elements'

export type SheetParts = Record<'sheet' | 'scroller' | 'bubble' | 'range' | 'preview' | 'end', HTMLElement>

/** The parts of a grid by their class names: their places in the document belong to the component. */
export const sheetParts = (root: HTMLElement): SheetParts => {
  const part = (name: string): HTMLElement => {
    const found = root.querySelector<HTMLElement>(`.vk-grid__${name}`)
    if (found === null) throw new Error(`The grid has no ${name}`)
    return found
  }
  return {
    sheet: part('sheet'),
    scroller: part('scroll'),
    bubble: part('message'),
    range: part('range'),
    preview: part('preview'),
    end: part('end'),
  }
}

/** Finds rows and cells by their place. What is found is remembered until the next render. */
export class SheetElements {
  readonly parts: SheetParts
  readonly #weekCount: () => number
  #rows: HTMLElement[] | null = null

  constructor(parts: SheetParts, weekCount: () => number) {
    this.parts = parts
    this.#weekCount = weekCount
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

  cellAt({ row, column }: GridPosition): HTMLElement | null {
    const element = this.rows[row]
    return element ? this.cellIn(element, column) : null
  }

  /** The name stands first in a row, then the box of the weeks, then the sums. */
  cellIn(row: HTMLElement, column: number): HTMLElement | null {
    const { weekCount } = this.size
    const weeks = row.children[1]
    const isWeek = column >= 0 && column < weekCount
    const cell = isWeek ? weeks?.children[column] : row.children[column < 0 ? 0 : column - weekCount + 2]
    return cell instanceof HTMLElement ? cell : null
  }

  find(rowId: string, columnKey: string): HTMLElement | null {
    const row = this.rows.find(candidate => candidate.dataset.rowId === rowId)
    const cells = row ? [...row.querySelectorAll<HTMLElement>('[role=rowheader], [role=gridcell]')] : []
    return cells.find(cell => columnKeyOf(cell) === columnKey) ?? null
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
    return { rowCount: this.rows.length, weekCount: this.#weekCount() }
  }

  shape(move?: GridMove): GridShape {
    return {
      ...this.size,
      columnCount: this.weekHeads.length - 1,
      // Measuring makes the browser lay the page out, so it is done only for the keys that need it.
      weeksPerPage: move === 'pageBack' || move === 'pageForward' ? this.#weeksPerPage() : 1,
    }
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

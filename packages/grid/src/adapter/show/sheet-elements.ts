import { positionOf, sizeOf, type SheetContent } from '../../core/content/content'
import type { Position } from '../../core/content/positions'
import type { Range } from '../../core/content/range'
import type { SheetAddress } from '../../core/content/sheet-content'
import { linesAbove, scrolledRows, type Measures } from '../../core/window/window'
import { rowOf } from './cell-elements'

export type SheetParts = Record<'sheet' | 'scroller' | 'bubble' | 'range' | 'preview' | 'figure' | 'end', HTMLElement>

/** The parts of a sheet by their names: their places in the document belong to the component. */
export const sheetParts = (root: HTMLElement): SheetParts => {
  const part = (name: keyof SheetParts): HTMLElement => {
    const found = root.querySelector<HTMLElement>(`[data-part=${name}]`)
    if (found === null) throw new Error(`The sheet has no ${name}`)
    return found
  }
  return {
    sheet: part('sheet'),
    scroller: part('scroller'),
    bubble: part('bubble'),
    range: part('range'),
    preview: part('preview'),
    figure: part('figure'),
    end: part('end'),
  }
}

const isGroup = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement && element.hasAttribute('data-group-id')

/** Each holds its caption, and then its grid. */
const groupsOf = (sheet: HTMLElement): HTMLElement[] => Array.from(sheet.children).filter(isGroup)

export type Drawn = {
  content: () => SheetContent
  /** The columns that stand in a row of the document, as indexes. */
  columns: (row: number) => readonly number[]
}

/** Finds rows and cells by their place. What is found is remembered until the next render. */
export class SheetElements {
  readonly parts: SheetParts
  readonly #drawn: Drawn
  #rows: Map<number, HTMLElement> | null = null

  constructor(parts: SheetParts, drawn: Drawn) {
    this.parts = parts
    this.#drawn = drawn
  }

  forget() {
    this.#rows = null
  }

  /** The rows that stand in the document, by their places. */
  get rows(): ReadonlyMap<number, HTMLElement> {
    if (this.#rows) return this.#rows
    this.#rows = this.#findRows()
    return this.#rows
  }

  /** By the way to them, and not by a search, which would look at every cell of the sheet. */
  #findRows(): Map<number, HTMLElement> {
    const { rowPlaces } = this.#drawn.content()
    const rows = new Map<number, HTMLElement>()
    for (const { lastElementChild: grid } of groupsOf(this.parts.sheet))
      for (let row = grid?.firstElementChild; row; row = row.nextElementSibling) {
        const place = rowPlaces.get(row.getAttribute('data-row-id') ?? '')
        if (place !== undefined && row instanceof HTMLElement) rows.set(place, row)
      }
    return rows
  }

  /** The group of the sums, wherever the sheet is scrolled. */
  get footGroup(): HTMLElement | null {
    return groupsOf(this.parts.sheet).find(group => group.hasAttribute('data-foot')) ?? null
  }

  positionOf(cell: HTMLElement): Position {
    const row = this.#drawn.content().rowPlaces.get(rowOf(cell).dataset.rowId ?? '') ?? -1
    return { row, column: Number(cell.getAttribute('aria-colindex')) - 2 }
  }

  /** The cell if it stands in the document. The name stands first in a row, then the box of the columns, then the sums. */
  cellAt({ row, column }: Position): HTMLElement | null {
    const element = this.rows.get(row)
    if (element === undefined) return null
    const { columnCount } = sizeOf(this.#drawn.content())
    const isColumn = column >= 0 && column < columnCount
    const cell = isColumn
      ? element.children[1]?.children[this.#drawn.columns(row).indexOf(column)]
      : element.children[column < 0 ? 0 : column - columnCount + 2]
    return cell instanceof HTMLElement ? cell : null
  }

  /** The cells of a range that stand in the document. */
  *cellsIn({ top, bottom, left, right }: Range): Generator<Element> {
    for (const [row, element] of this.rows) {
      if (row < top || row > bottom) continue
      const cells = element.children[1]?.children
      for (const [place, column] of this.#drawn.columns(row).entries()) {
        const cell = column < left || column > right ? undefined : cells?.[place]
        if (cell) yield cell
      }
    }
  }

  /** All cells that stand in the document, but for names and sums. */
  cells(): Iterable<HTMLElement> {
    return [...this.parts.sheet.querySelectorAll<HTMLElement>('[data-row-id] > [role=presentation] > [role=gridcell]')]
  }

  find(address: SheetAddress): HTMLElement | null {
    const position = positionOf(this.#drawn.content(), address)
    return position && this.cellAt(position)
  }

  /** All columns are in sight, and nothing but the window scrolls. */
  get isDense(): boolean {
    return this.#drawn.content().dense
  }

  /** The header above a column, in the one header that is seen. */
  headerOf(column: number): HTMLElement | null {
    const header = this.heads[column + 1]
    return header instanceof HTMLElement ? header : null
  }

  get heads(): HTMLCollection {
    const head = this.parts.sheet.firstElementChild
    if (head === null) throw new Error('The sheet has no header of columns')
    return head.children
  }

  /** How far the sheet is scrolled, and how much of its columns and rows is seen. */
  get measures(): Measures {
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = this.parts.scroller
    const [name, column] = [this.heads[0], this.heads[1]]
    const none = { scrolled: 0, seen: 0, each: 0 }
    if (!(name instanceof HTMLElement && column instanceof HTMLElement)) return { columns: none, rows: none }
    const each = this.rowHeight
    const rows =
      each === 0 ? none : { seen: clientHeight, each, scrolled: scrolledRows(this.#drawn.content(), scrollTop, each) }
    return { columns: { scrolled: scrollLeft, seen: clientWidth - name.offsetWidth, each: column.offsetWidth }, rows }
  }

  /** The group that stays at the bottom, while rows lie behind it. */
  get foot(): HTMLElement | null {
    const { scroller } = this.parts
    const foot = this.footGroup
    if (foot === null || getComputedStyle(foot).position !== 'sticky') return null
    return scroller.scrollTop + scroller.clientHeight < scroller.scrollHeight - 1 ? foot : null
  }

  get rowHeight(): number {
    const [first] = this.rows.values()
    return first?.offsetHeight ?? 0
  }

  /** Where a row begins and ends on the page; of one that does not stand there by its distance from one that does. */
  spanOf(row: number): { top: number; bottom: number } | null {
    const found = this.rows.get(row)
    if (found) return found.getBoundingClientRect()
    const [first] = this.rows
    if (first === undefined) return null
    const content = this.#drawn.content()
    const each = this.rowHeight
    const top = first[1].getBoundingClientRect().top + (linesAbove(content, row) - linesAbove(content, first[0])) * each
    return { top, bottom: top + each }
  }

  /** How much of a row stands above its cells: its name, where that has no room beside them. */
  get nameAbove(): number {
    if (!this.isDense) return 0
    const [first] = this.rows.values()
    const cells = first?.children[1]
    return first === undefined || !(cells instanceof HTMLElement) ? 0 : cells.offsetTop - first.offsetTop
  }

  /** How many columns are seen between what is pinned. */
  readonly page = (): number => {
    const widths = Array.from(this.heads, head => (head instanceof HTMLElement ? head.offsetWidth : 0))
    const { columnCount } = sizeOf(this.#drawn.content())
    const column = widths[1]
    if (column === undefined || column === 0) return 1
    const pinned = widths.reduce((total, width) => total + width, 0) - column * columnCount
    return Math.max(1, Math.floor((this.parts.scroller.clientWidth - pinned) / column))
  }
}

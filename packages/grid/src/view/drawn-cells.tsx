import { useLayoutEffect, useRef } from 'react'
import type { SheetCell, SheetColumn } from '../core/content/sheet-content'
import { cellLook, flag, sameCell } from './cell-look'
import { readContent } from './read-content'
import type { SheetRow } from './sheet-props'
import { cellFor, skippedRoom, type SheetView } from './sheet-view'
import * as styles from './grid-cell.module.css'
import * as rowStyles from './grid-row.module.css'

type Attributes = Readonly<Record<string, string | undefined>>

/** What a cell of an empty text has, so that only what differs is written into a new one. */
const plain: Attributes = { 'data-tone': 'normal' }

const show = (element: Element, before: Attributes, attributes: Attributes) => {
  for (const name of Object.keys(attributes)) {
    const value = attributes[name]
    if (value === before[name]) continue
    if (value === undefined) element.removeAttribute(name)
    else element.setAttribute(name, value)
  }
}

const columnLook = ({ kind, id, isPast, isCurrent, isRest }: SheetColumn, index: number): Attributes => ({
  ...{ 'data-week': undefined, 'data-month': undefined, 'data-day': undefined, 'data-year': undefined },
  [`data-${kind}`]: String(id),
  'aria-colindex': String(index + 2),
  'data-past': flag(isPast),
  'data-current': flag(isCurrent),
  'data-rest': flag(isRest),
})

const emptyCell = (column: SheetColumn, index: number): HTMLElement => {
  const element = document.createElement('div')
  element.className = styles.cell ?? ''
  show(element, {}, { role: 'gridcell', 'aria-readonly': 'true', tabindex: '-1', ...plain })
  show(element, {}, columnLook(column, index))
  return element
}

const emptyCells = new WeakMap<SheetColumn, { element: HTMLElement; index: number }>()

/** Cells of one column begin alike in every row: a copy is made at once, with all its attributes. */
const newCell = (column: SheetColumn, index: number): HTMLElement => {
  const known = emptyCells.get(column)
  const made = known?.index === index ? known : { element: emptyCell(column, index), index }
  emptyCells.set(column, made)
  const copy = made.element.cloneNode(true)
  if (!(copy instanceof HTMLElement)) throw new TypeError('A copy of an element is one')
  return copy
}

type DrawnCell = { element: HTMLElement; cell: SheetCell | null; column: SheetColumn; index: number; skipped: number }

type Drawn = { labels: SheetView['labels']; cells: ReadonlyMap<number, DrawnCell> }

const drawnIn = new WeakMap<Element, Drawn>()

const sameText = (a: SheetCell | null, b: SheetCell) =>
  (a?.text ?? '') === b.text && a?.breakAfter === b.breakAfter && a?.detail === b.detail && a?.marks === b.marks

const showCell = ({ element, cell: before }: DrawnCell, cell: SheetCell, labels: SheetView['labels'], was: Drawn) => {
  if (before !== null && labels === was.labels && sameCell(before, cell)) return
  show(element, before === null ? plain : cellLook(before, was.labels, false), cellLook(cell, labels, false))
  if (!sameText(before, cell)) element.replaceChildren(...readContent(cell))
}

const showColumn = (drawn: DrawnCell, column: SheetColumn, index: number) => {
  if (drawn.column === column && drawn.index === index) return
  show(drawn.element, columnLook(drawn.column, drawn.index), columnLook(column, index))
}

/** The box holds the cells of the columns that stand, and keeps those that held the same ones before. */
export const drawCells = (box: HTMLElement, row: SheetRow, view: SheetView) => {
  const was = drawnIn.get(box) ?? { labels: view.labels, cells: new Map<number, DrawnCell>() }
  const { labels, standingColumns } = view
  const cells = new Map<number, DrawnCell>()
  const stays = new Set(standingColumns.map(({ column }) => column.id))
  for (const [id, { element }] of was.cells) if (!stays.has(id)) element.remove()
  const place = was.cells.size === 0 ? document.createDocumentFragment() : box
  let next = place.firstElementChild
  for (const { column, index, skipped } of standingColumns) {
    const cell = cellFor(row, column, index)
    const found = was.cells.get(column.id)
    const drawn = found ?? { element: newCell(column, index), cell: null, column, index, skipped: 0 }
    const { element } = drawn
    showColumn(drawn, column, index)
    showCell(drawn, cell, labels, was)
    if (drawn.skipped !== skipped) element.style.marginLeft = skippedRoom(skipped)
    if (element === next) next = element.nextElementSibling
    else place.insertBefore(element, next)
    cells.set(column.id, { element, cell, column, index, skipped })
  }
  if (place !== box) box.replaceChildren(place)
  drawnIn.set(box, { labels, cells })
}

/**
 * The cells of a row in which nothing can be typed, drawn without React: to look at each of a year's cells and to set
 * their attributes one by one was a third of what a step of scrolling took. They are the same elements as the rendered
 * ones; the adapter finds and marks them alike.
 */
export const DrawnCells = ({ row, view }: { row: SheetRow; view: SheetView }) => {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (box.current) drawCells(box.current, row, view)
  }, [row, view])
  return <div ref={box} role="presentation" className={rowStyles.cells} />
}

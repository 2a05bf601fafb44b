import type { GridPosition } from './grid-navigation'

/** Where things stand in the document: the one place that knows how a row and its cells are laid out. */

const cellSelector = '[role=rowheader], [role=gridcell]'

export const rowsOf = (grid: HTMLElement): HTMLElement[] =>
  Array.from(grid.children).filter(
    (child): child is HTMLElement => child instanceof HTMLElement && child.dataset.rowId !== undefined,
  )

export const headersOf = (grid: HTMLElement): HTMLElement[] =>
  Array.from(grid.querySelector('[role=row]')?.children ?? []).filter(child => child instanceof HTMLElement)

export const cellOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(cellSelector) : null

const rowOf = (cell: HTMLElement): HTMLElement => {
  const row = cell.parentElement
  if (row === null) throw new Error('The cell stands outside its row')
  return row
}

export const rowIdOf = (cell: HTMLElement): string => {
  const { rowId } = rowOf(cell).dataset
  if (rowId === undefined) throw new Error('The row of the cell has no data-row-id')
  return rowId
}

/** Names the column of a cell so that it is found again after the weeks shown have changed. */
export const columnKeyOf = (cell: HTMLElement): string => cell.dataset.week ?? cell.dataset.summary ?? 'label'

export const positionOf = (grid: HTMLElement, cell: HTMLElement): GridPosition => {
  const row = rowOf(cell)
  return { row: rowsOf(grid).indexOf(row), column: Array.from(row.children).indexOf(cell) - 1 }
}

export const cellAt = (grid: HTMLElement, { row, column }: GridPosition): HTMLElement | null => {
  const cell = rowsOf(grid)[row]?.children[column + 1]
  return cell instanceof HTMLElement ? cell : null
}

export const findCell = (grid: HTMLElement, rowId: string, columnKey: string): HTMLElement | null => {
  const row = rowsOf(grid).find(candidate => candidate.dataset.rowId === rowId)
  const cells = row ? [...row.querySelectorAll<HTMLElement>(cellSelector)] : []
  return cells.find(cell => columnKeyOf(cell) === columnKey) ?? null
}

export const inputOf = (cell: HTMLElement): HTMLInputElement | null =>
  cell.dataset.week === undefined ? null : cell.querySelector('input')

/** The caller's own control in a row header, which keeps its own place in the tab order. */
export const actionOf = (cell: HTMLElement): HTMLElement | null =>
  cell.dataset.week === undefined ? cell.querySelector<HTMLElement>('button, a[href], [tabindex="0"]') : null

export const focusTargetOf = (cell: HTMLElement): HTMLElement => inputOf(cell) ?? actionOf(cell) ?? cell

/** Where Tab enters a grid that has not been visited: something to edit, else this week, else the first week. */
export const entryCell = (grid: HTMLElement): HTMLElement | null =>
  grid.querySelector('input')?.closest<HTMLElement>('[role=gridcell]') ??
  grid.querySelector<HTMLElement>('[role=gridcell][data-current]') ??
  grid.querySelector<HTMLElement>('[role=gridcell]')

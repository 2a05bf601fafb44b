import type { GridAddress } from '../grid-model'

/** How a row and its cells are laid out in the document, seen from one of them. */

export const foldSelector = '[data-fold]'

export const cellOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[role=rowheader], [role=gridcell]') : null

export const rowOf = (cell: HTMLElement): HTMLElement => {
  const row = cell.closest<HTMLElement>('[data-row-id]')
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

export const addressOf = (cell: HTMLElement): GridAddress => {
  const { week, summary } = cell.dataset
  const rowId = rowIdOf(cell)
  if (week !== undefined) return { rowId, column: Number(week) }
  return { rowId, column: summary === 'sum' || summary === 'average' ? summary : 'label' }
}

/** The caller's own control in a row header, which keeps its own place in the tab order. */
export const actionOf = (cell: HTMLElement): HTMLElement | null =>
  cell.dataset.week === undefined ? cell.querySelector<HTMLElement>('button, a[href], [tabindex="0"]') : null

/** Whether a key or a press is meant for a control of the caller, and not for the cell around it. */
export const isInAction = (target: EventTarget | null): boolean => {
  const cell = cellOf(target)
  const action = cell && actionOf(cell)
  return action !== null && target instanceof Node && action.contains(target)
}

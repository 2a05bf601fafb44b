/** How a row and its cells are laid out in the document, seen from one of them. */

export const foldSelector = '[data-fold]'

export const cellOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[role=rowheader], [role=gridcell]') : null

export const rowOf = (cell: HTMLElement): HTMLElement => {
  const row = cell.closest<HTMLElement>('[data-row-id]')
  if (row === null) throw new Error('The cell stands outside its row')
  return row
}

/** The button that folds a group, and the group's id. */
export const foldOf = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>(foldSelector)?.dataset.fold : undefined

/** The caller's own control in a row header, which keeps its own place in the tab order. */
export const actionOf = (cell: HTMLElement): HTMLElement | null =>
  cell.getAttribute('role') === 'rowheader' ? cell.querySelector<HTMLElement>('button, a[href], [tabindex="0"]') : null

/** Whether a key or a press is meant for a control of the caller, and not for the cell around it. */
export const isInAction = (target: EventTarget | null): boolean => {
  const cell = cellOf(target)
  const action = cell && actionOf(cell)
  return action !== null && target instanceof Node && action.contains(target)
}

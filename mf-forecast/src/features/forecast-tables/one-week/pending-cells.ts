import type { PendingText } from '../../../data/pending-text'

/** What stands in an input and not in the forecast: being typed, refused, or neither. */
export type CellPending = 'typing' | 'refused' | 'none'

/** Adds up the inputs of a week for the one who asks before text is lost. */
export const createPendingCells = (onChange: (pending: PendingText) => void) => {
  const cells = new Map<string, CellPending>()
  return (cell: string, pending: CellPending) => {
    if ((cells.get(cell) ?? 'none') === pending) return
    cells.set(cell, pending)
    const all = [...cells.values()]
    onChange({
      editing: all.includes('typing'),
      refused: all.filter(candidate => candidate === 'refused').length,
    })
  }
}

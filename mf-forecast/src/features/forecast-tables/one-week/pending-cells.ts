import type { PendingText } from '../../../editing/pending-text'

/** What stands in an input and not in the forecast: being typed, refused, or neither. */
export type CellPending = 'typing' | 'refused' | 'none'

export type PendingCells = ReturnType<typeof createPendingCells>

/** Adds up the inputs of a week for the one who asks before text is lost. */
export const createPendingCells = (onChange: (pending: PendingText) => void) => {
  const cells = new Map<string, CellPending>()
  const of = (cell: string): CellPending => cells.get(cell) ?? 'none'
  const tellChange = () => {
    const all = [...cells.values()]
    onChange({
      editing: all.includes('typing'),
      refused: all.filter(candidate => candidate === 'refused').length,
    })
  }
  return {
    tell: (cell: string, pending: CellPending) => {
      if (of(cell) === pending) return
      cells.set(cell, pending)
      tellChange()
    },
    /** Known at once, before the render that follows from an act. */
    of,
    /** What stands in the inputs is thrown away, and so is not committed by an input that goes. */
    discard: () => {
      cells.clear()
      tellChange()
    },
  }
}

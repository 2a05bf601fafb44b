import type { ImportDifference } from '@veckovis/domain/forecast'
import { useRef } from 'react'
import { useOffer } from '../../../../context/use-offer'

/** Goes from difference to difference by the page's keys, round and round; `go` says whether the cell took the focus. */
export const useDifferenceSteps = (
  differences: readonly ImportDifference[],
  go: (rowId: string, week: number) => boolean,
) => {
  const at = useRef(-1)
  const step = (by: 1 | -1) => {
    const count = differences.length
    if (count === 0) return
    // Before the first step the way back leads to the last one.
    const from = at.current < 0 && by < 0 ? 0 : at.current
    at.current = (from + by + count) % count
    const cell = differences[at.current]
    if (cell !== undefined) go(cell.rowId, cell.week)
  }
  useOffer('nextDifference', () => step(1))
  useOffer('previousDifference', () => step(-1))
}

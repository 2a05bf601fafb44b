import { listUnlikelyCells, type CellAddress, type ForecastState, type UnlikelyCell } from '@veckovis/domain/forecast'
import { atom, type Atom, type createStore } from 'jotai'

const none: readonly UnlikelyCell[] = []

const answerKey = ({ rowId, week, hours }: UnlikelyCell) => `${rowId} ${week} ${hours}`

type Steps = { readonly putBack: (cells: readonly CellAddress[]) => void }

/** What is asked about unlikely cells: once for each value of a cell, while the forecast is open. */
export const createUnlikelyQuestions = (
  store: ReturnType<typeof createStore>,
  contentAtom: Atom<{ readonly forecast: ForecastState }>,
  steps: Steps,
) => {
  const keptAtom = atom<ReadonlySet<string>>(new Set<string>())
  const unlikelyAtom = atom(get => {
    const kept = get(keptAtom)
    const cells = listUnlikelyCells(get(contentAtom).forecast).filter(cell => !kept.has(answerKey(cell)))
    // The same nothing every time: no edit redraws the question that is not asked.
    return cells.length === 0 ? none : cells
  })
  return {
    /** Unlikely cells that the person has not said anything about. */
    unlikelyAtom,
    /** They are meant so. */
    keepUnlikely: () =>
      store.set(keptAtom, new Set([...store.get(keptAtom), ...store.get(unlikelyAtom).map(answerKey)])),
    putUnlikelyBack: () => steps.putBack(store.get(unlikelyAtom)),
  }
}

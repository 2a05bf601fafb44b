import type { SentOrigin } from '@veckovis/contracts/forecast'
import {
  changesBetween,
  emptyHistory,
  recordStep,
  redoLast,
  undoLast,
  withLikelyHours,
  type CellAddress,
  type ForecastState,
  type HistoryMove,
} from '@veckovis/domain/forecast'
import { atom, type createStore } from 'jotai'
import { createCellOrigins } from './cell-origins'

/** What an undo or a redo did: cells with their other value, and cells that take no input any more. */
export type MovedCells = { readonly moved: readonly CellAddress[]; readonly leftAlone: readonly CellAddress[] }

type ForecastHolder = { readonly get: () => ForecastState; readonly set: (forecast: ForecastState) => void }

/** The steps that a person has taken in a forecast that is held elsewhere. */
export const createEditSteps = (store: ReturnType<typeof createStore>, forecast: ForecastHolder) => {
  const origins = createCellOrigins()
  const historyAtom = atom(emptyHistory)
  const canUndoAtom = atom(get => get(historyAtom).done.length > 0)
  const canRedoAtom = atom(get => get(historyAtom).undone.length > 0)

  const move = (result: HistoryMove | null): MovedCells => {
    if (result === null) return { moved: [], leftAlone: [] }
    forecast.set(result.state)
    store.set(historyAtom, result.history)
    return { moved: result.moved, leftAlone: result.leftAlone }
  }

  const take = (change: (before: ForecastState) => ForecastState, origin: SentOrigin = 'typed') => {
    const before = forecast.get()
    const after = change(before)
    if (after === before) return
    forecast.set(after)
    const step = changesBetween(before, after)
    origins.note(step, origin)
    store.set(historyAtom, recordStep(store.get(historyAtom), step))
  }

  return {
    canUndoAtom,
    canRedoAtom,
    /** One act of the person: one step, and how its hours came about. */
    take,
    told: origins.told,
    /** Puts unlikely cells back to what they were before; a step like any other. */
    putBack: (cells: readonly CellAddress[]) => take(before => withLikelyHours(before, store.get(historyAtom), cells)),
    undo: () => move(undoLast(forecast.get(), store.get(historyAtom))),
    redo: () => move(redoLast(forecast.get(), store.get(historyAtom))),
  }
}

import { isDirty, revert, type ForecastState } from '@veckovis/domain'
import { atom, createStore } from 'jotai'

/** The edited forecast and the version of the stored one that it rests on: one value, replaced as a whole. */
export type EditorContent = { readonly forecast: ForecastState; readonly version: string }

/** Text that stands in a grid and not in the forecast: being typed, or refused. */
export type PendingText = { readonly editing: boolean; readonly refused: number }

/** A grid that may hold such text. */
export type PendingHolder = { discardPending(): void }

export type ForecastEditor = ReturnType<typeof createForecastEditor>

const togetherPending = (grids: readonly PendingText[]): PendingText => ({
  editing: grids.some(grid => grid.editing),
  refused: grids.reduce((sum, grid) => sum + grid.refused, 0),
})

/**
 * Holds one unit's forecast of one year while it is edited. It can be read at once from outside rendering:
 * the leave guard and the save ask for what is true now, not for what was last drawn.
 */
export const createForecastEditor = (
  address: { readonly unitId: number; readonly year: number; readonly forecastId: number },
  initial: EditorContent,
) => {
  const store = createStore()
  const contentAtom = atom(initial)
  const pendingAtom = atom(togetherPending([]))
  const savingAtom = atom(false)
  const pendingByGrid = new Map<string, PendingText>()
  const grids = new Set<PendingHolder>()

  const update = (change: (forecast: ForecastState) => ForecastState) =>
    store.set(contentAtom, content => ({ ...content, forecast: change(content.forecast) }))

  return {
    address,
    store,
    contentAtom,
    pendingAtom,
    savingAtom,
    content: () => store.get(contentAtom),
    update,
    replace: (content: EditorContent) => store.set(contentAtom, content),
    setSaving: (saving: boolean) => store.set(savingAtom, saving),
    setPending: (grid: string, pending: PendingText) => {
      pendingByGrid.set(grid, pending)
      store.set(pendingAtom, togetherPending([...pendingByGrid.values()]))
    },
    joinGrid: (grid: PendingHolder) => {
      grids.add(grid)
      return () => void grids.delete(grid)
    },
    /** The stored forecast again, and nothing half typed left over. */
    discard: () => {
      grids.forEach(grid => grid.discardPending())
      update(revert)
    },
    hasUnsaved: () => {
      const { editing, refused } = store.get(pendingAtom)
      return editing || refused > 0 || isDirty(store.get(contentAtom).forecast)
    },
  }
}

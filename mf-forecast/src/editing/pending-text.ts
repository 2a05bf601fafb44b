import { atom, type createStore } from 'jotai'

/** Text that stands in a grid and not in the forecast: being typed, or refused. */
export type PendingText = { readonly editing: boolean; readonly refused: number }

/** A sheet as the page knows it: it may hold such text, and takes the focus; false where nothing in it can. */
export type HeldSheet = {
  discardPending(): void
  focus(): boolean
  /** Puts the focus into a week of a row. */
  focusCell(rowId: string, week: number): boolean
}

const together = (grids: readonly PendingText[]): PendingText => ({
  editing: grids.some(grid => grid.editing),
  refused: grids.reduce((sum, grid) => sum + grid.refused, 0),
})

/** What the grids of a page hold that the forecast does not have yet. */
export const createPendingTexts = (store: ReturnType<typeof createStore>) => {
  const pendingAtom = atom(together([]))
  const pendingByGrid = new Map<string, PendingText>()
  const grids = new Set<HeldSheet>()
  return {
    pendingAtom,
    setPending: (grid: string, pending: PendingText) => {
      pendingByGrid.set(grid, pending)
      store.set(pendingAtom, together([...pendingByGrid.values()]))
    },
    joinGrid: (grid: HeldSheet) => {
      grids.add(grid)
      return () => void grids.delete(grid)
    },
    focusSheet: () => [...grids].some(grid => grid.focus()),
    /** Goes to a week, in the first of the rows that stands; else to the sheet. */
    goToWeek: (rowIds: readonly string[], week: number) =>
      [...grids].some(grid => rowIds.some(rowId => grid.focusCell(rowId, week)) || grid.focus()),
    discardAll: () => grids.forEach(grid => grid.discardPending()),
  }
}

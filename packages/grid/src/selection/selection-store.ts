import type { GridSelection } from '../grid-model'

/** Keeps the selection outside React, so that only the line that tells of it is rendered when it changes. */
export type SelectionStore = {
  get: () => GridSelection
  set: (selection: GridSelection) => void
  subscribe: (listener: () => void) => () => void
}

const nothing: GridSelection = { focus: null, rowIds: [], weeks: [], wholeWeek: null }

export const createSelectionStore = (): SelectionStore => {
  const listeners = new Set<() => void>()
  let current = nothing
  return {
    get: () => current,
    set: selection => {
      current = selection
      listeners.forEach(listener => listener())
    },
    subscribe: listener => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

import { isDirty, revert, type ForecastState } from '@veckovis/domain/forecast'
import { atom, createStore } from 'jotai'
import { createEditSteps } from './edit-steps'
import { createPendingTexts } from './pending-text'
import { createUnlikelyQuestions } from './unlikely-questions'

/** The edited forecast and the version of the stored one that it rests on: one value, replaced as a whole. */
export type EditorContent = { readonly forecast: ForecastState; readonly version: string }

export type ForecastEditor = ReturnType<typeof createForecastEditor>

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
  const savingAtom = atom(false)
  const pending = createPendingTexts(store)
  const steps = createEditSteps(store, {
    get: () => store.get(contentAtom).forecast,
    set: forecast => store.set(contentAtom, content => ({ ...content, forecast })),
  })

  const unsavedAtom = atom(get => {
    const { editing, refused } = get(pending.pendingAtom)
    return editing || refused > 0 || isDirty(get(contentAtom).forecast)
  })

  return {
    // Saves and merges lead to other versions than the one that was read.
    ...{ address, loadedVersion: initial.version },
    store,
    contentAtom,
    ...pending,
    savingAtom,
    unsavedAtom,
    canUndoAtom: steps.canUndoAtom,
    canRedoAtom: steps.canRedoAtom,
    undo: steps.undo,
    redo: steps.redo,
    content: () => store.get(contentAtom),
    update: steps.take,
    told: steps.told,
    ...createUnlikelyQuestions(store, contentAtom, steps),
    /** Puts something in place that no person has edited, such as what a save or a merge has made. */
    replace: (content: EditorContent) => store.set(contentAtom, content),
    setSaving: (saving: boolean) => store.set(savingAtom, saving),
    /** The stored forecast again, and nothing half typed left over. */
    discard: () => {
      pending.discardAll()
      steps.take(revert)
    },
    hasUnsaved: () => store.get(unsavedAtom),
  }
}

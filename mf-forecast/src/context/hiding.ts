import type { Words } from '@veckovis/platform'
import type { ForecastEditor } from '../editing/forecast-editor'
import { mayHideSheet } from '../editing/may-hide-sheet'
import type { View } from './view'

/** What takes the sheet, or a part of it, out of sight: text that it refused is mended first. */
export const createHiding = (editor: ForecastEditor, view: View, words: () => Words) => {
  const { store } = editor
  const mayHide = () => mayHideSheet(editor, words())
  return {
    mayHideSheet: mayHide,
    /** Percentages take no input. */
    showIllnessAsPercentage: (asPercentage: boolean) => {
      if (!asPercentage || mayHide()) store.set(view.illnessAsPercentageAtom, asPercentage)
    },
    fold: (tableId: string, isFolded: boolean) => {
      if (isFolded && !mayHide()) return
      const others = [...store.get(view.foldedAtom)].filter(other => other !== tableId)
      store.set(view.foldedAtom, new Set(isFolded ? [...others, tableId] : others))
    },
    showWeek: (week: number) => {
      if (mayHide()) store.set(view.weekShownAtom, week)
    },
  }
}

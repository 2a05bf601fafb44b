import { notify, type Words } from '@veckovis/platform'
import type { MovedCells } from '../editing/edit-steps'
import type { ForecastEditor } from '../editing/forecast-editor'

/** Undo and redo for a person: cells that could not follow are told. */
export const createSteps = (editor: ForecastEditor, words: () => Words) => {
  const tell = ({ leftAlone }: MovedCells) => {
    if (leftAlone.length > 0) notify.info(words()('save.leftAlone', { count: leftAlone.length }))
  }
  return { undo: () => tell(editor.undo()), redo: () => tell(editor.redo()) }
}

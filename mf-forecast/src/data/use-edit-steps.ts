import { notify, useTranslation } from '@veckovis/platform'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import type { MovedCells } from './edit-steps'
import type { ForecastEditor } from './forecast-editor'

/** Undo and redo for a person: cells that could not follow are told. */
export const useEditSteps = (editor: ForecastEditor) => {
  const { t } = useTranslation('mf-forecast')
  const { canUndo, canRedo } = useAtomValue(editor.stepsAtom, { store: editor.store })
  const moves = useMemo(() => {
    const tell = ({ leftAlone }: MovedCells) => {
      if (leftAlone.length > 0) notify.info(t('save.leftAlone', { count: leftAlone.length }))
    }
    return { undo: () => tell(editor.undo()), redo: () => tell(editor.redo()) }
  }, [editor, t])
  return { canUndo, canRedo, ...moves }
}

import { notify, useTranslation } from '@veckovis/platform'
import { useMemo } from 'react'
import type { MovedCells } from './edit-steps'
import type { ForecastEditor } from './forecast-editor'

/** Undo and redo for a person: cells that could not follow are told. */
export const useEditSteps = (editor: ForecastEditor) => {
  const { t } = useTranslation('mf-forecast')
  return useMemo(() => {
    const tell = ({ leftAlone }: MovedCells) => {
      if (leftAlone.length > 0) notify.info(t('save.leftAlone', { count: leftAlone.length }))
    }
    return { undo: () => tell(editor.undo()), redo: () => tell(editor.redo()) }
  }, [editor, t])
}

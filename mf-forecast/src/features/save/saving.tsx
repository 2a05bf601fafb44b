import { notify, useTranslation } from '@veckovis/platform'
import { useCallback } from 'react'
import { useForecast } from '../../context/use-forecast'
import { useOffer } from '../../context/use-offer'
import { matters } from '../../editing/matters'
import { ConflictDialog } from './conflict-dialog'
import { SaveBar } from './save-bar'
import { useSaveForecast } from './use-save-forecast'
import { useUnsavedWork } from './use-unsaved-work'

/** What is being typed becomes part of the forecast before it is saved; the person goes on in the same cell. */
const commitOpenText = (): void => {
  const focused = document.activeElement
  if (!(focused instanceof HTMLInputElement)) return
  focused.blur()
  focused.focus()
}

/** Saving and reverting for keys and commands; answers the way to revert. */
const useOffers = (save: () => Promise<boolean>) => {
  const { t } = useTranslation('mf-forecast')
  const { editor } = useForecast()
  const revert = useCallback(() => {
    editor.discard()
    notify.success(t('save.reverted'), undefined, matters.save)
  }, [editor, t])
  useOffer('revert', revert)
  useOffer('save', () => {
    commitOpenText()
    void save()
  })
  return revert
}

/** The way to save, for one who may write, and the question about cells that somebody else changed too. */
export const Saving = () => {
  const { editor } = useForecast()
  const { save, saving, conflicts, settleConflicts, leaveConflicts } = useSaveForecast(editor)
  useUnsavedWork(editor, save, saving)
  const revert = useOffers(save)
  return (
    <>
      {editor.content().forecast.canWrite && <SaveBar onSave={() => void save()} onRevert={revert} />}
      {conflicts.length > 0 && (
        <ConflictDialog
          conflicts={conflicts}
          onSettle={choices => void settleConflicts(choices)}
          onCancel={leaveConflicts}
        />
      )}
    </>
  )
}

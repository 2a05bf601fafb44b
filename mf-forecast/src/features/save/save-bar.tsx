import { changesToSave, type ForecastChanges } from '@veckovis/domain/forecast'
import { Button, Icon } from '@veckovis/ui'
import { useTranslation } from '@veckovis/platform'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useFiguresAtRest, useForecast, useForecastValue } from '../../context/use-forecast'
import * as styles from './save-bar.module.css'
import { UnlikelyQuestion } from './unlikely-question'

const cellsIn = ({ absences, substitutes, myForecast }: ForecastChanges): number =>
  [...absences, ...substitutes, ...myForecast].reduce((count, row) => count + Object.keys(row.values).length, 0)

/** How many cells differ from what is stored; said after a pause, not once more with every edit. */
const useChangedCells = (): number => {
  const { state } = useFiguresAtRest()
  return useMemo(() => cellsIn(changesToSave(state)), [state])
}

const ChangedCells = () => {
  const { t } = useTranslation('mf-forecast')
  const { refused } = useForecastValue(({ editor }) => editor.pendingAtom)
  const count = useChangedCells()
  const parts = [
    ...(count > 0 ? [t('save.changedCells', { count })] : []),
    ...(refused > 0 ? [t('save.refusedCells', { count: refused })] : []),
  ]
  return (
    <p className={styles.count} aria-live="polite">
      {parts.length > 0 ? parts.join(', ') : t('save.nothingChanged')}
    </p>
  )
}

const Steps = () => {
  const { t } = useTranslation('mf-forecast')
  const { editor, undo, redo } = useForecast()
  const canUndo = useAtomValue(editor.canUndoAtom, { store: editor.store })
  const canRedo = useAtomValue(editor.canRedoAtom, { store: editor.store })
  return (
    <span>
      <Button
        variant="quiet"
        icon={<Icon name="undo" />}
        aria-label={t('save.undo')}
        title={`${t('save.undo')} (${t('save.undoKeys')})`}
        disabled={!canUndo}
        onClick={undo}
      />
      <Button
        variant="quiet"
        icon={<Icon name="redo" />}
        aria-label={t('save.redo')}
        title={`${t('save.redo')} (${t('save.redoKeys')})`}
        disabled={!canRedo}
        onClick={redo}
      />
    </span>
  )
}

type SaveBarProps = { readonly onSave: () => void; readonly onRevert: () => void }

/** Revert and save; while something is unsaved the foot stays in view with them. */
export const SaveBar = ({ onSave, onRevert }: SaveBarProps) => {
  const { t } = useTranslation('mf-forecast')
  const { editor } = useForecast()
  const unsaved = useAtomValue(editor.unsavedAtom, { store: editor.store })
  const saving = useAtomValue(editor.savingAtom, { store: editor.store })

  return (
    <div className={styles.bar} role="group" aria-label={t('save.label')} data-unsaved={unsaved ? '' : undefined}>
      <UnlikelyQuestion />
      <ChangedCells />
      <Steps />
      <Button disabled={!unsaved || saving} onClick={onRevert}>
        {t('save.revert')}
      </Button>
      <Button variant="primary" disabled={!unsaved} loading={saving} title={t('save.shortcut')} onClick={onSave}>
        {t('save.save')}
      </Button>
    </div>
  )
}

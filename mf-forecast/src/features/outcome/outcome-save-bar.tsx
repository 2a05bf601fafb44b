import { useTranslation } from '@veckovis/platform'
import { Button, Icon } from '@veckovis/ui'
import type { OutcomeSaving } from './editing/use-save-outcome'
import { useOutcomeSteps } from './editing/use-typing'
import { useOutcomeEditor, useOutcomeValue } from './use-outcome-value'
import * as styles from './outcome-section.module.css'

const Steps = () => {
  const { t } = useTranslation('forecast-outcome')
  const editor = useOutcomeEditor()
  const { undo, redo } = useOutcomeSteps(editor)
  const canUndo = useOutcomeValue(({ canUndoAtom }) => canUndoAtom)
  const canRedo = useOutcomeValue(({ canRedoAtom }) => canRedoAtom)
  return (
    <span>
      <Button
        variant="quiet"
        icon={<Icon name="undo" />}
        aria-label={t('save.undo')}
        title={t('save.undo')}
        disabled={!canUndo}
        onClick={undo}
      />
      <Button
        variant="quiet"
        icon={<Icon name="redo" />}
        aria-label={t('save.redo')}
        title={t('save.redo')}
        disabled={!canRedo}
        onClick={redo}
      />
    </span>
  )
}

const UnsavedCells = () => {
  const { t } = useTranslation('forecast-outcome')
  const { state } = useOutcomeValue(({ contentAtom }) => contentAtom)
  const { refused } = useOutcomeValue(({ pendingAtom }) => pendingAtom)
  const parts = [
    ...(state.edits.size > 0 ? [t('save.unsaved', { count: state.edits.size })] : []),
    ...(refused > 0 ? [t('save.toMend', { count: refused })] : []),
  ]
  return (
    <p className={styles.count} aria-live="polite">
      {parts.length > 0 ? parts.join(', ') : t('save.nothing')}
    </p>
  )
}

/** How many cells are not saved, steps back and forth, and the way to save or give up. */
export const OutcomeSaveBar = ({ save }: Pick<OutcomeSaving, 'save'>) => {
  const { t } = useTranslation('forecast-outcome')
  const editor = useOutcomeEditor()
  const isUnsaved = useOutcomeValue(({ unsavedAtom }) => unsavedAtom)
  const isBusy = useOutcomeValue(({ busyAtom }) => busyAtom)
  return (
    <div className={styles.bar} role="group" aria-label={t('save.label')} data-unsaved={isUnsaved ? '' : undefined}>
      <UnsavedCells />
      <Steps />
      <Button disabled={!isUnsaved || isBusy} onClick={editor.discard}>
        {t('save.revert')}
      </Button>
      <Button variant="primary" disabled={!isUnsaved} loading={isBusy} onClick={() => void save()}>
        {t('save.save')}
      </Button>
    </div>
  )
}

import { leaveQuestionAtom, platformStore, useTranslation } from '@veckovis/platform'
import { Button, Inline } from '@veckovis/ui'
import { Dialog } from '@veckovis/ui/dialog'
import { useAtomValue } from 'jotai'

/** Save and go on, go on without saving, or stay. Escape stays. */
export const UnsavedChangesDialog = () => {
  const { t } = useTranslation('shell')
  const question = useAtomValue(leaveQuestionAtom, { store: platformStore })
  const isSaving = question?.saving === true
  return (
    <Dialog
      title={t('unsaved.title')}
      open={question !== null}
      onCancel={() => question?.answer('stay')}
      closable={!isSaving}
      footer={
        <Inline justify="end">
          <Button disabled={isSaving} onClick={() => question?.answer('stay')}>
            {t('unsaved.stay')}
          </Button>
          <Button disabled={isSaving} onClick={() => question?.answer('discard')}>
            {t('unsaved.discard')}
          </Button>
          <Button variant="primary" loading={isSaving} onClick={() => question?.answer('save')}>
            {t('unsaved.save')}
          </Button>
        </Inline>
      }
    >
      <p>{t('unsaved.question')}</p>
    </Dialog>
  )
}

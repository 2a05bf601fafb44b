import { leaveQuestionAtom, platformStore, useTranslation, type LeaveQuestion } from '@veckovis/platform'
import { Button, Inline } from '@veckovis/ui'
import { Dialog } from '@veckovis/ui/dialog'
import { useAtomValue } from 'jotai'

type AskedProps = { readonly question: LeaveQuestion }

const Choices = ({ question: { answer, phase, mayKeep } }: AskedProps) => {
  const { t } = useTranslation('shell')
  const isSettling = phase === 'settling'
  return (
    <Inline justify="end">
      <Button disabled={isSettling} onClick={() => answer('stay')}>
        {t('unsaved.stay')}
      </Button>
      {phase !== 'saved' && (
        <Button disabled={isSettling} onClick={() => answer('discard')}>
          {t('unsaved.discard')}
        </Button>
      )}
      {mayKeep && phase !== 'saved' && (
        <Button disabled={isSettling} onClick={() => answer('keep')}>
          {t('unsaved.keep')}
        </Button>
      )}
      <Button variant="primary" loading={isSettling} onClick={() => answer('save')}>
        {t(phase === 'saved' ? 'unsaved.goOn' : 'unsaved.save')}
      </Button>
    </Inline>
  )
}

const Question = ({ question: { phase, isElsewhere } }: AskedProps) => {
  const { t } = useTranslation('shell')
  if (phase === 'saved') return <p>{t('unsaved.saved')}</p>
  return (
    <>
      <p>{t(isElsewhere ? 'unsaved.elsewhere' : 'unsaved.question')}</p>
      {phase === 'under-way' && <p>{t('unsaved.underWay')}</p>}
    </>
  )
}

/**
 * Save and go on, go on without saving, go on with the edits where they stay, or stay. Escape stays. What was
 * sent before the question can not be called back: the dialog says so, and says when it is saved.
 */
export const UnsavedChangesDialog = () => {
  const { t } = useTranslation('shell')
  const question = useAtomValue(leaveQuestionAtom, { store: platformStore })
  return (
    <Dialog
      title={t(question?.phase === 'saved' ? 'unsaved.savedTitle' : 'unsaved.title')}
      open={question !== null}
      onCancel={() => question?.answer('stay')}
      closable={question?.phase !== 'settling'}
      footer={question !== null && <Choices question={question} />}
    >
      <div role="status">{question !== null && <Question question={question} />}</div>
    </Dialog>
  )
}

import { longestComment, type Submission } from '@veckovis/contracts/outcome'
import { RecordDialog } from '@veckovis/forms/dialog'
import { linesField, required, rulesOf } from '@veckovis/forms/rules'
import { ConfirmChange, useSave } from '@veckovis/forms/saving'
import { notify, useTranslation } from '@veckovis/platform'
import { problemOf, refusalText } from '@veckovis/platform/signed-in'
import { TextArea } from '@veckovis/ui'
import {
  decideOn,
  refreshSubmissions,
  versionOfSubmission,
  withdrawSubmission,
} from '../../../data/follow-up/submission-queries'
import { returnDraft } from './occasion-draft'

type DialogProps = { readonly submission: Submission; readonly onClose: () => void }

const rules = rulesOf({
  comment: linesField(required(text => (text.trim().length > longestComment ? 'too-long' : null))),
})

/** It is returned with a comment that says what is to be done. */
export const ReturnDialog = ({ submission, onClose }: DialogProps) => {
  const { t } = useTranslation('mf-forecast')
  const { t: words } = useTranslation('forecast-occasions')
  const { id, unit, occasion } = submission
  return (
    <RecordDialog<'comment', Submission, unknown>
      title={words('returnTitle', { occasion: occasion.name, unit: unit.name })}
      submitLabel={words('return')}
      cancelLabel={t('cancel')}
      draft={{ kind: returnDraft, unitId: unit.id, subject: String(id) }}
      schema={rules}
      words={code => words(`errors.${code}`)}
      about={['record']}
      source={submission}
      version={versionOfSubmission(submission)}
      valuesOf={() => ({ comment: '' })}
      send={({ comment }, { version }) => decideOn(id, { decision: 'returned', comment: comment.trim() }, version)}
      done={() => words('isReturned')}
      refresh={() => refreshSubmissions(unit.id)}
      onClose={onClose}
    >
      {form => (
        <TextArea {...form.text('comment')} label={words('comment')} rows={4} required hint={words('returnHint')} />
      )}
    </RecordDialog>
  )
}

/** Asks before what was handed in is withdrawn. */
export const WithdrawDialog = ({ submission, onClose }: DialogProps) => {
  const { t } = useTranslation('mf-forecast')
  const { t: words } = useTranslation('forecast-occasions')
  const { id, unit, occasion } = submission
  const { isBusy, problem, save } = useSave({
    save: () => withdrawSubmission(id, versionOfSubmission(submission)),
    onSaved: async () => {
      notify.success(words('isWithdrawn'))
      onClose()
      await refreshSubmissions(unit.id)
    },
    problemOf,
    onProblem: () => refreshSubmissions(unit.id),
  })
  return (
    <ConfirmChange
      title={words('withdrawTitle', { occasion: occasion.name })}
      confirmLabel={words('withdraw')}
      cancelLabel={t('cancel')}
      isBusy={isBusy}
      problem={problem === null ? null : refusalText(problem, 'record')}
      onConfirm={() => void save()}
      onCancel={onClose}
    >
      <p>{words('withdrawText')}</p>
    </ConfirmChange>
  )
}

import { FormDialog, useSavedForm } from '@veckovis/forms/dialog'
import { notify, useTranslation } from '@veckovis/platform'
import { problemOf, type Problem } from '@veckovis/platform/signed-in'
import { TextArea } from '@veckovis/ui'
import { object } from 'yup'
import { refreshBudgets } from '../../data/budget-queries'
import { returnReason } from '../../data/budget-rules'
import { returnLockRequest } from '../../data/lock-request-queries'
import { requestProblemText, type OfBudget } from './asked-budget'

type ReturnDialogProps = OfBudget & { readonly onClose: () => void }

const schema = object({ reason: returnReason })

/** Sends a request to lock back with a reason. */
export const ReturnDialog = ({ kind, budget, onClose }: ReturnDialogProps) => {
  const { t } = useTranslation('mf-budget')
  const { name, unitId } = budget
  const form = useSavedForm<'reason', never, Problem>({
    initialValues: { reason: '' },
    schema,
    words: code => t(`errors.${code}`),
    problemOf,
    problemText: problem => requestProblemText(kind, problem, t),
    onProblem: () => refreshBudgets(unitId),
    save: async ({ reason }) => {
      await returnLockRequest(kind, budget, reason.trim())
      notify.success(t('lockRequest.returned', { name }))
      onClose()
      await refreshBudgets(unitId)
    },
  })
  return (
    <FormDialog
      title={t('lockRequest.returnTitle', { name })}
      form={form}
      submitLabel={t('lockRequest.return')}
      cancelLabel={t('cancel')}
      onClose={onClose}
    >
      <p>{t('lockRequest.returnText')}</p>
      <TextArea {...form.text('reason')} label={t('lockRequest.reason')} required rows={3} />
    </FormDialog>
  )
}

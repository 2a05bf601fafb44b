import { useQuery } from '@tanstack/react-query'
import type { LockRequestAnswer } from '@veckovis/contracts/budget'
import { FormDialog, useSavedForm } from '@veckovis/forms/dialog'
import { notify, useTranslation } from '@veckovis/platform'
import { problemOf, type Problem } from '@veckovis/platform/signed-in'
import { Notice, Skeleton, TextArea } from '@veckovis/ui'
import { object } from 'yup'
import { refreshBudgets } from '../../data/budget-queries'
import { lockComment } from '../../data/budget-rules'
import { approversQuery, askForLock } from '../../data/lock-request-queries'
import { requestProblemText, type OfBudget } from './asked-budget'

type AskDialogProps = OfBudget & { readonly onClose: () => void }

const schema = object({ comment: lockComment })

/** Names of those who are asked, or that there is nobody. */
const WhoMayLock = ({ unitId }: { readonly unitId: number }) => {
  const { t } = useTranslation('mf-budget')
  const { data: approvers, isError } = useQuery(approversQuery(unitId))
  if (isError) return <Notice tone="warning">{t('lockRequest.whoFailed')}</Notice>
  if (approvers === undefined) return <Skeleton lines={1} label={t('loading')} />
  if (approvers.length === 0) return <Notice tone="warning">{t('lockRequest.nobody')}</Notice>
  return <p>{t('lockRequest.who', { names: approvers.map(({ name }) => name).join(', ') })}</p>
}

const tell = (
  { mail }: LockRequestAnswer,
  name: string,
  t: (key: string, words: { readonly name: string }) => string,
) => {
  const text = t(`lockRequest.told.${mail}`, { name })
  if (mail === 'sent') notify.success(text)
  else notify.info(text)
}

/** Asks those who may to lock the budget, with a comment. */
export const AskDialog = ({ kind, budget, onClose }: AskDialogProps) => {
  const { t } = useTranslation('mf-budget')
  const { name, unitId } = budget
  const form = useSavedForm<'comment', never, Problem>({
    initialValues: { comment: '' },
    schema,
    words: code => t(`errors.${code}`),
    problemOf,
    problemText: problem => requestProblemText(kind, problem, t),
    onProblem: () => refreshBudgets(unitId),
    save: async ({ comment }) => {
      tell(await askForLock(kind, budget, comment.trim()), name, t)
      onClose()
      await refreshBudgets(unitId)
    },
  })
  return (
    <FormDialog
      title={t('lockRequest.askTitle', { name })}
      form={form}
      submitLabel={t('lockRequest.send')}
      cancelLabel={t('cancel')}
      onClose={onClose}
    >
      <p>{t('lockRequest.askText')}</p>
      <WhoMayLock unitId={unitId} />
      <TextArea {...form.text('comment')} label={t('lockRequest.comment')} rows={3} />
    </FormDialog>
  )
}

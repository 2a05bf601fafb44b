import type { LockRequestAnswer } from '@veckovis/contracts/budget'
import { FormDialog, useSavedForm } from '@veckovis/forms/dialog'
import { notify, useTranslation } from '@veckovis/platform'
import { TextArea } from '@veckovis/ui'
import { object } from 'yup'
import { refreshBudgets } from '../../data/budget-queries'
import { lockComment, returnReason } from '../../data/budget-rules'
import { askForLock, returnLockRequest } from '../../data/lock-request-queries'
import type { OfBudget } from './asked-budget'
import { requestDraftKind, requestSubject, type RequestPurpose } from './request-draft'
import { WhoMayLock } from './who-may-lock'

type RequestDialogProps = OfBudget & {
  readonly purpose: RequestPurpose
  /** That those who lock may see other figures, where they may. */
  readonly otherFigures: string | undefined
  readonly onClose: () => void
}

const purposes = {
  ask: { schema: object({ text: lockComment }), send: askForLock, field: 'comment', action: 'send' },
  return: { schema: object({ text: returnReason }), send: returnLockRequest, field: 'reason', action: 'return' },
} as const

const tellAsked = (mail: LockRequestAnswer['mail'], text: string) => {
  if (mail === 'sent') notify.success(text)
  else notify.info(text)
}

const useRequestForm = ({ kind, budget, purpose, onClose }: RequestDialogProps) => {
  const { t } = useTranslation('mf-budget')
  const { name, unitId } = budget
  const { schema, send } = purposes[purpose]
  return useSavedForm<'text'>({
    draft: { kind: requestDraftKind, unitId, subject: requestSubject({ kind, budget }, purpose) },
    initialValues: { text: '' },
    schema,
    words: code => t(`errors.${code}`),
    about: ['budget'],
    onProblem: () => refreshBudgets(unitId),
    save: async ({ text }) => {
      const { mail } = await send(kind, budget, text.trim())
      if (purpose === 'ask') tellAsked(mail, t(`lockRequest.told.${mail}`, { name }))
      else notify.success(t('lockRequest.returned', { name }))
      onClose()
      await refreshBudgets(unitId)
    },
  })
}

/** Asks those who may to lock the budget, with a comment; or sends such a request back, with a reason. */
export const RequestDialog = (props: RequestDialogProps) => {
  const { budget, purpose, otherFigures, onClose } = props
  const { t } = useTranslation('mf-budget')
  const form = useRequestForm(props)
  const { field, action } = purposes[purpose]
  return (
    <FormDialog
      title={t(`lockRequest.${purpose}Title`, { name: budget.name })}
      form={form}
      submitLabel={t(`lockRequest.${action}`)}
      cancelLabel={t('cancel')}
      onClose={onClose}
    >
      <p>{t(`lockRequest.${purpose}Text`)}</p>
      {purpose === 'ask' && otherFigures !== undefined && <p>{otherFigures}</p>}
      {purpose === 'ask' && <WhoMayLock unitId={budget.unitId} />}
      <TextArea {...form.text('text')} label={t(`lockRequest.${field}`)} required={purpose === 'return'} rows={3} />
    </FormDialog>
  )
}

import { useSave } from '@veckovis/forms/saving'
import { notify, useTranslation } from '@veckovis/platform'
import { problemOf } from '@veckovis/platform/signed-in'
import { Button } from '@veckovis/ui'
import { useState } from 'react'
import { refreshBudgets } from '../../data/budget-queries'
import { withdrawLockRequest } from '../../data/lock-request-queries'
import { AskDialog } from './ask-dialog'
import { requestProblemText, type OfBudget } from './asked-budget'
import { ReturnDialog } from './return-dialog'

type LockRequestActionsProps = OfBudget & {
  readonly rights: { readonly write: boolean; readonly approve: boolean }
}

const WithdrawButton = ({ kind, budget }: OfBudget) => {
  const { t } = useTranslation('mf-budget')
  const { name, unitId } = budget
  const { isBusy, save } = useSave({
    save: () => withdrawLockRequest(kind, budget),
    onSaved: async () => {
      notify.success(t('lockRequest.withdrawn', { name }))
      await refreshBudgets(unitId)
    },
    problemOf,
    onProblem: async problem => {
      notify.error(requestProblemText(kind, problem, t))
      await refreshBudgets(unitId)
    },
  })
  return (
    <Button loading={isBusy} onClick={() => void save()} aria-label={t('lockRequest.withdrawOf', { name })}>
      {t('lockRequest.withdraw')}
    </Button>
  )
}

/** Who may write but not lock asks for it, or takes the request back; who may lock sends it back. */
export const LockRequestActions = ({ kind, budget, rights }: LockRequestActionsProps) => {
  const { t } = useTranslation('mf-budget')
  const [dialog, setDialog] = useState<'none' | 'ask' | 'return'>('none')
  const { name, state, lockRequest } = budget
  const isAsked = lockRequest?.state === 'asked'
  const close = () => setDialog('none')
  if (state !== 'active') return null
  return (
    <>
      {rights.approve && isAsked && (
        <Button onClick={() => setDialog('return')} aria-label={t('lockRequest.returnOf', { name })}>
          {t('lockRequest.return')}
        </Button>
      )}
      {rights.write && !rights.approve && isAsked && <WithdrawButton kind={kind} budget={budget} />}
      {rights.write && !rights.approve && !isAsked && (
        <Button variant="primary" onClick={() => setDialog('ask')} aria-label={t('lockRequest.askOf', { name })}>
          {t('lockRequest.ask')}
        </Button>
      )}
      {dialog === 'ask' && <AskDialog kind={kind} budget={budget} onClose={close} />}
      {dialog === 'return' && <ReturnDialog kind={kind} budget={budget} onClose={close} />}
    </>
  )
}

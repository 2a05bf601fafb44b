import { useSave } from '@veckovis/forms/saving'
import { notify, useKeptDrafts, useTranslation } from '@veckovis/platform'
import { problemOf, refusalText } from '@veckovis/platform/signed-in'
import { Button } from '@veckovis/ui'
import { useState } from 'react'
import { refreshBudgets } from '../../data/budget-queries'
import { withdrawLockRequest } from '../../data/lock-request-queries'
import type { OfBudget } from './asked-budget'
import { RequestDialog } from './request-dialog'
import { requestDraftKind, requestSubject, type RequestPurpose } from './request-draft'

type LockRequestActionsProps = OfBudget & {
  readonly rights: { readonly write: boolean; readonly approve: boolean }
  /** That those who lock may see other figures, where they may. */
  readonly otherFigures?: string | undefined
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
      notify.error(refusalText(problem, 'budget'))
      await refreshBudgets(unitId)
    },
  })
  return (
    <Button loading={isBusy} onClick={() => void save()} aria-label={t('lockRequest.withdrawOf', { name })}>
      {t('lockRequest.withdraw')}
    </Button>
  )
}

/** A text that was begun when the page was lost stands open again. */
const useRequestDialog = (of: OfBudget, mayOpen: Readonly<Record<RequestPurpose, boolean>>) => {
  const kept = useKeptDrafts(requestDraftKind, of.budget.unitId)
  const isKept = (purpose: RequestPurpose) =>
    mayOpen[purpose] && kept.some(({ subject }) => subject === requestSubject(of, purpose))
  const [chosen, choose] = useState<RequestPurpose | 'none' | null>(null)
  const resumed = (['ask', 'return'] as const).find(isKept)
  return { dialog: chosen ?? resumed ?? 'none', choose }
}

/** Who may write but not lock asks for it, or takes the request back; who may lock sends it back. */
export const LockRequestActions = ({ kind, budget, rights, otherFigures }: LockRequestActionsProps) => {
  const { t } = useTranslation('mf-budget')
  const { name, state, lockRequest } = budget
  const isAsked = lockRequest?.state === 'asked'
  const mayOpen = { ask: rights.write && !rights.approve && !isAsked, return: rights.approve && isAsked }
  const { dialog, choose: setDialog } = useRequestDialog({ kind, budget }, mayOpen)
  const close = () => setDialog('none')
  if (state !== 'active') return null
  return (
    <>
      {mayOpen.return && (
        <Button onClick={() => setDialog('return')} aria-label={t('lockRequest.returnOf', { name })}>
          {t('lockRequest.return')}
        </Button>
      )}
      {rights.write && !rights.approve && isAsked && <WithdrawButton kind={kind} budget={budget} />}
      {mayOpen.ask && (
        <Button variant="primary" onClick={() => setDialog('ask')} aria-label={t('lockRequest.askOf', { name })}>
          {t('lockRequest.ask')}
        </Button>
      )}
      {dialog !== 'none' && (
        <RequestDialog kind={kind} budget={budget} purpose={dialog} otherFigures={otherFigures} onClose={close} />
      )}
    </>
  )
}

import type { BudgetChangeOnWire } from '@veckovis/contracts/budget'
import { ConfirmChange, useSave } from '@veckovis/forms/saving'
import { notify, useTranslation } from '@veckovis/platform'
import { problemOf, refusalText } from '@veckovis/platform/signed-in'
import { refreshBudgetChanges, withdrawBudgetChange, type YearOfUnit } from '../../data/changes/budget-change-queries'

type WithdrawQuestionProps = {
  readonly of: YearOfUnit
  readonly change: BudgetChangeOnWire
  readonly onClose: () => void
}

/** Asks before a change of the budget counts no longer. */
export const WithdrawQuestion = ({ of, change, onClose }: WithdrawQuestionProps) => {
  const { t: cancel } = useTranslation('mf-budget')
  const { t } = useTranslation('budget-changes')
  const { isBusy, problem, save } = useSave({
    save: () => withdrawBudgetChange(of, change.id),
    onSaved: async () => {
      notify.success(t('withdraw.done'))
      onClose()
      await refreshBudgetChanges(of)
    },
    problemOf,
    onProblem: () => refreshBudgetChanges(of),
  })
  return (
    <ConfirmChange
      tone="danger"
      title={t('withdraw.title', { day: change.firstDay })}
      confirmLabel={t('withdraw.action')}
      cancelLabel={cancel('cancel')}
      isBusy={isBusy}
      problem={problem === null ? null : refusalText(problem, 'budget-change', 'budget')}
      onConfirm={() => save()}
      onCancel={onClose}
    >
      <p>{t('withdraw.text')}</p>
    </ConfirmChange>
  )
}

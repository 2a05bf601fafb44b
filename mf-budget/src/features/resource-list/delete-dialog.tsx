import type { ResourceBudget } from '@veckovis/contracts/budget'
import { ConfirmChange, useSave } from '@veckovis/forms/saving'
import { notify, useTranslation } from '@veckovis/platform'
import { problemOf, refusalText } from '@veckovis/platform/signed-in'
import { deleteResourceBudget, refreshBudgets } from '../../data/budget-queries'

type DeleteDialogProps = {
  readonly budget: ResourceBudget
  readonly onDeleted: () => void
  readonly onCancel: () => void
}

/** Asks before a saved budget is gone for good. */
export const DeleteDialog = ({ budget, onDeleted, onCancel }: DeleteDialogProps) => {
  const { t } = useTranslation('mf-budget')
  const { name, year, unitId } = budget
  const { isBusy, problem, save } = useSave({
    save: () => deleteResourceBudget(budget),
    onSaved: async () => {
      notify.success(t('resources.deleted', { name }))
      onDeleted()
      await refreshBudgets(unitId)
    },
    problemOf,
    onProblem: () => refreshBudgets(unitId),
  })
  return (
    <ConfirmChange
      tone="danger"
      title={t('resources.deleteTitle', { name })}
      confirmLabel={t('resources.delete')}
      cancelLabel={t('cancel')}
      isBusy={isBusy}
      problem={problem === null ? null : refusalText(problem, 'budget')}
      onConfirm={() => save()}
      onCancel={onCancel}
    >
      <p>{t('resources.deleteText', { year })}</p>
    </ConfirmChange>
  )
}

import type { ResourceBudget } from '@veckovis/contracts/budget'
import { notify, useTranslation } from '@veckovis/platform'
import { Notice, Stack } from '@veckovis/ui'
import { ConfirmDialog } from '@veckovis/ui/dialog'
import { useState } from 'react'
import { deleteResourceBudget, refreshBudgets } from '../../data/budget-queries'
import { resourceProblemLines, resourceProblemOf, type ResourceProblem } from '../../data/resource-problem'

type DeleteDialogProps = {
  readonly budget: ResourceBudget
  readonly onDeleted: () => void
  readonly onCancel: () => void
}

/** Asks before a saved budget is gone for good. */
export const DeleteDialog = ({ budget, onDeleted, onCancel }: DeleteDialogProps) => {
  const { t } = useTranslation('mf-budget')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<ResourceProblem | null>(null)
  const { name, year, unitId } = budget

  const remove = async () => {
    setBusy(true)
    try {
      await deleteResourceBudget(budget)
      notify.success(t('resources.deleted', { name }))
      onDeleted()
    } catch (error) {
      setProblem(resourceProblemOf(error))
      setBusy(false)
    }
    await refreshBudgets(unitId)
  }

  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t('resources.deleteTitle', { name })}
      busy={busy}
      confirmLabel={t('resources.delete')}
      cancelLabel={t('cancel')}
      onConfirm={() => void remove()}
      onCancel={onCancel}
    >
      <Stack gap={3}>
        <p>{t('resources.deleteText', { year })}</p>
        {problem !== null && (
          <Notice tone="error" announce>
            {resourceProblemLines(problem, t).join(' ')}
          </Notice>
        )}
      </Stack>
    </ConfirmDialog>
  )
}

import type { NeedsBudget } from '@veckovis/contracts/budget'
import { notify, useTranslation } from '@veckovis/platform'
import { deleteNeedsBudget, lockNeedsBudget, refreshBudgets } from '../../data/budget-queries'
import { needsProblemOf, needsProblemText } from '../../data/needs-problem'
import { ConfirmChange } from '../../parts/confirm-change'
import { EditLockedQuestion } from '../../parts/edit-locked-question'

/** Which question stands over the page. */
export type NeedsDialog = { readonly kind: 'lock' | 'delete' | 'edit-locked'; readonly budget: NeedsBudget }

type NeedsDialogsProps = {
  readonly dialog: NeedsDialog
  readonly onClose: () => void
  readonly onEdit: (budget: NeedsBudget) => void
  readonly onDone: (done: NeedsDialog) => void
}

const calls = { lock: lockNeedsBudget, delete: deleteNeedsBudget }
const doneTexts = { lock: 'list.locked', delete: 'list.deleted' }

/** Lock, delete, and the edit of a locked budget are asked about first. */
export const NeedsDialogs = ({ dialog, onClose, onEdit, onDone }: NeedsDialogsProps) => {
  const { t } = useTranslation('mf-budget')
  const { kind, budget } = dialog
  const { name, unitId } = budget

  if (kind === 'edit-locked')
    return <EditLockedQuestion budget={budget} onConfirm={() => onEdit(budget)} onCancel={onClose} />

  const change = async () => {
    try {
      await calls[kind](budget)
      notify.success(t(doneTexts[kind], { name }))
      onDone(dialog)
      return undefined
    } catch (error) {
      return needsProblemText(needsProblemOf(error), t)
    } finally {
      await refreshBudgets(unitId)
    }
  }
  return (
    <ConfirmChange
      title={t(`list.${kind}Title`, { name })}
      confirmLabel={t(kind === 'lock' ? 'list.lockAction' : 'list.delete')}
      tone={kind === 'delete' ? 'danger' : 'normal'}
      change={change}
      onCancel={onClose}
    >
      <p>{t(`list.${kind}Text`)}</p>
    </ConfirmChange>
  )
}

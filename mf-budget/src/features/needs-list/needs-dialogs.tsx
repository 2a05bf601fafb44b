import type { NeedsBudget } from '@veckovis/contracts/budget'
import { ConfirmChange, useSave } from '@veckovis/forms/saving'
import { notify, useTranslation } from '@veckovis/platform'
import { problemOf, refusalText } from '@veckovis/platform/signed-in'
import { deleteNeedsBudget, lockNeedsBudget, refreshBudgets } from '../../data/budget-queries'
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

type ChangeQuestionProps = {
  readonly kind: 'lock' | 'delete'
  readonly budget: NeedsBudget
  readonly onDone: () => void
  readonly onCancel: () => void
}

const ChangeQuestion = ({ kind, budget, onDone, onCancel }: ChangeQuestionProps) => {
  const { t } = useTranslation('mf-budget')
  const { name, unitId } = budget
  const change = useSave({
    save: async () => calls[kind](budget),
    onSaved: async () => {
      notify.success(t(doneTexts[kind], { name }))
      onDone()
      await refreshBudgets(unitId)
    },
    problemOf,
    onProblem: () => refreshBudgets(unitId),
  })
  return (
    <ConfirmChange
      title={t(`list.${kind}Title`, { name })}
      confirmLabel={t(kind === 'lock' ? 'list.lockAction' : 'list.delete')}
      cancelLabel={t('cancel')}
      tone={kind === 'delete' ? 'danger' : 'normal'}
      isBusy={change.isBusy}
      problem={change.problem === null ? null : refusalText(change.problem, 'budget')}
      onConfirm={() => change.save()}
      onCancel={onCancel}
    >
      <p>{t(`list.${kind}Text`)}</p>
    </ConfirmChange>
  )
}

/** Lock, delete, and the edit of a locked budget are asked about first. */
export const NeedsDialogs = ({ dialog, onClose, onEdit, onDone }: NeedsDialogsProps) => {
  const { kind, budget } = dialog
  return kind === 'edit-locked' ? (
    <EditLockedQuestion budget={budget} onConfirm={() => onEdit(budget)} onCancel={onClose} />
  ) : (
    <ChangeQuestion kind={kind} budget={budget} onDone={() => onDone(dialog)} onCancel={onClose} />
  )
}

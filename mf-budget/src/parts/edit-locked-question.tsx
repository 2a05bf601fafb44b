import type { NeedsBudget } from '@veckovis/contracts/budget'
import { useTranslation } from '@veckovis/platform'
import { ConfirmChange } from './confirm-change'

type EditLockedQuestionProps = {
  readonly budget: Pick<NeedsBudget, 'name' | 'year'>
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** A locked needs budget is changed only by somebody who has said so: the forecast waits for new resources. */
export const EditLockedQuestion = ({ budget: { name, year }, onConfirm, onCancel }: EditLockedQuestionProps) => {
  const { t } = useTranslation('mf-budget')
  const change = () => {
    onConfirm()
    return Promise.resolve(undefined)
  }
  return (
    <ConfirmChange
      title={t('needs.editLocked.title', { name })}
      confirmLabel={t('needs.editLocked.action')}
      change={change}
      onCancel={onCancel}
    >
      <p>{t('needs.editLocked.text', { year })}</p>
    </ConfirmChange>
  )
}

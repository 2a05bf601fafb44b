import type { NeedsBudget } from '@veckovis/contracts/budget'
import { useTranslation } from '@veckovis/platform'
import { Stack } from '@veckovis/ui'
import { ConfirmDialog } from '@veckovis/ui/dialog'

type EditLockedQuestionProps = {
  readonly budget: Pick<NeedsBudget, 'name' | 'year'>
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** A locked needs budget is changed only by somebody who has said so: the forecast waits for new resources. */
export const EditLockedQuestion = ({ budget: { name, year }, onConfirm, onCancel }: EditLockedQuestionProps) => {
  const { t } = useTranslation('mf-budget')
  return (
    <ConfirmDialog
      open
      title={t('needs.editLocked.title', { name })}
      confirmLabel={t('needs.editLocked.action')}
      cancelLabel={t('cancel')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Stack gap={3}>
        <p>{t('needs.editLocked.text', { year })}</p>
      </Stack>
    </ConfirmDialog>
  )
}

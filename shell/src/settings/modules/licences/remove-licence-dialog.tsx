import { ConfirmChange } from '@veckovis/forms/saving'
import { useTranslation } from '@veckovis/platform'
import type { LicenceDialogProps } from './give-licence-dialog'

/** A licence that has not begun is taken back whole. */
export const RemoveLicenceDialog = ({
  title,
  municipality,
  busy,
  problem,
  onClose,
  onRemove,
}: LicenceDialogProps & { onRemove: () => void }) => {
  const { t } = useTranslation('module-settings')
  return (
    <ConfirmChange
      title={t('remove.title', { title })}
      confirmLabel={t('remove.confirm')}
      cancelLabel={t('cancel')}
      tone="danger"
      isBusy={busy}
      problem={problem}
      onConfirm={onRemove}
      onCancel={onClose}
    >
      <p>{t('remove.text', { title, municipality })}</p>
    </ConfirmChange>
  )
}

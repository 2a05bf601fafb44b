import { useTranslation } from '@veckovis/platform'
import { Notice, Stack } from '@veckovis/ui'
import { ConfirmDialog } from '@veckovis/ui/dialog'
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
    <ConfirmDialog
      title={t('remove.title', { title })}
      open
      onCancel={onClose}
      confirmLabel={t('remove.confirm')}
      cancelLabel={t('cancel')}
      onConfirm={onRemove}
      tone="danger"
      busy={busy}
    >
      <Stack>
        <p>{t('remove.text', { title, municipality })}</p>
        {problem !== null && (
          <Notice tone="error" announce>
            {problem}
          </Notice>
        )}
      </Stack>
    </ConfirmDialog>
  )
}

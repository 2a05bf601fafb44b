import { ToldOnce } from '@veckovis/forms/told-once'
import { useTranslation } from '@veckovis/platform'
import { Button, Inline, Notice } from '@veckovis/ui'
import { Dialog } from '@veckovis/ui/dialog'
import type { MadeKey } from './make-key-dialog'

/** The key, this once. */
export const ToldKeyDialog = ({ made: { source, key }, onClose }: { made: MadeKey; onClose: () => void }) => {
  const { t } = useTranslation('machine-keys')
  const footer = (
    <Inline justify="end">
      <Button variant="primary" onClick={onClose}>
        {t('told.close')}
      </Button>
    </Inline>
  )
  return (
    <Dialog open title={t('told.title', { source })} width={520} onCancel={onClose} footer={footer}>
      {key === null ? (
        <Notice tone="warning" announce>
          {t('told.lost')}
        </Notice>
      ) : (
        <ToldOnce
          label={t('told.label')}
          hint={t('told.hint')}
          text={key}
          words={{ copy: t('copy'), copied: t('copied'), copyFailed: t('copyFailed') }}
        />
      )}
    </Dialog>
  )
}

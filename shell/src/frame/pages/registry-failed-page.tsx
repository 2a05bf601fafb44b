import { useTranslation } from '@veckovis/platform'
import { Button, Notice, Page } from '@veckovis/ui'

export const RegistryFailedPage = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation('shell')
  return (
    <Page width="narrow">
      <Notice
        tone="error"
        announce
        title={t('error.title')}
        action={<Button onClick={onRetry}>{t('registry.retry')}</Button>}
      >
        {t('registry.failed')}
      </Notice>
    </Page>
  )
}

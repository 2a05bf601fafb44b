import { useTranslation } from '@veckovis/platform'
import { Page, ProblemNotice } from '@veckovis/ui'

export const RegistryFailedPage = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation('shell')
  return (
    <Page width="narrow">
      <ProblemNotice
        title={t('error.title')}
        text={t('registry.failed')}
        retry={{ label: t('registry.retry'), run: onRetry }}
      />
    </Page>
  )
}

import { useTranslation } from '@veckovis/platform'
import { EmptyState } from '@veckovis/ui'
import { GuardedLink } from '../routing/guarded-link'

export const NotLicensedPage = () => {
  const { t } = useTranslation('shell')
  return (
    <EmptyState
      icon="module"
      title={t('notLicensed.text')}
      action={
        <GuardedLink to="/" className="vk-button vk-button--secondary">
          {t('missing.home')}
        </GuardedLink>
      }
    >
      {t('notLicensed.advice')}
    </EmptyState>
  )
}

import { useTranslation, GuardedLink } from '@veckovis/platform'
import { EmptyState, buttonLook } from '@veckovis/ui'

export const NotLicensedPage = () => {
  const { t } = useTranslation('shell')
  return (
    <EmptyState
      icon="module"
      title={t('notLicensed.text')}
      action={
        <GuardedLink to="/" className={buttonLook('secondary')}>
          {t('missing.home')}
        </GuardedLink>
      }
    >
      {t('notLicensed.advice')}
    </EmptyState>
  )
}

import { useTranslation, GuardedLink } from '@veckovis/platform'
import { EmptyState, buttonLook } from '@veckovis/ui'

/** The suite has this page, but no module that could bring it is offered here. */
export const NotAvailablePage = () => {
  const { t } = useTranslation('shell')
  return (
    <EmptyState
      icon="module"
      title={t('notAvailable.text')}
      action={
        <GuardedLink to="/" className={buttonLook('secondary')}>
          {t('missing.home')}
        </GuardedLink>
      }
    >
      {t('notAvailable.advice')}
    </EmptyState>
  )
}

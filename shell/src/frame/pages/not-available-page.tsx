import { useTranslation } from '@veckovis/platform'
import { EmptyState } from '@veckovis/ui'
import { GuardedLink } from '../routing/guarded-link'

/** The suite has this page, but no module that could bring it is offered here. */
export const NotAvailablePage = () => {
  const { t } = useTranslation('shell')
  return (
    <EmptyState
      icon="module"
      title={t('notAvailable.text')}
      action={
        <GuardedLink to="/" className="vk-button vk-button--secondary">
          {t('missing.home')}
        </GuardedLink>
      }
    >
      {t('notAvailable.advice')}
    </EmptyState>
  )
}

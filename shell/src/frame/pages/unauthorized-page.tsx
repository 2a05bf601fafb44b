import { mayContinue } from '@veckovis/domain/access'
import { holderOf, useSession, useTranslation } from '@veckovis/platform'
import { EmptyState } from '@veckovis/ui'
import { GuardedLink } from '../routing/guarded-link'

export const UnauthorizedPage = () => {
  const { t } = useTranslation('shell')
  const user = useSession()
  const hasNoUnits = user !== null && !mayContinue(holderOf(user))
  const home = (
    <GuardedLink to="/" className="vk-button vk-button--secondary">
      {t('missing.home')}
    </GuardedLink>
  )
  return (
    <EmptyState icon="lock" title={t('unauthorized.text')} action={hasNoUnits ? undefined : home}>
      {hasNoUnits ? t('unauthorized.noUnits') : t('unauthorized.advice')}
    </EmptyState>
  )
}

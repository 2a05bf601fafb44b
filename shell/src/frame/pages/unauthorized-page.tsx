import { mayContinue } from '@veckovis/domain/access'
import { holderOf, platformStore, useSession, useTranslation, GuardedLink } from '@veckovis/platform'
import { EmptyState, buttonLook } from '@veckovis/ui'
import { useAtomValue } from 'jotai'
import { registryAtom } from '../../modules/module-registry'
import { nextPermittedPath } from '../routing/home-path'
import { useViewer } from '../routing/use-viewer'

export const UnauthorizedPage = () => {
  const { t } = useTranslation('shell')
  const user = useSession()
  const viewer = useViewer()
  const { registry } = useAtomValue(registryAtom, { store: platformStore })
  const hasNoUnits = user !== null && !mayContinue(holderOf(user))
  // The index leads by job title and may lead straight back here: a page that opens is a way out.
  const wayOut = registry === null ? '/' : nextPermittedPath(registry, viewer)
  const home = wayOut !== null && (
    <GuardedLink to={wayOut} className={buttonLook('secondary')}>
      {t('missing.home')}
    </GuardedLink>
  )
  return (
    <EmptyState icon="lock" title={t('unauthorized.text')} action={hasNoUnits ? undefined : home}>
      {hasNoUnits ? t('unauthorized.noUnits') : t('unauthorized.advice')}
    </EmptyState>
  )
}

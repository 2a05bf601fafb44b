import { permissionIds } from '@veckovis/domain/access'
import { startPath } from '@veckovis/domain/session'
import { holderOf, platformStore, useSession, useTranslation } from '@veckovis/platform'
import { Navigate } from '@veckovis/platform/router'
import { EmptyState, Page, Skeleton } from '@veckovis/ui'
import { useAtomValue } from 'jotai'
import { registryAtom } from '../../modules/module-registry'
import { readFirstPage } from '../routing/first-page'
import { homePath } from '../routing/home-path'
import { useViewer } from '../routing/use-viewer'
import { RegistryFailedPage } from './registry-failed-page'

/** Leads on to the page where the person works; which modules there are is known when the registry has answered. */
export const IndexPage = ({ onAskRegistry }: { onAskRegistry: () => void }) => {
  const { t } = useTranslation('shell')
  const user = useSession()
  const viewer = useViewer()
  const { registry, status } = useAtomValue(registryAtom, { store: platformStore })
  if (user === null) return null
  const chosen = readFirstPage() === 'start-page' && viewer.holds(permissionIds.startPage) ? '/planning' : null
  const preferred = chosen ?? startPath(holderOf(user))
  if (preferred === '/unauthorized') return <Navigate to={preferred} replace />
  if (registry === null) return status === 'failed' ? <RegistryFailedPage onRetry={onAskRegistry} /> : <IndexSkeleton />
  const home = homePath(preferred, registry, { ...viewer, hasPlaces: user.counties.length > 0 })
  return home === null ? <EmptyState icon="module" title={t('start.empty')} /> : <Navigate to={home} replace />
}

const IndexSkeleton = () => {
  const { t } = useTranslation('shell')
  return (
    <Page>
      <Skeleton lines={8} label={t('frame.loading')} />
    </Page>
  )
}

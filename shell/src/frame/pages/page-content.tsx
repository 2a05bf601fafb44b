import type { ClosedPath } from '@veckovis/contracts/modules'
import { lazyPage, useTranslation } from '@veckovis/platform'
import { Navigate } from '@veckovis/platform/router'
import { Page, Skeleton } from '@veckovis/ui'
import type { RegistryState } from '../../modules/module-registry'
import { ModuleStage } from '../../modules/module-stage'
import { StartPage } from '../../start-page/lazy-start-page'
import type { ResolvedRoute } from '../routing/resolve-route'
import { IndexPage } from './index-page'
import { MissingPage } from './missing-page'
import { NotAvailablePage } from './not-available-page'
import { NotLicensedPage } from './not-licensed-page'
import { RegistryFailedPage } from './registry-failed-page'
import { UnauthorizedPage } from './unauthorized-page'

const SettingsPage = lazyPage(() =>
  import(/* webpackChunkName: 'settings' */ '../../settings/settings-page').then(module => module.SettingsPage),
)
// One file for all of them: a table that each of them brought along would count as used by three, and come with a first forecast.
const ModuleSettingsPage = lazyPage(() =>
  import(/* webpackChunkName: 'settings-tables' */ '../../settings/modules/module-settings-page').then(
    module => module.ModuleSettingsPage,
  ),
)
const SecurityLogPage = lazyPage(() =>
  import(/* webpackChunkName: 'settings-tables' */ '../../settings/security/security-log-page').then(
    module => module.SecurityLogPage,
  ),
)
const PrivacyPage = lazyPage(() =>
  import(/* webpackChunkName: 'settings-tables' */ '../../settings/privacy/privacy-page').then(
    module => module.PrivacyPage,
  ),
)
const FirstStepsPage = lazyPage(() =>
  import(/* webpackChunkName: 'settings-tables' */ '../../first-steps/first-steps-page').then(
    module => module.FirstStepsPage,
  ),
)
const InstallationPage = lazyPage(() =>
  import(/* webpackChunkName: 'settings-tables' */ '../../settings/installation-page').then(
    module => module.InstallationPage,
  ),
)
const HelpPage = lazyPage(() =>
  import(/* webpackChunkName: 'help' */ '../../help/help-page').then(module => module.HelpPage),
)

const shellPages = {
  'start-page': StartPage,
  settings: SettingsPage,
  'module-settings': ModuleSettingsPage,
  'security-log': SecurityLogPage,
  'privacy-log': PrivacyPage,
  'first-steps': FirstStepsPage,
  installation: InstallationPage,
  help: HelpPage,
  unauthorized: UnauthorizedPage,
}

export interface PageContentProps {
  resolved: ResolvedRoute
  registryStatus: RegistryState['status']
  onAskRegistry: () => void
}

/** The page of the address: the shell's own, or the place where the module stands. */
export const PageContent = ({ resolved, registryStatus, onAskRegistry }: PageContentProps) => (
  <>
    <ModuleStage module={resolved.kind === 'module' ? resolved.module : null} />
    <OwnPage resolved={resolved} registryStatus={registryStatus} onAskRegistry={onAskRegistry} />
  </>
)

const OwnPage = ({ resolved, registryStatus, onAskRegistry }: PageContentProps) => {
  switch (resolved.kind) {
    case 'index':
      return <IndexPage onAskRegistry={onAskRegistry} />
    case 'shell': {
      const ShellPage = shellPages[resolved.page]
      return <ShellPage />
    }
    case 'closed':
      return <ClosedPage reason={resolved.reason} />
    case 'missing':
      return <MissingPage />
    case 'unknown-yet':
      return registryStatus === 'failed' ? <RegistryFailedPage onRetry={onAskRegistry} /> : <ContentSkeleton />
    case 'module':
      return null
  }
}

const ClosedPage = ({ reason }: { reason: ClosedPath['reason'] }) => {
  if (reason === 'permission') return <Navigate to="/unauthorized" replace />
  return reason === 'licence' ? <NotLicensedPage /> : <NotAvailablePage />
}

const ContentSkeleton = () => {
  const { t } = useTranslation('shell')
  return (
    <Page>
      <Skeleton lines={8} label={t('frame.loading')} />
    </Page>
  )
}

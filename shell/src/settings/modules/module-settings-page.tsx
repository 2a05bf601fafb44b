import { useQuery } from '@tanstack/react-query'
import { Loaded } from '@veckovis/forms/loaded'
import { addMessages, GuardedLink, useTranslation } from '@veckovis/platform'
import { Card, Page } from '@veckovis/ui'
import en from '../../../locales/modules/en.json'
import sv from '../../../locales/modules/sv.json'
import { FailureTable } from './failure-table'
import { useModuleRoute } from '../../modules/registry/use-module-route'
import { KeysCard } from './keys/keys-card'
import { ModuleList } from './module-list'
import { settingsQuery } from './module-settings-queries'

// The texts come with the page, which few people open, and not with the shell.
addMessages('module-settings', 'sv', sv)
addMessages('module-settings', 'en', en)

/** For the super admin; the shell's own, so that it opens when no module does. */
export const ModuleSettingsPage = () => {
  const { t } = useTranslation('module-settings')
  const licences = useModuleRoute('/licences')
  const settings = useQuery(settingsQuery)
  return (
    <Page intro={t('intro')}>
      <Card title={t('modules.title')}>
        <Loaded query={settings} label={t('loading')}>
          {({ modules }) => <ModuleList modules={modules} />}
        </Loaded>
      </Card>
      <KeysCard />
      {licences !== null && (
        <p>
          <GuardedLink to={licences.path}>{t('licences')}</GuardedLink>
        </p>
      )}
      <Card title={t('failures.title')}>
        <Loaded query={settings} label={t('loading')}>
          {({ failures }) => <FailureTable failures={failures} />}
        </Loaded>
      </Card>
    </Page>
  )
}

import { addMessages, GuardedLink, platformStore, useTranslation } from '@veckovis/platform'
import { Card, Page, buttonLook } from '@veckovis/ui'
import { useAtomValue } from 'jotai'
import en from '../../locales/installation/en.json'
import sv from '../../locales/installation/sv.json'
import { registryAtom } from '../modules/module-registry'
import { installationParts } from './installation-parts'
import * as styles from './settings-page.module.css'

// The texts come with the page and not with the sign-in.
addMessages('installation', 'sv', sv)
addMessages('installation', 'en', en)

/** What holds for everybody in the installation, for super admins: apart from the settings of one's own. */
export const InstallationPage = () => {
  const { t } = useTranslation('installation')
  const { registry } = useAtomValue(registryAtom, { store: platformStore })
  return (
    <Page width="narrow">
      {installationParts(registry).map(({ name, path }) => (
        <Card key={name} title={t(`parts.${name}.title`)}>
          <p className={styles.hint}>{t(`parts.${name}.hint`)}</p>
          <GuardedLink to={path} className={buttonLook('secondary')}>
            {t(`parts.${name}.open`)}
          </GuardedLink>
        </Card>
      ))}
    </Page>
  )
}

import { platformStore, useLanguage, useSession, useTranslation, GuardedLink } from '@veckovis/platform'
import { Card, buttonLook } from '@veckovis/ui'
import { useAtomValue } from 'jotai'
import { registryAtom } from '../modules/module-registry'
import { moduleLinks } from './module-links'
import * as styles from './settings-page.module.css'

/** What holds for a municipality, for super admins and economists. */
export const ModuleLinksCard = () => {
  const { t } = useTranslation('settings')
  const language = useLanguage()
  const user = useSession()
  const { registry } = useAtomValue(registryAtom, { store: platformStore })
  const links = user === null || registry === null ? [] : moduleLinks(user, registry)
  if (links.length === 0) return null
  return (
    <Card title={t('municipality')}>
      <p className={styles.hint}>{t('municipalityHint')}</p>
      <ul className={styles.links}>
        {links.map(({ path, title }) => (
          <li key={path}>
            <GuardedLink to={path} className={buttonLook('secondary')}>
              {title[language]}
            </GuardedLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}

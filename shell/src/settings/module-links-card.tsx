import { hasJobTitle, jobTitleIds } from '@veckovis/domain/access'
import { holderOf, platformStore, useLanguage, useSession, useTranslation, GuardedLink } from '@veckovis/platform'
import { Card, buttonLook } from '@veckovis/ui'
import { useAtomValue } from 'jotai'
import { registryAtom } from '../modules/module-registry'
import * as styles from './settings-page.module.css'

/** Pages that modules have below /settings: what holds for a municipality, for super admins and economists. */
export const ModuleLinksCard = () => {
  const { t } = useTranslation('settings')
  const language = useLanguage()
  const user = useSession()
  const { registry } = useAtomValue(registryAtom, { store: platformStore })
  if (user === null || registry === null) return null
  const routes = registry.modules.flatMap(module => module.routes)
  const links = routes.filter(({ path }) => path.startsWith('/settings/'))
  const isForThem = hasJobTitle(holderOf(user), jobTitleIds.economist)
  if (!isForThem || links.length === 0) return null
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

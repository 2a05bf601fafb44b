import {
  addMessages,
  notify,
  platformStore,
  setLanguage,
  setTheme,
  themeAtom,
  useLanguage,
  useSession,
  useTranslation,
} from '@veckovis/platform'
import { Card, Page, buttonLook } from '@veckovis/ui'
import { useAtomValue } from 'jotai'
import en from '../../locales/settings/en.json'
import sv from '../../locales/settings/sv.json'
import { fullNameOf } from '../frame/header/user-menu'
import { GuardedLink } from '../frame/routing/guarded-link'
import { ChoiceGroup } from './choice-group'
import { ModuleLinksCard } from './module-links-card'
import * as styles from './settings-page.module.css'

// The texts come with the page and not with the sign-in.
addMessages('settings', 'sv', sv)
addMessages('settings', 'en', en)

/** Each language is named in itself, so that it is found by those who need it. */
const languages = [
  { value: 'sv', label: 'Svenska' },
  { value: 'en', label: 'English' },
] as const

const themes = ['system', 'light', 'dark'] as const

export const SettingsPage = () => {
  const { t } = useTranslation('settings')
  const language = useLanguage()
  const theme = useAtomValue(themeAtom, { store: platformStore })

  const changeLanguage = (chosen: 'sv' | 'en') => {
    setLanguage(chosen).catch(() => notify.error(t('languageFailed')))
  }

  return (
    <Page width="narrow">
      <Card title={t('language')}>
        <ChoiceGroup
          name="language"
          label={t('language')}
          hint={t('languageHint')}
          options={languages}
          value={language}
          onChange={changeLanguage}
        />
      </Card>
      <Card title={t('theme')}>
        <ChoiceGroup
          name="theme"
          label={t('theme')}
          hint={t('themeHint')}
          options={themes.map(value => ({ value, label: t(`themes.${value}`) }))}
          value={theme}
          onChange={setTheme}
        />
      </Card>
      <PersonCard />
      <ModuleLinksCard />
      <ModulesCard />
      <SecurityCard />
    </Page>
  )
}

const PersonCard = () => {
  const { t } = useTranslation('settings')
  const user = useSession()
  if (user === null) return null
  return (
    <Card title={t('person')}>
      <dl className={styles.facts}>
        <dt>{t('name')}</dt>
        <dd>{fullNameOf(user)}</dd>
        <dt>{t('email')}</dt>
        <dd>{user.email}</dd>
        <dt>{t('phone')}</dt>
        <dd>{user.phone ?? t('noPhone')}</dd>
      </dl>
      <p className={styles.hint}>{t('personHint')}</p>
    </Card>
  )
}

const ModulesCard = () => {
  const { t } = useTranslation('settings')
  const user = useSession()
  if (user === null || !user.superadmin) return null
  return (
    <Card title={t('shell:settings.modules')}>
      <p className={styles.hint}>{t('modulesHint')}</p>
      <GuardedLink to="/settings/modules" className={buttonLook('secondary')}>
        {t('modulesOpen')}
      </GuardedLink>
    </Card>
  )
}

const SecurityCard = () => {
  const { t } = useTranslation('settings')
  const user = useSession()
  if (user === null || !user.superadmin) return null
  return (
    <Card title={t('shell:settings.security')}>
      <p className={styles.hint}>{t('securityHint')}</p>
      <GuardedLink to="/settings/security" className={buttonLook('secondary')}>
        {t('securityOpen')}
      </GuardedLink>
    </Card>
  )
}

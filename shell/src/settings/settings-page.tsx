import {
  notify,
  platformStore,
  setLanguage,
  setTheme,
  themeAtom,
  useLanguage,
  useSession,
  useTranslation,
} from '@veckovis/platform'
import { Card, Page } from '@veckovis/ui'
import { useAtomValue } from 'jotai'
import { fullNameOf } from '../frame/header/user-menu'
import { GuardedLink } from '../frame/routing/guarded-link'
import { ChoiceGroup } from './choice-group'
import { ModuleLinksCard } from './module-links-card'
import './settings-page.css'

/** Each language is named in itself, so that it is found by those who need it. */
const languages = [
  { value: 'sv', label: 'Svenska' },
  { value: 'en', label: 'English' },
] as const

const themes = ['system', 'light', 'dark'] as const

export const SettingsPage = () => {
  const { t } = useTranslation('shell')
  const language = useLanguage()
  const theme = useAtomValue(themeAtom, { store: platformStore })

  const changeLanguage = (chosen: 'sv' | 'en') => {
    setLanguage(chosen).catch(() => notify.error(t('settings.languageFailed')))
  }

  return (
    <Page width="narrow">
      <Card title={t('settings.language')}>
        <ChoiceGroup
          name="language"
          label={t('settings.language')}
          hint={t('settings.languageHint')}
          options={languages}
          value={language}
          onChange={changeLanguage}
        />
      </Card>
      <Card title={t('settings.theme')}>
        <ChoiceGroup
          name="theme"
          label={t('settings.theme')}
          hint={t('settings.themeHint')}
          options={themes.map(value => ({ value, label: t(`settings.themes.${value}`) }))}
          value={theme}
          onChange={setTheme}
        />
      </Card>
      <PersonCard />
      <ModuleLinksCard />
      <ModulesCard />
    </Page>
  )
}

const PersonCard = () => {
  const { t } = useTranslation('shell')
  const user = useSession()
  if (user === null) return null
  return (
    <Card title={t('settings.person')}>
      <dl className="settings__facts">
        <dt>{t('settings.name')}</dt>
        <dd>{fullNameOf(user)}</dd>
        <dt>{t('settings.email')}</dt>
        <dd>{user.email}</dd>
        <dt>{t('settings.phone')}</dt>
        <dd>{user.phone ?? t('settings.noPhone')}</dd>
      </dl>
      <p className="settings__hint">{t('settings.personHint')}</p>
    </Card>
  )
}

const ModulesCard = () => {
  const { t } = useTranslation('shell')
  const user = useSession()
  if (user === null || !user.superadmin) return null
  return (
    <Card title={t('settings.modules')}>
      <p className="settings__hint">{t('settings.modulesHint')}</p>
      <GuardedLink to="/settings/modules" className="vk-button vk-button--secondary">
        {t('settings.modulesOpen')}
      </GuardedLink>
    </Card>
  )
}

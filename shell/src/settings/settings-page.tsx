import {
  addMessages,
  notify,
  PlaceSlot,
  platformStore,
  setLanguage,
  setTheme,
  themeAtom,
  useActiveUnit,
  useLanguage,
  useSession,
  useTranslation,
  GuardedLink,
} from '@veckovis/platform'
import { ChoiceGroup } from '@veckovis/forms'
import { Card, Page, buttonLook } from '@veckovis/ui'
import { permissionIds } from '@veckovis/domain/access'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import en from '../../locales/settings/en.json'
import sv from '../../locales/settings/sv.json'
import { chooseFirstPage, readFirstPage, type FirstPage } from '../frame/routing/first-page'
import { useViewer } from '../frame/routing/use-viewer'
import { fullNameOf } from '../frame/header/user-menu'
import { AccountCards } from './account/account-cards'
import { AllowanceCard } from './calendar/allowance-card'
import { CalendarCard } from './calendar/calendar-card'
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
  const unitId = useActiveUnit()?.unit.id ?? null

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
      <FirstPageCard />
      <PersonCard />
      <AccountCards />
      <CalendarCard />
      <AllowanceCard />
      <ModuleLinksCard />
      <PlaceSlot place="settings/1" context={{ unitId }} className={styles.contributed} />
      <PrivacyCard />
    </Page>
  )
}

const firstPages: readonly FirstPage[] = ['job-title', 'start-page']

/** For anyone who may open the start page at all. */
const FirstPageCard = () => {
  const { t } = useTranslation('settings')
  const { holds } = useViewer()
  const [chosen, setChosen] = useState(readFirstPage)
  if (!holds(permissionIds.startPage)) return null
  const change = (page: FirstPage) => {
    chooseFirstPage(page)
    setChosen(page)
  }
  return (
    <Card title={t('firstPage')}>
      <ChoiceGroup
        name="first-page"
        label={t('firstPage')}
        hint={t('firstPageHint')}
        options={firstPages.map(value => ({ value, label: t(`firstPages.${value}`) }))}
        value={chosen}
        onChange={change}
      />
    </Card>
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

const PrivacyCard = () => {
  const { t } = useTranslation('settings')
  return (
    <Card title={t('shell:settings.privacy')}>
      <p className={styles.hint}>{t('privacyHint')}</p>
      <GuardedLink to="/settings/privacy" className={buttonLook('secondary')}>
        {t('privacyOpen')}
      </GuardedLink>
    </Card>
  )
}

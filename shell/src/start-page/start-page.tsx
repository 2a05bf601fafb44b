import { isoWeekInStockholm } from '@veckovis/domain/calendar'
import {
  platformStore,
  requestUnitPicker,
  useActiveUnit,
  useLanguage,
  useSession,
  useTranslation,
  GuardedLink,
} from '@veckovis/platform'
import { Button, EmptyState, Icon, Page } from '@veckovis/ui'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { buildNavigation, flattenNavigation } from '../frame/navigation/navigation-model'
import { useViewer } from '../frame/routing/use-viewer'
import { preloadModuleOf } from '../modules/module-applications'
import { navigationOf, registryAtom } from '../modules/module-registry'
import { ContributionList, TodayBand } from '../modules/contributions/contribution-list'
import { BeforeFirstForecast } from './before-first-forecast'
import * as styles from './start-page.module.css'

/** The active unit and a card for every area that the person may open. */
export const StartPage = () => {
  const { t } = useTranslation('shell')
  const user = useSession()
  const today = useMemo(() => isoWeekInStockholm(new Date()), [])
  return (
    <Page>
      <section className={styles.unit} aria-label={t('start.unit')}>
        <div>
          {user !== null && <p className={styles.greeting}>{t('start.greeting', { name: user.firstName })}</p>}
          <p className={styles.week}>{t('start.week', { week: today.week, year: today.year })}</p>
        </div>
        <ActiveUnitCard />
      </section>
      <BeforeFirstForecast />
      <TodayBand />
      <ContributionList />
      {user !== null && user.counties.length === 0 && <p className={styles.greeting}>{t('start.noPlaces')}</p>}
      <Areas />
    </Page>
  )
}

const ActiveUnitCard = () => {
  const { t } = useTranslation('shell')
  const activeUnit = useActiveUnit()
  return (
    <div className={styles.card}>
      <Icon name="unit" />
      {activeUnit === null ? (
        <p>{t('start.noUnit')}</p>
      ) : (
        <div>
          <p className={styles.label}>{t('start.unit')}</p>
          <p className={styles.name}>{activeUnit.unit.name}</p>
          <p className={styles.label}>
            {activeUnit.department}, {activeUnit.municipality.name}
          </p>
        </div>
      )}
      <Button onClick={requestUnitPicker}>{t(activeUnit === null ? 'start.choose' : 'start.change')}</Button>
    </div>
  )
}

const Areas = () => {
  const { t } = useTranslation('shell')
  const language = useLanguage()
  const { holds, holdsInSeveral } = useViewer()
  const { registry } = useAtomValue(registryAtom, { store: platformStore })
  const links = flattenNavigation(buildNavigation(navigationOf(registry), { holds, holdsInSeveral, language }))

  if (registry !== null && links.length === 0) {
    const closed = registry.closed.filter(({ needsLicence }) => needsLicence !== false)
    const isUnlicensed = closed.length > 0 && closed.every(({ reason }) => reason === 'licence')
    return <EmptyState icon="module" title={t(isUnlicensed ? 'start.noLicence' : 'start.empty')} />
  }
  return (
    <nav aria-label={t('start.areas')} className={styles.ways}>
      <h2 className={styles.heading}>{t('start.areas')}</h2>
      <ul className={styles.areas}>
        {links.map(link => (
          <li key={link.key}>
            <GuardedLink to={link.path} className={styles.area} onPointerEnter={() => preloadModuleOf(link.path)}>
              <span className={styles.icon}>
                <Icon name={link.icon} />
              </span>
              <span className={styles.name}>{link.label}</span>
              <Icon name="chevron-right" />
            </GuardedLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

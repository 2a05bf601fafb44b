import type { NavigationEntry } from '@veckovis/contracts/modules'
import { i18n, useLanguage, useTranslation } from '@veckovis/platform'
import { useLocation } from '@veckovis/platform/router'
import { Button, Icon } from '@veckovis/ui'
import { useEffect, useMemo, useRef } from 'react'
import { VeckovisMark } from '../../welcome/veckovis-mark'
import { useViewer } from '../routing/use-viewer'
import { MunicipalityMark } from './municipality-mark'
import { buildNavigation, isParent } from './navigation-model'
import { NavigationItemLink, NavigationItemParent } from './navigation-items'
import { ownEntries } from './own-entries'
import { useRailPreference } from './rail-preference'
import type { NavigationDrawer } from './use-navigation-drawer'
import * as styles from './side-navigation.module.css'

const inBothLanguages = (key: string): NavigationEntry['label'] => ({
  sv: i18n.getFixedT('sv', 'shell')(key),
  en: i18n.getFixedT('en', 'shell')(key),
})

export interface SideNavigationProps {
  entries: readonly NavigationEntry[]
  drawer: NavigationDrawer
}

export const SideNavigation = ({ entries, drawer }: SideNavigationProps) => {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const language = useLanguage()
  const { holds, holdsInSeveral } = useViewer()
  const rail = useRailPreference()
  const closeButton = useRef<HTMLButtonElement>(null)
  // A drawer always shows its labels: the rail is for wide screens.
  const isRail = rail.isCollapsed && !drawer.isOpen

  const items = useMemo(() => {
    const own = ownEntries({ start: inBothLanguages('navigation.start'), help: inBothLanguages('navigation.help') })
    return buildNavigation([...own, ...entries], { holds, holdsInSeveral, language })
  }, [entries, holds, holdsInSeveral, language])

  useEffect(() => {
    if (drawer.isOpen) closeButton.current?.focus()
  }, [drawer.isOpen])

  return (
    <>
      <button
        type="button"
        className={styles.backdrop}
        aria-label={t('navigation.close')}
        tabIndex={-1}
        onClick={drawer.close}
      />
      <nav className={styles.sideNavigation} aria-label={t('navigation.label')} data-rail={isRail}>
        <div className={styles.head}>
          <MunicipalityMark />
          <Button
            ref={closeButton}
            variant="quiet"
            className={styles.close}
            aria-label={t('navigation.close')}
            icon={<Icon name="close" />}
            onClick={drawer.close}
          />
        </div>
        <ul className={styles.list}>
          {items.map(item =>
            isParent(item) ? (
              <NavigationItemParent key={item.key} parent={item} pathname={pathname} isRail={isRail} />
            ) : (
              <NavigationItemLink key={item.key} link={item} pathname={pathname} isRail={isRail} />
            ),
          )}
        </ul>
        <div className={styles.foot}>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={!isRail}
            aria-label={t(isRail ? 'navigation.expand' : 'navigation.collapse')}
            title={isRail ? t('navigation.expand') : undefined}
            onClick={rail.toggle}
          >
            <Icon name={isRail ? 'expand-right' : 'collapse-left'} />
            <span className={styles.label}>{t('navigation.collapse')}</span>
          </button>
          <span className={styles.product}>
            <VeckovisMark />
            <span className={styles.label}>Veckovis</span>
          </span>
        </div>
      </nav>
    </>
  )
}

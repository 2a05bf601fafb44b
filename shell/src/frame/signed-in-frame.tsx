import { platformStore, RemoteErrorBoundary, useActiveUnit, useLanguage, useTranslation } from '@veckovis/platform'
import { useLocation } from '@veckovis/platform/router'
import { useAtomValue } from 'jotai'
import { useLayoutEffect, useRef, useState } from 'react'
import { PlacedContributions } from '../modules/contributions/placed-contributions'
import { askRegistry, navigationOf, registryAtom } from '../modules/module-registry'
import { useRegistry } from '../modules/registry/use-registry'
import { UnitPicker } from '../unit-picker/unit-picker'
import { Banners } from './feedback/banners'
import { Notifications } from './feedback/notifications'
import { ProgressBar } from './feedback/progress-bar'
import { UnsavedChangesDialog } from './feedback/unsaved-changes-dialog'
import { Header } from './header/header'
import { SideNavigation } from './navigation/side-navigation'
import { useNavigationDrawer } from './navigation/use-navigation-drawer'
import { PageContent } from './pages/page-content'
import { usePrintHead } from './print/use-print-head'
import { pageTitle } from './routing/page-title'
import { useNarrow } from './header/use-narrow'
import { usePageFocus } from './routing/use-page-focus'
import { isOfUnit } from './routing/resolve-route'
import { useResolvedRoute } from './routing/use-resolved-route'
import { useUnitOfAddress } from './routing/use-unit-of-address'
import * as styles from './frame.module.css'

const contentId = 'content'

/** Everything that stands around a page when somebody is signed in. */
export const SignedInFrame = () => {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const language = useLanguage()
  const unitId = useActiveUnit()?.unit.id ?? null
  const registry = useAtomValue(registryAtom, { store: platformStore })
  const resolved = useResolvedRoute()
  const heading = useRef<HTMLHeadingElement>(null)
  const [menuButton, setMenuButton] = useState<HTMLButtonElement | null>(null)
  const drawer = useNavigationDrawer(pathname, menuButton)
  const isNarrow = useNarrow()
  const isInItsUnit = useUnitOfAddress()
  const askAgain = () => void askRegistry(unitId)

  useRegistry(unitId, pathname)
  usePageFocus(pathname, heading)

  const named = pageTitle(resolved, language)
  const title = 'text' in named ? named.text : t(named.key)
  useLayoutEffect(() => {
    document.title = `${title} – Veckovis`
  }, [title])
  const ofUnit = isOfUnit(resolved)
  usePrintHead(title, ofUnit)

  return (
    <div className={styles.frame} data-drawer={drawer.isOpen ? 'open' : 'closed'}>
      <a className={styles.skip} href={`#${contentId}`}>
        {t('frame.skip')}
      </a>
      <SideNavigation entries={navigationOf(registry.registry)} drawer={drawer} />
      <div className={styles.main} inert={drawer.isOpen}>
        <Header {...{ title, drawer, isNarrow }} isOfUnit={ofUnit} headingRef={heading} menuButtonRef={setMenuButton} />
        {isNarrow && <Notifications stays />}
        <main className={styles.content} id={contentId} tabIndex={-1}>
          <ProgressBar />
          <Banners registryStatus={registry.status} onAskRegistry={askAgain} />
          <RemoteErrorBoundary key={pathname}>
            {isInItsUnit && (
              <PageContent resolved={resolved} registryStatus={registry.status} onAskRegistry={askAgain} />
            )}
          </RemoteErrorBoundary>
        </main>
      </div>
      <PlacedContributions />
      <UnitPicker />
      <UnsavedChangesDialog />
    </div>
  )
}

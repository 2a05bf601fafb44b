import { mayContinue } from '@veckovis/domain/access'
import { holderOf, PlaceSlot, uploadAddress, useActiveUnit, useSession, useTranslation } from '@veckovis/platform'
import { Button, Icon } from '@veckovis/ui'
import { useRef, type Ref } from 'react'
import type { NavigationDrawer } from '../navigation/use-navigation-drawer'
import { Notifications } from '../feedback/notifications'
import { UnitSwitcher } from './unit-switcher'
import { UserMenu } from './user-menu'
import { useStaysAbove } from './use-stays-above'
import * as styles from './header.module.css'

export interface HeaderProps {
  title: string
  headingRef: Ref<HTMLHeadingElement>
  menuButtonRef: Ref<HTMLButtonElement>
  drawer: NavigationDrawer
  isNarrow: boolean
  /** The page is about the active unit. */
  isOfUnit: boolean
}

export const Header = ({ title, headingRef, menuButtonRef, drawer, isNarrow, isOfUnit }: HeaderProps) => {
  const { t } = useTranslation('shell')
  const user = useSession()
  const activeUnit = useActiveUnit()
  const logo = activeUnit?.municipality.logo ?? null
  const header = useRef<HTMLElement>(null)
  useStaysAbove(header, !isNarrow)
  const maySwitch = user !== null && mayContinue(holderOf(user))
  return (
    <header ref={header} className={styles.header} data-about={isOfUnit ? 'unit' : 'all'}>
      <Button
        ref={menuButtonRef}
        variant="quiet"
        className={styles.menu}
        aria-label={t('navigation.open')}
        aria-expanded={drawer.isOpen}
        icon={<Icon name="menu" />}
        onClick={drawer.open}
      />
      <h1 className={styles.title} ref={headingRef} tabIndex={-1}>
        {title}
      </h1>
      {/* On paper, where the navigation with the logo is not. The margins of each sheet name the municipality. */}
      {isOfUnit && logo !== null && <img className={styles.paperLogo} src={uploadAddress(logo)} alt="" />}
      {!isNarrow && <Notifications stays={false} />}
      <div className={styles.tools}>
        <div className={styles.unit}>
          {maySwitch && <UnitSwitcher />}
          {activeUnit !== null && (
            <PlaceSlot place="unit-head/1" context={{ unitId: activeUnit.unit.id }} className={styles.unitHead} />
          )}
        </div>
        {user !== null && <UserMenu user={user} />}
      </div>
    </header>
  )
}

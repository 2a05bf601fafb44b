import { mayContinue } from '@veckovis/domain/access'
import { holderOf, useSession, useTranslation } from '@veckovis/platform'
import { Button, Icon } from '@veckovis/ui'
import type { Ref } from 'react'
import type { NavigationDrawer } from '../navigation/use-navigation-drawer'
import './header.css'
import { UnitSwitcher } from './unit-switcher'
import { UserMenu } from './user-menu'

export interface HeaderProps {
  title: string
  headingRef: Ref<HTMLHeadingElement>
  menuButtonRef: Ref<HTMLButtonElement>
  drawer: NavigationDrawer
}

export const Header = ({ title, headingRef, menuButtonRef, drawer }: HeaderProps) => {
  const { t } = useTranslation('shell')
  const user = useSession()
  const maySwitch = user !== null && mayContinue(holderOf(user))
  return (
    <header className="header">
      <Button
        ref={menuButtonRef}
        variant="quiet"
        className="header__menu"
        aria-label={t('navigation.open')}
        aria-expanded={drawer.isOpen}
        icon={<Icon name="menu" />}
        onClick={drawer.open}
      />
      <h1 className="header__title" ref={headingRef} tabIndex={-1}>
        {title}
      </h1>
      <div className="header__tools">
        {maySwitch && <UnitSwitcher />}
        {user !== null && <UserMenu user={user} />}
      </div>
    </header>
  )
}

import { GuardedLink } from '@veckovis/platform'
import { Icon } from '@veckovis/ui'
import { useId, useState } from 'react'
import { usePreload } from '../../modules/contributions/use-preload'
import { leadsTo, type NavigationLink, type NavigationParent } from './navigation-model'
import * as styles from './side-navigation.module.css'

interface ItemProps {
  pathname: string
  isRail: boolean
}

export const NavigationItemLink = ({
  link,
  pathname,
  isRail,
  isChild = false,
}: ItemProps & { link: NavigationLink; isChild?: boolean }) => {
  const preload = usePreload(link.path)
  return (
    <li>
      <GuardedLink
        to={link.path}
        className={isChild ? `${styles.item} ${styles.itemChild}` : styles.item}
        aria-current={leadsTo(link, pathname) ? 'page' : undefined}
        aria-label={isRail ? link.label : undefined}
        title={isRail ? link.label : undefined}
        onPointerEnter={preload}
        onFocus={preload}
      >
        <Icon name={link.icon} />
        <span className={styles.label}>{link.label}</span>
      </GuardedLink>
    </li>
  )
}

/** Expanded parents are not remembered, except that the parent of the active page opens. */
export const NavigationItemParent = ({ parent, pathname, isRail }: ItemProps & { parent: NavigationParent }) => {
  const listId = useId()
  const holdsActive = parent.children.some(child => leadsTo(child, pathname))
  const [choice, setChoice] = useState<{ pathname: string; open: boolean } | null>(null)
  const [keptOpen, setKeptOpen] = useState(false)
  const isOpen = choice?.pathname === pathname ? choice.open : holdsActive || keptOpen

  const toggle = () => {
    setChoice({ pathname, open: !isOpen })
    setKeptOpen(!isOpen)
  }

  return (
    <li>
      <button
        type="button"
        className={styles.item}
        aria-expanded={isOpen}
        aria-controls={listId}
        data-holds-active={holdsActive}
        aria-label={isRail ? parent.label : undefined}
        title={isRail ? parent.label : undefined}
        onClick={toggle}
      >
        <Icon name={parent.icon} />
        <span className={styles.label}>{parent.label}</span>
        <span className={styles.chevron}>
          <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} />
        </span>
      </button>
      <ul className={styles.children} id={listId} hidden={!isOpen}>
        {parent.children.map(child => (
          <NavigationItemLink key={child.key} link={child} pathname={pathname} isRail={isRail} isChild />
        ))}
      </ul>
    </li>
  )
}

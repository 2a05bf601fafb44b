import {
  cloneElement,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react'
import { useAnchored } from '../anchored/use-anchored'
import * as styles from './menu.module.css'

export type MenuItem = { key: string; label: ReactNode; onSelect: () => void }

type PressHandlers = {
  onClick?: (event: MouseEvent<HTMLElement>) => void
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void
  'aria-haspopup'?: 'menu'
  'aria-expanded'?: boolean
}

export type DropdownMenuProps = {
  /** As a function they are asked for when the menu is opened, where to find them out costs something. */
  items: readonly MenuItem[] | (() => readonly MenuItem[])
  /** The button that opens the menu. */
  children: ReactElement<PressHandlers>
}

/** Where the arrow keys, Home and End lead from the entry with the focus; round at both ends. */
const entryAfter = (key: string, at: number, count: number): number | undefined => {
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return (at + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

type MenuEntryProps = { item: MenuItem; isFirst: boolean; anchor: HTMLElement; onClose: () => void }

const MenuEntry = ({ item, isFirst, anchor, onClose }: MenuEntryProps) => {
  const choose = () => {
    // A dialog that the entry opens gives the focus back to where it was before: to the button, as the menu is gone.
    anchor.focus({ preventScroll: true })
    onClose()
    item.onSelect()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    event.stopPropagation()
    choose()
  }
  return (
    <div
      className={styles.item}
      role="menuitem"
      tabIndex={-1}
      {...(isFirst ? { 'data-first-focus': '' } : {})}
      onClick={choose}
      onKeyDown={onKeyDown}
    >
      {item.label}
    </div>
  )
}

type MenuPanelProps = { items: readonly MenuItem[]; anchor: HTMLElement; onClose: () => void }

const MenuPanel = ({ items, anchor, onClose }: MenuPanelProps) => {
  const panel = useRef<HTMLDivElement>(null)
  useAnchored(panel, anchor, { onEscape: onClose, onOutside: onClose })
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const entries = [...(panel.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
    const at = entries.findIndex(entry => entry === document.activeElement)
    const next = entryAfter(event.key, at, entries.length)
    // The focus goes back to the button first, so that Tab leads on from there.
    if (event.key === 'Tab') return onClose()
    if (next === undefined) return undefined
    entries[next]?.focus()
    event.preventDefault()
    return event.stopPropagation()
  }
  return (
    <div
      ref={panel}
      className={styles.menu}
      role="menu"
      aria-label={anchor.ariaLabel ?? anchor.textContent}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {items.map((item, place) => (
        <MenuEntry key={item.key} item={item} isFirst={place === 0} anchor={anchor} onClose={onClose} />
      ))}
    </div>
  )
}

/** A menu under its button: opens by press, Enter or arrow down, closes by Escape, Tab and a press outside. */
export const DropdownMenu = ({ items, children }: DropdownMenuProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const isOpen = anchor !== null
  return (
    <>
      {cloneElement(children, {
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        onClick: ({ currentTarget }) => {
          // Safari leaves the focus where it was when a button is pressed: it is to come back here.
          currentTarget.focus()
          setAnchor(isOpen ? null : currentTarget)
        },
        onKeyDown: event => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          event.stopPropagation()
          setAnchor(event.currentTarget)
        },
      })}
      {isOpen && (
        <MenuPanel
          items={typeof items === 'function' ? items() : items}
          anchor={anchor}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  )
}

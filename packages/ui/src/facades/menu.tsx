import AntdMenu from 'antd/es/menu'
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
import { UiThemeProvider } from './theme'
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

/** antd moves the focus a frame after the key; the entry is active at once. */
const entryIn = (panel: HTMLElement) =>
  panel.querySelector<HTMLElement>('[class*="-item-active"]') ?? panel.querySelector<HTMLElement>(':focus')

const walking = ['ArrowDown', 'ArrowUp', 'Home', 'End']

type MenuPanelProps = { items: readonly MenuItem[]; anchor: HTMLElement; onClose: () => void }

const MenuPanel = ({ items, anchor, onClose }: MenuPanelProps) => {
  const panel = useRef<HTMLDivElement>(null)
  useAnchored(panel, anchor, { onEscape: onClose, onOutside: onClose })
  const choose = ({ onSelect }: MenuItem) => {
    // A dialog that the entry opens gives the focus back to where it was before: to the button, as the menu is gone.
    anchor.focus({ preventScroll: true })
    onClose()
    onSelect()
  }
  const chooseByKey = (event: KeyboardEvent<HTMLElement>) => {
    // The focus goes back to the button first, so that Tab leads on from there.
    if (event.key === 'Tab') return onClose()
    if (event.key !== 'Enter' && event.key !== ' ') return undefined
    entryIn(event.currentTarget)?.click()
    event.preventDefault()
    return event.stopPropagation()
  }
  const keepWalking = (event: KeyboardEvent) => {
    if (walking.includes(event.key)) event.stopPropagation()
  }
  return (
    <div ref={panel} className={styles.menu} role="presentation" onKeyDownCapture={chooseByKey} onKeyDown={keepWalking}>
      <AntdMenu
        aria-label={anchor.ariaLabel ?? anchor.textContent}
        tabIndex={-1}
        selectable={false}
        tooltip={false}
        items={items.map((item, place) => ({
          ...{ key: item.key, label: item.label, onClick: () => choose(item) },
          ...(place === 0 ? { 'data-first-focus': '' } : {}),
        }))}
      />
    </div>
  )
}

/**
 * A menu under its button: opens by press, Enter or arrow down, closes by Escape, Tab and a press outside. antd draws
 * what is open; its Dropdown would go along with each button of a long list, and with that of a sheet at every edit.
 */
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
        <UiThemeProvider>
          <MenuPanel
            items={typeof items === 'function' ? items() : items}
            anchor={anchor}
            onClose={() => setAnchor(null)}
          />
        </UiThemeProvider>
      )}
    </>
  )
}

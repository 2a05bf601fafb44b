import Dropdown from 'antd/es/dropdown'
import type { ReactElement, ReactNode } from 'react'
import * as styles from './antd.module.css'
import { UiThemeProvider } from './theme'

export type MenuItem = {
  key: string
  label: ReactNode
  icon?: ReactNode
  danger?: boolean
  disabled?: boolean
  onSelect: () => void
}

export type DropdownMenuProps = {
  items: readonly MenuItem[]
  /** The button that opens the menu; it takes a ref and event handlers. */
  children: ReactElement
  placement?: 'bottomLeft' | 'bottomRight'
}

/** A menu under its button: opens by press, Enter or arrow down, closes by Escape. */
export const DropdownMenu = ({ items, children, placement = 'bottomRight' }: DropdownMenuProps) => (
  <UiThemeProvider>
    <Dropdown
      trigger={['click']}
      placement={placement}
      // eslint-disable-next-line jsx-a11y/no-autofocus -- focus moves into the menu that the person has just opened
      autoFocus
      classNames={{ root: styles.menu }}
      // Beside its button, so that it stands in the same landmark and follows it in the reading order.
      getPopupContainer={button => button.parentElement ?? document.body}
      menu={{
        items: items.map(({ key, label, icon, danger = false, disabled = false, onSelect }) => ({
          key,
          label,
          icon,
          danger,
          disabled,
          onClick: onSelect,
        })),
      }}
    >
      {children}
    </Dropdown>
  </UiThemeProvider>
)

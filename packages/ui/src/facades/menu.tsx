import Dropdown from 'antd/es/dropdown'
import type { ReactElement, ReactNode } from 'react'
import '../styles/antd.css'
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
      autoFocus
      classNames={{ root: 'vk-menu' }}
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

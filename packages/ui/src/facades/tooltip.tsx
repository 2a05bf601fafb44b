import AntdTooltip from 'antd/es/tooltip'
import type { ReactElement } from 'react'
import { UiThemeProvider } from './theme'

export type TooltipProps = {
  text: string
  /** Takes focus, so that the tip reaches a keyboard too; a disabled control needs aria-disabled for that. */
  children: ReactElement
  open?: boolean
}

export const Tooltip = ({ text, children, open }: TooltipProps) => (
  <UiThemeProvider>
    <AntdTooltip title={text} trigger={['hover', 'focus']} {...(open === undefined ? {} : { open })}>
      {children}
    </AntdTooltip>
  </UiThemeProvider>
)

import AntdTooltip from 'antd/es/tooltip'
import type { HTMLAttributes, ReactElement } from 'react'
import { UiThemeProvider } from './theme'
import * as styles from './tooltip.module.css'

export type TooltipProps = {
  text: string
  /** Takes focus, so that the tip reaches a keyboard too; a disabled control needs aria-disabled for that. */
  children: ReactElement<HTMLAttributes<HTMLElement>>
}

/** In the landmark of its control. */
const beside = ({ parentElement }: HTMLElement) => parentElement ?? document.body

/** Long enough, in seconds, for the pointer to get from the control to its tip. */
const way = 0.15

/** What a control is about, while the pointer is on it or it has the focus; Escape puts it away. */
export const Tooltip = ({ text, children }: TooltipProps) => (
  <UiThemeProvider>
    <AntdTooltip
      title={text}
      trigger={['hover', 'focus']}
      mouseEnterDelay={0}
      mouseLeaveDelay={way}
      placement="bottom"
      arrow={false}
      motion={{ motionName: '' }}
      classNames={{ root: styles.tip }}
      getPopupContainer={beside}
      destroyOnHidden
    >
      {children}
    </AntdTooltip>
  </UiThemeProvider>
)

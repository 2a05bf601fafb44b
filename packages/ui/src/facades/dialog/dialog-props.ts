import type { ReactNode } from 'react'

export const closeWords = { sv: 'Stäng', en: 'Close' }

export type DialogProps = {
  title: ReactNode
  open: boolean
  onCancel: () => void
  /** Once it stands with its content and has taken the focus, which may then go where it should begin. */
  onOpened?: () => void
  /** Buttons; none when left out. */
  footer?: ReactNode
  width?: number
  /** False while leaving by Escape, the cross or a press outside must wait, for example during a save. */
  closable?: boolean
  children?: ReactNode
}

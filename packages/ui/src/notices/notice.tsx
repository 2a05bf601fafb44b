import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import { Icon } from '../primitives/icon'
import * as styles from './notice.module.css'

export type NoticeTone = 'info' | 'success' | 'warning' | 'error'

export type NoticeProps = {
  tone?: NoticeTone
  title?: ReactNode
  children?: ReactNode
  /** A button or link at the end. */
  action?: ReactNode
  /** Set when the notice appears because of something the person did, so that it is read out. */
  announce?: boolean
  className?: string
}

const tones: Record<NoticeTone, string> = {
  info: styles.info,
  success: styles.success,
  warning: styles.warning,
  error: styles.error,
}

export const Notice = ({ tone = 'info', title, children, action, announce = false, className }: NoticeProps) => (
  <div
    className={classNames(styles.notice, tones[tone], className)}
    {...(announce ? { role: tone === 'error' || tone === 'warning' ? 'alert' : 'status' } : {})}
  >
    <Icon name={tone} />
    <div className={styles.body}>
      {title !== undefined && <div className={styles.title}>{title}</div>}
      {children !== undefined && <div>{children}</div>}
    </div>
    {action !== undefined && <div className={styles.action}>{action}</div>}
  </div>
)

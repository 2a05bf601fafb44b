import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import '../styles/feedback.css'
import { Icon } from './icon'

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

export const Notice = ({ tone = 'info', title, children, action, announce = false, className }: NoticeProps) => (
  <div
    className={classNames('vk-notice', `vk-notice--${tone}`, className)}
    {...(announce ? { role: tone === 'error' || tone === 'warning' ? 'alert' : 'status' } : {})}
  >
    <Icon name={tone} />
    <div className="vk-notice__body">
      {title !== undefined && <div className="vk-notice__title">{title}</div>}
      {children !== undefined && <div>{children}</div>}
    </div>
    {action !== undefined && <div className="vk-notice__action">{action}</div>}
  </div>
)

import type { ReactNode } from 'react'
import '../styles/feedback.css'
import { Icon } from './icon'
import type { IconName } from './icon-paths'

export type EmptyStateProps = {
  title: ReactNode
  children?: ReactNode
  icon?: IconName
  action?: ReactNode
  headingLevel?: 1 | 2 | 3
}

export const EmptyState = ({ title, children, icon, action, headingLevel = 2 }: EmptyStateProps) => {
  const Heading = `h${headingLevel}` as const
  return (
    <div className="vk-empty">
      {icon !== undefined && <Icon name={icon} />}
      <Heading className="vk-empty__title">{title}</Heading>
      {children !== undefined && <div>{children}</div>}
      {action}
    </div>
  )
}

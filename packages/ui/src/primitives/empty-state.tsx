import type { ReactNode } from 'react'
import { Icon } from './icon'
import type { IconName } from './icon-paths'
import * as styles from './empty-state.module.css'

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
    <div className={styles.empty}>
      {icon !== undefined && <Icon name={icon} />}
      <Heading className={styles.title}>{title}</Heading>
      {children !== undefined && <div>{children}</div>}
      {action}
    </div>
  )
}

import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import * as styles from './wide-table.module.css'

export type WideTableProps = {
  /** Names the region for assistive technology. */
  readonly label: string
  readonly children: ReactNode
  /** `card`: the table stands on a ground of its own; `bare`: on the ground of what is around it. */
  readonly look?: 'card' | 'bare'
  readonly id?: string
  readonly className?: string | undefined
}

/** The frame of a table that may be wider than its place: it is scrolled in there, by pointer, finger and keyboard. */
export const WideTable = ({ label, children, look = 'card', id, className }: WideTableProps) => (
  <div
    id={id}
    className={classNames(styles.frame, look === 'card' && styles.card, className)}
    role="region"
    aria-label={label}
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard too
    tabIndex={0}
  >
    {children}
  </div>
)

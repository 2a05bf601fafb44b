import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '../class-names'
import * as styles from './arrange.module.css'

export type Gap = 1 | 2 | 3 | 4 | 5 | 6
type ArrangeProps = { gap?: Gap; children: ReactNode; className?: string }

/** The distance is one of the steps of tokens.css. */
const gapOf = (gap: Gap) => ({ '--vk-gap': `var(--vk-space-${gap})` }) as CSSProperties

const justifications = { start: undefined, between: styles.between, end: styles.end }

/** Children below each other. */
export const Stack = ({ gap = 4, children, className }: ArrangeProps) => (
  <div className={classNames(styles.stack, className)} style={gapOf(gap)}>
    {children}
  </div>
)

/** Children beside each other; they wrap when there is no room. */
export const Inline = ({
  gap = 2,
  justify = 'start',
  children,
  className,
}: ArrangeProps & { justify?: 'start' | 'between' | 'end' }) => (
  <div className={classNames(styles.inline, justifications[justify], className)} style={gapOf(gap)}>
    {children}
  </div>
)

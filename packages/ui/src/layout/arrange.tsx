import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import '../styles/layout.css'

export type Gap = 1 | 2 | 3 | 4 | 5 | 6
type ArrangeProps = { gap?: Gap; children: ReactNode; className?: string }

/** Children below each other. */
export const Stack = ({ gap = 4, children, className }: ArrangeProps) => (
  <div className={classNames('vk-stack', `vk-gap-${gap}`, className)}>{children}</div>
)

/** Children beside each other; they wrap when there is no room. */
export const Inline = ({
  gap = 2,
  justify = 'start',
  children,
  className,
}: ArrangeProps & { justify?: 'start' | 'between' | 'end' }) => (
  <div className={classNames('vk-inline', `vk-gap-${gap}`, justify !== 'start' && `vk-inline--${justify}`, className)}>
    {children}
  </div>
)

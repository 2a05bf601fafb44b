import type { ReactNode } from 'react'
import { useId } from 'react'
import { classNames } from '../class-names'
import '../styles/layout.css'

export type CardProps = { title?: ReactNode; children: ReactNode; className?: string }

/** With a title the card is a named region. */
export const Card = ({ title, children, className }: CardProps) => {
  const titleId = useId()
  if (title === undefined) return <div className={classNames('vk-card', className)}>{children}</div>
  return (
    <section className={classNames('vk-card', className)} aria-labelledby={titleId}>
      <h2 className="vk-card__title" id={titleId}>
        {title}
      </h2>
      {children}
    </section>
  )
}

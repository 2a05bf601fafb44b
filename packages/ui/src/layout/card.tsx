import type { ReactNode } from 'react'
import { useId } from 'react'
import { classNames } from '../class-names'
import * as styles from './card.module.css'

export type CardProps = { title?: ReactNode; children: ReactNode; className?: string }

/** With a title the card is a named region. */
export const Card = ({ title, children, className }: CardProps) => {
  const titleId = useId()
  if (title === undefined) return <div className={classNames(styles.card, className)}>{children}</div>
  return (
    <section className={classNames(styles.card, className)} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      {children}
    </section>
  )
}

import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import * as styles from './page.module.css'

export type PageProps = {
  /** The page's one h1. Leave it out where the surrounding frame shows the title. */
  title?: ReactNode
  intro?: ReactNode
  actions?: ReactNode
  width?: 'narrow' | 'normal' | 'full'
  children: ReactNode
}

const widths = { narrow: styles.narrow, normal: undefined, full: styles.full }

export const Page = ({ title, intro, actions, width = 'normal', children }: PageProps) => (
  <div className={classNames(styles.page, widths[width])}>
    {(title !== undefined || actions !== undefined) && (
      <div className={styles.head}>
        {title !== undefined && <h1 className={styles.title}>{title}</h1>}
        {actions}
      </div>
    )}
    {intro !== undefined && <p className={styles.intro}>{intro}</p>}
    {children}
  </div>
)

import type { ReactNode } from 'react'
import * as styles from './visually-hidden.module.css'

/** Read by assistive technology, not seen. Shows itself while something inside it has focus. */
export const VisuallyHidden = ({ id, children }: { id?: string; children: ReactNode }) => (
  <span id={id} className={styles.visuallyHidden}>
    {children}
  </span>
)

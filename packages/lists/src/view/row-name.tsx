import type { ReactNode } from 'react'
import * as styles from './list.module.css'

type RowNameProps = {
  readonly onOpen: () => void
  readonly children: ReactNode
  /** A quieter line below the name. */
  readonly note?: ReactNode
}

/** The name of a row's record, which opens it. */
export const RowName = ({ onOpen, children, note }: RowNameProps) => (
  <>
    <button type="button" className={styles.open} onClick={onOpen}>
      {children}
    </button>
    {note !== undefined && note !== null && <span className={styles.note}>{note}</span>}
  </>
)

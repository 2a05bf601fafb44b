import type { Counted } from '@veckovis/domain/numbers'
import { Icon } from '@veckovis/ui'
import type { ReactNode } from 'react'
import * as styles from './all-clear.module.css'

type AllClearProps = {
  /** What is left to do, counted where all of it is: rows of an answer may be none because it is cut. */
  readonly left: Counted
  readonly children: ReactNode
}

/** That nothing is left to do, in green; nothing at all as long as something is. */
export const AllClear = ({ left, children }: AllClearProps) =>
  left > 0 ? null : (
    <p className={styles.clear}>
      {/* eslint-disable-next-line no-restricted-syntax -- the component that the rule names */}
      <Icon name="success" /> {children}
    </p>
  )

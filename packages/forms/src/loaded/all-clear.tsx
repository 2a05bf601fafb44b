import type { Counted } from '@veckovis/domain/numbers'
import { Icon } from '@veckovis/ui'
import type { ReactNode } from 'react'

type AllClearProps = {
  /** What is left to do, counted where all of it is: rows of an answer may be none because it is cut. */
  readonly left: Counted
  readonly className: string | undefined
  readonly children: ReactNode
}

/** That nothing is left to do, in green; nothing at all as long as something is. */
export const AllClear = ({ left, className, children }: AllClearProps) =>
  left > 0 ? null : (
    <p className={className}>
      {/* eslint-disable-next-line no-restricted-syntax -- the component that the rule names */}
      <Icon name="success" /> {children}
    </p>
  )

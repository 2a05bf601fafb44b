import { GuardedLink } from '@veckovis/platform'
import type { ReactNode } from 'react'

type UnitLinkProps = {
  readonly unitId: number
  readonly year: number
  /** The first of the weeks that are shown, and the last. */
  readonly weeks: readonly [number, number]
  /** The outcome of these weeks, which stands with the details, in place of the page as it opens. */
  readonly toOutcome?: boolean
  readonly children: ReactNode
}

/** To the unit's forecast with these weeks; the shell makes the unit the active one. */
export const UnitLink = ({ unitId, year, weeks: [startWeek, endWeek], toOutcome = false, children }: UnitLinkProps) => {
  const rest = toOutcome ? '&tab=details&outcome=on' : ''
  return (
    <GuardedLink to={`/forecast?unit=${unitId}&year=${year}&startWeek=${startWeek}&endWeek=${endWeek}${rest}`}>
      {children}
    </GuardedLink>
  )
}

import { useQuery } from '@tanstack/react-query'
import type { DiaryPlan, PendingOfYear } from '@veckovis/contracts/diary'
import { useWaitingCounted } from '@veckovis/platform'
import { useMemo } from 'react'
import { pendingQuery } from './diary-queries'

type CountedPlan = {
  readonly plan: DiaryPlan | undefined
  /** What is counted of all that waits; null where the figures are those of what is approved. */
  readonly counted: PendingOfYear | null
  /** Counting was asked for and could not be done. */
  readonly hasFailed: boolean
}

/** The plan of an ISO year with the figures that its forecast would have if all that waits was approved, where that is chosen. */
export const useCountedPlan = (unitId: number, plan: DiaryPlan | undefined, isOffered: boolean): CountedPlan => {
  const isCounted = useWaitingCounted() && isOffered && plan !== undefined
  const { data, isError } = useQuery({ ...pendingQuery(unitId, plan?.year ?? 0), enabled: isCounted })
  const counted = isCounted && data !== undefined && data.forecast !== null ? data : null
  const shown = useMemo(
    () => (plan === undefined || counted === null ? plan : { ...plan, forecast: counted.forecast }),
    [plan, counted],
  )
  return { plan: shown, counted, hasFailed: isCounted && isError }
}

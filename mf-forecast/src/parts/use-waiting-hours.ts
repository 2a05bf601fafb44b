import { useQuery } from '@tanstack/react-query'
import { permissionIds } from '@veckovis/domain/access'
import type { WaitingHours } from '@veckovis/domain/forecast'
import { roundHalfAwayFromZero } from '@veckovis/domain/numbers'
import { ApiError, useWaitingCounted } from '@veckovis/platform'
import { useLevel } from '@veckovis/platform/signed-in'
import { useMemo } from 'react'
import { pendingQuery } from '../data/pending-query'

const nothing: readonly WaitingHours[] = []

/** What waits in the diary of the unit, for those who read it and count it: hours of the year's weeks, and how many entries. */
export const useWaitingHours = (unitId: number, year: number, loaded: string | null) => {
  const mayRead = useLevel(permissionIds.diary) !== null
  const isWanted = useWaitingCounted() && mayRead
  const { data, error } = useQuery({ ...pendingQuery(unitId, year, loaded), enabled: isWanted && loaded !== null })
  // Nothing is offered where the municipality has no diary.
  const isOffered = mayRead && !(error instanceof ApiError && error.answer?.code === 'not-licensed')
  const isCounted = isWanted && isOffered
  const forecast = isCounted && data !== undefined ? data.forecast : null
  const waiting = useMemo(
    () =>
      forecast === null
        ? nothing
        : forecast.hours.map(each => ({ ...each, hours: roundHalfAwayFromZero(each.hours * 100) })),
    [forecast],
  )
  const counts = forecast === null || data === undefined ? null : { counted: data.counted, leftOut: data.leftOut }
  return { isOffered, waiting, counts, hasFailed: isCounted && error !== null }
}

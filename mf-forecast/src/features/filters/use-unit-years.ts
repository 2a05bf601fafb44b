import { useQuery } from '@tanstack/react-query'
import { useProgress } from '@veckovis/platform'
import { useSearchParams } from '@veckovis/platform/router'
import { useState } from 'react'
import { unlockedYearsQuery, yearsQuery } from '../../data/forecast-queries'
import { hasYearAsked, unitYearsOf } from './unit-years'

/** The years of a unit, as the address asks for them when the page is opened: later choices are the filters' own. */
export const useUnitYears = (unitId: number) => {
  const [address] = useSearchParams()
  const [asked] = useState(() => address.get('year'))
  const all = useQuery(yearsQuery(unitId))
  const looksFurther = all.data !== undefined && !hasYearAsked(all.data, asked)
  const unlocked = useQuery({ ...unlockedYearsQuery(unitId), enabled: looksFurther })
  const isFetching = all.isFetching || unlocked.isFetching
  useProgress(isFetching)
  return {
    found: unitYearsOf(all, unlocked, asked),
    isFetching,
    reload: () => {
      void all.refetch()
      if (looksFurther) void unlocked.refetch()
    },
  }
}

import { isoWeekInStockholm } from '@veckovis/domain/calendar'
import { useSearchParams } from '@veckovis/platform/router'
import { useCallback, useState } from 'react'
import type { SchedulePart } from '../../data/staff-queries'
import { addressOfSchedule, scheduleFromAddress } from './schedule-address'

/** Year, weeks and page as they stand in the address, so that a reload and a link show the same; the search does not. */
export const useScheduleAddress = () => {
  const [current] = useState(() => isoWeekInStockholm(new Date()))
  const [address, setAddress] = useSearchParams()
  const [search, setSearch] = useState('')
  const { part, hasProblem } = scheduleFromAddress(address, current)
  const change = useCallback(
    ({ search: searchText, ...wanted }: Partial<SchedulePart>) => {
      if (searchText !== undefined) setSearch(searchText)
      // Other weeks and another search begin with their first page.
      setAddress(before => addressOfSchedule({ ...scheduleFromAddress(before, current).part, page: 1, ...wanted }), {
        replace: true,
      })
    },
    [setAddress, current],
  )
  return { current, part: { ...part, search }, hasProblem, change }
}

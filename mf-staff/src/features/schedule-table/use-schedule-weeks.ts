import { isoWeekInStockholm } from '@veckovis/domain/calendar'
import { useSearchParams } from '@veckovis/platform/router'
import { useState } from 'react'
import { addressOfWeeks, weeksFromAddress, type ScheduleWeeks } from './schedule-address'

/** Year and weeks as they stand in the address. */
export const useScheduleWeeks = () => {
  const [current] = useState(() => isoWeekInStockholm(new Date()))
  const [address, setAddress] = useSearchParams()
  const { weeks, hasProblem } = weeksFromAddress(address, current)
  const change = (wanted: ScheduleWeeks) => setAddress(addressOfWeeks(wanted), { replace: true })
  return { current, weeks, hasProblem, change }
}

import { leaveGuard } from '@veckovis/platform'
import { useSearchParams } from '@veckovis/platform/router'
import type { IsoWeek } from '@veckovis/domain'
import { useEffect, useMemo, useState } from 'react'
import {
  addressOfFilters,
  filtersFromAddress,
  showsSameWeeks,
  withChoice,
  type ForecastFilters,
  type YearList,
} from './filters-from-address'

/**
 * The filters of the address. With unsaved edits the year and weeks stay as they are until the person has
 * answered what to do with the edits, whether the change came from a control or from the browser's Back.
 */
export const useForecastFilters = (years: YearList, current: IsoWeek) => {
  const [address, setAddress] = useSearchParams()
  const asked = useMemo(() => filtersFromAddress(address, years, current.year), [address, years, current.year])
  const [accepted, setAccepted] = useState(asked.filters)
  const isPending = !showsSameWeeks(asked.filters, accepted)

  useEffect(() => {
    if (!isPending) return undefined
    let isOutdated = false
    void leaveGuard.mayLeave().then(mayLeave => {
      if (isOutdated) return
      if (mayLeave) setAccepted(asked.filters)
      else setAddress(before => addressOfFilters(accepted, before))
    })
    return () => {
      isOutdated = true
    }
  }, [isPending, asked, accepted, setAddress])

  const filters = { ...accepted, tab: asked.filters.tab }

  const change = async (chosen: ForecastFilters): Promise<void> => {
    if (!showsSameWeeks(chosen, accepted) && !(await leaveGuard.mayLeave())) return
    setAddress(before => {
      const { filters: latest } = filtersFromAddress(before, years, current.year)
      return addressOfFilters(withChoice(latest, filters, chosen), before)
    })
  }

  return { filters, problems: asked.problems, change }
}

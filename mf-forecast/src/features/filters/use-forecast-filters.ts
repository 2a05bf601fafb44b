import { leaveGuard } from '@veckovis/platform'
import { useSearchParams } from '@veckovis/platform/router'
import type { IsoWeek } from '@veckovis/domain/calendar'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { ForecastFilters } from '../../context/forecast-filters'
import { addressOfFilters, filtersFromAddress, showsSameWeeks, withChoice, type YearList } from './filters-from-address'

const mayLeaveWeeks = (from: ForecastFilters, to: ForecastFilters): Promise<boolean> =>
  leaveGuard.mayLeave(null, { mayKeep: from.year === to.year })

/**
 * The filters of the address. With unsaved edits the year and weeks stay as they are until the person has
 * answered what to do with the edits, whether the change came from a control or from the browser's Back. Other
 * weeks of the year leave the edits where they are, so they may be kept. The tab stays for as long as `mayLeaveTab` says no.
 */
export const useForecastFilters = (years: YearList, current: IsoWeek, mayLeaveTab: () => boolean) => {
  const [address, setAddress] = useSearchParams()
  const asked = useMemo(() => filtersFromAddress(address, years, current.year), [address, years, current.year])
  const [accepted, setAccepted] = useState(asked.filters)
  const isOther = !showsSameWeeks(asked.filters, accepted)
  const isOtherTab = asked.filters.tab !== accepted.tab
  // What the person has agreed to is not asked about again when it comes by the address, with the edits still there.
  const agreed = useRef<ForecastFilters | null>(null)
  const mayLeave = useEffectEvent(async () => {
    if (!isOther) return mayLeaveTab()
    const isAgreed = agreed.current !== null && showsSameWeeks(asked.filters, agreed.current)
    agreed.current = null
    return isAgreed || mayLeaveWeeks(accepted, asked.filters)
  })

  useEffect(() => {
    if (!isOther && !isOtherTab) return undefined
    let isOutdated = false
    void mayLeave().then(isFree => {
      if (isOutdated) return
      if (isFree) setAccepted(asked.filters)
      else setAddress(before => addressOfFilters(accepted, before))
    })
    return () => {
      isOutdated = true
    }
  }, [isOther, isOtherTab, asked, accepted, setAddress])

  const change = async (chosen: ForecastFilters, { isWider } = { isWider: false }): Promise<void> => {
    if (!isWider && !showsSameWeeks(chosen, accepted) && !(await mayLeaveWeeks(accepted, chosen))) return
    if (chosen.tab !== accepted.tab && !mayLeaveTab()) return
    agreed.current = chosen
    setAddress(before => {
      const { filters: latest } = filtersFromAddress(before, years, current.year)
      return addressOfFilters(withChoice(latest, accepted, chosen), before)
    })
  }

  return { filters: accepted, problems: asked.problems, change }
}

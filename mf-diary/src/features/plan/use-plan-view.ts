import { isoWeekInStockholm } from '@veckovis/domain/calendar'
import { useSearchParams } from '@veckovis/platform/router'
import { useMemo, useState } from 'react'
import { addressOfView, viewFromAddress, type PlanView } from './plan-view'

/** Year and month as they stand in the address, so that a reload and a link show the same. */
export const usePlanView = () => {
  const [currentYear] = useState(() => isoWeekInStockholm(new Date()).year)
  const [address, setAddress] = useSearchParams()
  const { view, hasProblem } = viewFromAddress(address, currentYear)
  const { year, month } = view
  return {
    currentYear,
    // The same object until it is another view.
    view: useMemo(() => ({ year, month }), [year, month]),
    hasProblem,
    change: (wanted: PlanView) => setAddress(addressOfView(wanted), { replace: true }),
  }
}

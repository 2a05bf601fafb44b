import type { SheetHandle } from '@veckovis/grid'
import { useCallback, useEffect, useRef } from 'react'
import { useForecast } from '../../context/use-forecast'

type Weeks = { readonly first: number; readonly last: number; readonly isDense: boolean }

/**
 * Where the sheet stands sideways: at the current week, when it opens and whenever other weeks are chosen, because the
 * weeks before it cannot be edited any more; at the first week where the current one is not among them.
 */
export const useWeekInSight = ({ first, last, isDense }: Weeks) => {
  const { editor } = useForecast()
  const { year } = editor.address
  const { currentWeek } = editor.content().forecast
  const isCurrent = year === currentWeek.year && currentWeek.week >= first && currentWeek.week <= last
  const week = isCurrent ? currentWeek.week : first
  const grid = useRef<SheetHandle | null>(null)
  const shown = useRef<string | null>(null)

  useEffect(() => {
    const weeks = `${first}-${last} ${isDense}`
    if (grid.current === null || shown.current === weeks) return
    shown.current = weeks
    grid.current.showColumn(week)
  }, [first, last, isDense, week])

  return useCallback(
    (handle: SheetHandle | null) => {
      grid.current = handle
      if (handle === null) return undefined
      const leave = editor.joinGrid(handle)
      return () => {
        grid.current = null
        leave()
      }
    },
    [editor],
  )
}

import type { WeekGridHandle } from '@veckovis/grid'
import { useCallback, useEffect, useRef } from 'react'
import type { ForecastEditor } from '../../data/forecast-editor'

type Weeks = { readonly first: number; readonly last: number }

/**
 * Where the sheet stands sideways: at the current week, when it opens and whenever other weeks are chosen, because the
 * weeks before it cannot be edited any more; at the first week where the current one is not among them.
 */
export const useWeekInSight = (editor: ForecastEditor, { first, last }: Weeks) => {
  const { year } = editor.address
  const { currentWeek } = editor.content().forecast
  const isCurrent = year === currentWeek.year && currentWeek.week >= first && currentWeek.week <= last
  const week = isCurrent ? currentWeek.week : first
  const grid = useRef<WeekGridHandle | null>(null)
  const shown = useRef<string | null>(null)

  useEffect(() => {
    const weeks = `${first}-${last}`
    if (grid.current === null || shown.current === weeks) return
    shown.current = weeks
    grid.current.showWeek(week)
  }, [first, last, week])

  return useCallback(
    (handle: WeekGridHandle | null) => {
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

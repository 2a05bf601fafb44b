import type { ForecastInput } from '@veckovis/domain/forecast'
import { useMemo } from 'react'
import { tellsOfKronor } from '../context/forecast-figures'
import type { ChartView } from '../context/view'
import { useForecast, useForecastValue } from '../context/use-forecast'

/**
 * Whether the chart is unfolded, what it counts, in hours or kronor, and whether its figures stand below as a table; one
 * choice for both tabs.
 */
export const useChartView = (counted: ForecastInput) => {
  const { editor, view } = useForecast()
  const shown = useForecastValue(forecast => forecast.view.chartViewAtom)
  const isShown = useForecastValue(forecast => forecast.view.showsChartAtom)
  const showsTable = useForecastValue(forecast => forecast.view.showsChartTableAtom)
  const isInKronor = useForecastValue(forecast => forecast.view.isChartInKronorAtom)
  const actions = useMemo(
    () => ({
      onView: (next: ChartView) => editor.store.set(view.chartViewAtom, next),
      onTable: () => editor.store.set(view.showsChartTableAtom, stands => !stands),
      onShow: () => editor.store.set(view.showsChartAtom),
    }),
    [editor, view],
  )
  const onUnit = (inKronor: boolean) => editor.store.set(view.isChartInKronorAtom, inKronor)
  const kronor = tellsOfKronor(counted) ? { counted, isShown: isInKronor, onUnit } : undefined
  return { view: shown, isShown, showsTable, kronor, ...actions }
}

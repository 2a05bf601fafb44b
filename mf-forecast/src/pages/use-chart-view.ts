import { useMemo } from 'react'
import type { ChartView } from '../context/view'
import { useForecast, useForecastValue } from '../context/use-forecast'

/** Whether the chart is unfolded, what it counts, and whether its figures stand below as a table; one choice for both tabs. */
export const useChartView = () => {
  const { editor, view } = useForecast()
  const shown = useForecastValue(forecast => forecast.view.chartViewAtom)
  const isShown = useForecastValue(forecast => forecast.view.showsChartAtom)
  const showsTable = useForecastValue(forecast => forecast.view.showsChartTableAtom)
  const actions = useMemo(
    () => ({
      onView: (next: ChartView) => editor.store.set(view.chartViewAtom, next),
      onTable: () => editor.store.set(view.showsChartTableAtom, stands => !stands),
      onShow: () => editor.store.set(view.showsChartAtom),
    }),
    [editor, view],
  )
  return { view: shown, isShown, showsTable, ...actions }
}

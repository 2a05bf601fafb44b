import { useMemo } from 'react'
import type { ChartView } from '../context/view'
import { useForecast, useForecastValue } from '../context/use-forecast'

/** What the chart counts, and whether its figures stand below as a table; one choice for both tabs. */
export const useChartView = () => {
  const { editor, view } = useForecast()
  const shown = useForecastValue(forecast => forecast.view.chartViewAtom)
  const showsTable = useForecastValue(forecast => forecast.view.showsChartTableAtom)
  const actions = useMemo(
    () => ({
      onView: (next: ChartView) => editor.store.set(view.chartViewAtom, next),
      onTable: () => editor.store.set(view.showsChartTableAtom, isShown => !isShown),
    }),
    [editor, view],
  )
  return { view: shown, showsTable, ...actions }
}

import { calculateYearToDateRemaining, forecastRowIds, type ForecastInput } from '@veckovis/domain/forecast'
import { useIsPrinting } from '@veckovis/grid'
import { useCallback, useMemo } from 'react'
import { useFigures, useForecast, useForecastValue } from '../context/use-forecast'
import { ForecastCards } from '../features/cards/forecast-cards'
import { EfficiencyChart } from '../features/efficiency-chart/efficiency-chart'
import { LazyQuantities } from '../features/quantities/lazy-quantities'
import { WeeksOffTarget } from '../features/off-target/weeks-off-target'
import { useLow } from '../parts/use-narrow'
import { useChartView } from './use-chart-view'

const rowOfView = { cumulative: forecastRowIds.weeklyEfficiency, own: forecastRowIds.ownWeekEfficiency } as const

/** What tells how income and costs of a week came about. */
const rowOfKronor = ({ income }: ForecastInput) =>
  income === undefined ? forecastRowIds.remainingBudget : forecastRowIds.incomeBalance

/** The cards, with what they say besides the figures of the range. */
const Cards = () => {
  const { questions } = useForecast()
  const { state, counted, result } = useFigures()
  const budget = useForecastValue(({ budgetAtom }) => budgetAtom)
  const payrollOverhead = useForecastValue(({ payrollOverheadAtom }) => payrollOverheadAtom)
  const skipped = useForecastValue(({ skippedAtom }) => skippedAtom)
  const yearToDateRemaining = useMemo(() => calculateYearToDateRemaining(counted, result), [counted, result])
  return (
    <ForecastCards
      {...{ result, yearToDateRemaining, budget, payrollOverhead }}
      year={state.edited.year}
      currentWeek={state.currentWeek}
      incomplete={skipped.length > 0}
      onAsk={questions.explain}
      incomeAction={state.canWrite && result.income.length > 0 && <LazyQuantities />}
    />
  )
}

/** In a low window the sheet begins in sight below it. */
const low = { compact: true, height: 112 } as const

/** What the weeks come to: cards, chart, and the weeks that are off their target. */
export const EfficiencyTop = () => {
  const { questions } = useForecast()
  const { state, counted, result } = useFigures()
  const chart = useChartView(counted)
  const isWindowLow = useLow()
  // Said before the sheets are counted, where the query of the window changes only while they are drawn.
  const isLow = !useIsPrinting() && isWindowLow
  const { currentWeek } = state
  const { year } = state.edited
  // A point of the chart is the status of its week in the view that is shown.
  const rowId = chart.kronor?.isShown === true ? rowOfKronor(counted) : rowOfView[chart.view]
  const onExplain = useCallback(
    (week: number, anchor: HTMLElement) => questions.explainCell({ rowId, column: week }, anchor),
    [questions, rowId],
  )
  return (
    <>
      <Cards />
      <EfficiencyChart {...{ result, year, currentWeek, onExplain }} {...chart} {...(isLow && low)} />
      <WeeksOffTarget {...{ result, year, currentWeek, isLow }} />
    </>
  )
}

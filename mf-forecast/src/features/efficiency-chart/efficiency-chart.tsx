import type { IsoWeek } from '@veckovis/domain/calendar'
import type { ForecastResult } from '@veckovis/domain/forecast'
import { useIsPrinting } from '@veckovis/grid'
import { ProblemNotice, Skeleton } from '@veckovis/ui'
import { useTranslation } from '@veckovis/platform'
import { useId, useMemo, useRef } from 'react'
import { ChartLegend } from './chart-legend'
import { ChartActions } from './chart-actions'
import type { FiguresAtRest } from '../../context/figures-at-rest'
import type { ChartView } from '../../context/view'
import { chartWeeks } from './chart-weeks'
import type { WeeksAhead } from './plot/draw-ahead'
import { createLazyCode, useLazyCode, useSeen } from './use-plot-code'
import { WeekTable } from './week-table'
import * as styles from './efficiency-chart.module.css'

export type EfficiencyChartProps = {
  readonly result: ForecastResult
  /** Where `result` comes after a pause: the drawing follows each edit by itself. */
  readonly ahead?: FiguresAtRest
  readonly year: number
  readonly currentWeek: IsoWeek
  /** Pixels of the drawing itself. */
  readonly height?: number
  /** For narrow places: a lower drawing. */
  readonly compact?: boolean
  readonly view: ChartView
  readonly onView: (view: ChartView) => void
  /** Folded away, its heading stays. */
  readonly isShown: boolean
  readonly onShow: () => void
  /** Whether the same figures stand below as a table. */
  readonly showsTable: boolean
  readonly onTable: () => void
  /** Why a week stands as it does in the view that is shown. */
  readonly onExplain?: (week: number, anchor: HTMLElement) => void
}

// nivo and what it needs weigh more than the rest of the page together.
const plotCode = createLazyCode(() => import('./plot/efficiency-plot').then(module => module.EfficiencyPlot))

const usePlot = () => {
  const ref = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(ref)
  const isPrinting = useIsPrinting()
  return { ref, isPrinting, ...useLazyCode(plotCode, isSeen || isPrinting) }
}

/** The weeks of this moment, while `result` waits for a pause. */
const useAhead = ({ ahead, view }: EfficiencyChartProps): WeeksAhead | undefined =>
  useMemo(
    () =>
      ahead && {
        weeks: () => chartWeeks(ahead.ahead.get().result, view),
        subscribe: ahead.ahead.subscribe,
        rest: ahead.rest,
      },
    [ahead, view],
  )

/** The weeks of the range: the same list until another range is chosen. */
const useWeekNumbers = ({ range, weekNumbers }: ForecastResult): readonly number[] => {
  const { startWeek, endWeek } = range
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the weeks follow from the ends of the range
  return useMemo(() => weekNumbers, [startWeek, endWeek])
}

type DrawingProps = EfficiencyChartProps & { readonly tableId: string }

/** The legend, the lines and their table. */
const Drawing = (props: DrawingProps) => {
  const { result, year, currentWeek, compact = false, height = compact ? 200 : 264, view, onExplain } = props
  const { showsTable, tableId } = props
  const { t } = useTranslation('mf-forecast')
  const weeks = useMemo(() => chartWeeks(result, view), [result, view])
  const weekNumbers = useWeekNumbers(result)
  const ahead = useAhead(props)
  const from = result.range.startWeek
  const { ref, isPrinting, phase, code: Plot, retry } = usePlot()
  // Paper does not wait for the drawing; the same figures stand there instead.
  const needsTable = showsTable || (isPrinting && Plot === null)
  const currentIndex = year === currentWeek.year ? weekNumbers.indexOf(currentWeek.week) : -1
  return (
    <>
      <ChartLegend view={view} hasUnmarked={weeks.some(({ mark }) => mark === 'unmarked')} from={from} />
      <div ref={ref} className={styles.frame} style={{ minBlockSize: height }}>
        {phase === 'failed' && <ProblemNotice text={t('chart.failed')} retry={{ label: t('retry'), run: retry }} />}
        {phase !== 'failed' && Plot === null && !isPrinting && <Skeleton lines={6} label={t('chart.loading')} />}
        {Plot !== null && <Plot {...{ weeks, weekNumbers, view, currentIndex, height, onExplain, ahead }} />}
      </div>
      {needsTable && <WeekTable id={tableId} {...{ weeks, view, from, onExplain }} />}
    </>
  )
}

/** Needed and available hours per week with the mark of each week's efficiency. */
export const EfficiencyChart = (props: EfficiencyChartProps) => {
  const { compact = false, isShown, view, showsTable, onView, onTable, onShow } = props
  const { t } = useTranslation('mf-forecast')
  const titleId = useId()
  const tableId = useId()
  return (
    <section
      className={styles.chart}
      data-part="chart"
      aria-labelledby={titleId}
      data-compact={compact && isShown ? '' : undefined}
      data-folded={isShown ? undefined : ''}
    >
      <header className={styles.head}>
        <h2 id={titleId}>{t('chart.title')}</h2>
        <ChartActions {...{ view, tableId, isShown, showsTable, onView, onTable, onShow }} />
      </header>
      {isShown && <Drawing {...props} tableId={tableId} />}
    </section>
  )
}

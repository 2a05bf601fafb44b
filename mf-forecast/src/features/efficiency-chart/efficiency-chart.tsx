import type { IsoWeek } from '@veckovis/domain/calendar'
import type { ForecastResult } from '@veckovis/domain/forecast'
import { useIsPrinting } from '@veckovis/grid'
import { ProblemNotice, Skeleton } from '@veckovis/ui'
import { useTranslation } from '@veckovis/platform'
import { useId, useMemo, useRef, type ReactNode } from 'react'
import { ChartLegend } from './chart-legend'
import { ChartActions, type KronorOfChart } from './chart-actions'
import type { FiguresAtRest } from '../../context/figures-at-rest'
import type { ChartView } from '../../context/view'
import { chartWeeks } from './chart-weeks'
import type { WeeksAhead } from './plot/draw-ahead'
import { createLazyCode, useLazyCode, useSeen, type LazyCode } from './use-plot-code'
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
  /** Left out where there is nothing to tell in kronor. */
  readonly kronor?: KronorOfChart | undefined
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

const kronorCode = createLazyCode(() => import('./kronor/kronor-chart').then(module => module.KronorChart))

const usePlot = <Code,>(code: LazyCode<Code>) => {
  const ref = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(ref)
  const isPrinting = useIsPrinting()
  return { ref, isPrinting, ...useLazyCode(code, isSeen || isPrinting) }
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

type FrameProps = {
  readonly plot: ReturnType<typeof usePlot>
  readonly height: number
  readonly children?: ReactNode
}

/** The place of a drawing, until it is there and while it is. */
const Frame = ({ plot: { ref, isPrinting, phase, code, retry }, height, children }: FrameProps) => {
  const { t } = useTranslation('mf-forecast')
  return (
    <div ref={ref} className={styles.frame} style={{ minBlockSize: height }}>
      {phase === 'failed' && <ProblemNotice text={t('chart.failed')} retry={{ label: t('retry'), run: retry }} />}
      {phase !== 'failed' && code === null && !isPrinting && <Skeleton lines={6} label={t('chart.loading')} />}
      {children}
    </div>
  )
}

type DrawingProps = EfficiencyChartProps & { readonly tableId: string }

const heightOf = ({ compact = false, height = compact ? 200 : 264 }: EfficiencyChartProps): number => height

const placeOfCurrent = ({ year, currentWeek }: EfficiencyChartProps, weekNumbers: readonly number[]): number =>
  year === currentWeek.year ? weekNumbers.indexOf(currentWeek.week) : -1

/** The legend, the lines and their table. */
const Drawing = (props: DrawingProps) => {
  const { result, view, onExplain, showsTable, tableId } = props
  const weeks = useMemo(() => chartWeeks(result, view), [result, view])
  const weekNumbers = useWeekNumbers(result)
  const ahead = useAhead(props)
  const from = result.range.startWeek
  const plot = usePlot(plotCode)
  const { isPrinting, code: Plot } = plot
  // Paper does not wait for the drawing; the same figures stand there instead.
  const needsTable = showsTable || (isPrinting && Plot === null)
  const currentIndex = placeOfCurrent(props, weekNumbers)
  const height = heightOf(props)
  return (
    <>
      <ChartLegend view={view} hasUnmarked={weeks.some(({ mark }) => mark === 'unmarked')} from={from} />
      <Frame plot={plot} height={height}>
        {Plot !== null && <Plot {...{ weeks, weekNumbers, view, currentIndex, height, onExplain, ahead }} />}
      </Frame>
      {needsTable && <WeekTable id={tableId} {...{ weeks, view, from, onExplain }} />}
    </>
  )
}

/** The same of kronor, which follow an edit after a pause. Their words come with their code; until then paper has the tables. */
const KronorDrawing = (props: DrawingProps & Pick<KronorOfChart, 'counted'>) => {
  const { counted, result, view, onExplain, showsTable, tableId } = props
  const weekNumbers = useWeekNumbers(result)
  const plot = usePlot(kronorCode)
  const { code: Chart } = plot
  const height = heightOf(props)
  if (Chart === null) return <Frame {...{ plot, height }} />
  const currentIndex = placeOfCurrent(props, weekNumbers)
  return <Chart {...{ counted, result, weekNumbers, view, currentIndex, height, onExplain, showsTable, tableId }} />
}

/**
 * Needed and available hours per week with the mark of each week's efficiency, or kronor:
 * income and costs.
 */
export const EfficiencyChart = (props: EfficiencyChartProps) => {
  const { compact = false, isShown, view, kronor, showsTable, onView, onTable, onShow } = props
  const isInKronor = kronor?.isShown === true
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
        <h2 id={titleId}>{t(isInKronor ? 'chart.titleKronor' : 'chart.title')}</h2>
        <ChartActions {...{ view, kronor, tableId, isShown, showsTable, onView, onTable, onShow }} />
      </header>
      {isShown && !isInKronor && <Drawing {...props} tableId={tableId} />}
      {isShown && isInKronor && <KronorDrawing {...props} counted={kronor.counted} tableId={tableId} />}
    </section>
  )
}

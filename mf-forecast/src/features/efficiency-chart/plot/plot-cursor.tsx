import type { ChartView } from '../../../context/view'
import type { ChartWeek } from '../chart-weeks'
import { innerBox, plotMargin, xOfIndex } from './plot-geometry'
import { WeekTooltip } from './week-tooltip'
import * as styles from './plot.module.css'

type PlotCursorProps = {
  readonly weeks: readonly ChartWeek[]
  readonly view: ChartView
  readonly index: number
  readonly width: number
  readonly height: number
  readonly canExplain: boolean
}

const tooltipWidth = 272
const gap = 14

/** Left edge of the box: beside the line on the roomier side, and never outside the chart. */
const tooltipLeft = (x: number, width: number): number => {
  const wanted = x < width / 2 ? x + gap : x - gap - tooltipWidth
  return Math.max(0, Math.min(wanted, width - tooltipWidth))
}

/** The line through a week and the box beside it, drawn over the chart so that the chart stays as it is. */
export const PlotCursor = ({ weeks, view, index, width, height, canExplain }: PlotCursorProps) => {
  const week = weeks[index]
  const [first] = weeks
  if (week === undefined || first === undefined) return null
  const inner = innerBox({ width, height })
  const x = plotMargin.left + xOfIndex(index, weeks.length, inner.width)
  const isNarrow = width < 2 * (tooltipWidth + gap)
  return (
    <div className={styles.cursor}>
      <div
        className={styles.cursorLine}
        style={{ insetBlockStart: plotMargin.top, insetInlineStart: Math.round(x), blockSize: inner.height }}
      />
      <div
        className={styles.tooltip}
        role="tooltip"
        data-place={isNarrow ? 'above' : 'beside'}
        style={{ insetInlineStart: tooltipLeft(x, width), inlineSize: tooltipWidth }}
      >
        <WeekTooltip week={week} view={view} from={first.week} canExplain={canExplain} />
      </div>
    </div>
  )
}

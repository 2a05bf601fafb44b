import type { ReactNode } from 'react'
import { innerBox, plotMargin, xOfIndex } from './plot-geometry'
import * as styles from './plot.module.css'

type PlotCursorProps = {
  /** Weeks of the chart. */
  readonly count: number
  readonly index: number
  readonly width: number
  readonly height: number
  /** What is told of the week. */
  readonly children: ReactNode
}

const tooltipWidth = 272
const gap = 14

/** Left edge of the box: beside the line on the roomier side, and never outside the chart. */
const tooltipLeft = (x: number, width: number): number => {
  const wanted = x < width / 2 ? x + gap : x - gap - tooltipWidth
  return Math.max(0, Math.min(wanted, width - tooltipWidth))
}

/** The line through a week and the box beside it, drawn over the chart so that the chart stays as it is. */
export const PlotCursor = ({ count, index, width, height, children }: PlotCursorProps) => {
  const inner = innerBox({ width, height })
  const x = plotMargin.left + xOfIndex(index, count, inner.width)
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
        {children}
      </div>
    </div>
  )
}

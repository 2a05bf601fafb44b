import type { BudgetYearResults } from '@veckovis/contracts/budget'
import { formatDecimals, formatPercent } from '@veckovis/domain/numbers'
import { useTranslation } from '@veckovis/platform'
import { percentLines, valueBaseline } from './month-scale'
import { useWidth } from './use-width'
import * as styles from './efficiency-chart.module.css'

export type YearEfficiency = NonNullable<BudgetYearResults['efficiency']>

const height = 260
const edge = { top: 24, right: 8, bottom: 28, left: 52 }

type Plot = { readonly width: number; readonly lines: readonly number[]; readonly y: (percent: number) => number }

const Axis = ({ width, lines, y }: Plot) =>
  lines.map(percent => (
    <g key={percent}>
      <line className={styles.line} x1={edge.left} x2={width - edge.right} y1={y(percent)} y2={y(percent)} />
      <text className={styles.axis} x={edge.left - 8} y={y(percent)} dy="0.32em" textAnchor="end">
        {formatPercent(percent, 0)}
      </text>
    </g>
  ))

/** Room for one month, in pixels. */
const slotOf = (months: YearEfficiency['months'], { width }: Plot) => (width - edge.left - edge.right) / months.length
const narrowestForText = 34

const Bars = ({ months, plot }: { readonly months: YearEfficiency['months']; readonly plot: Plot }) => {
  const { t } = useTranslation('mf-budget')
  const { y } = plot
  const slot = slotOf(months, plot)
  const bar = Math.min(36, slot * 0.62)
  return months.map(({ month, efficiency }, index) => {
    const middle = edge.left + slot * (index + 0.5)
    return (
      <g key={month}>
        <rect
          className={styles.bar}
          x={middle - bar / 2}
          y={y(efficiency)}
          width={bar}
          height={y(0) - y(efficiency)}
          rx="3"
        />
        <text className={styles.axis} x={middle} y={height - 8} textAnchor="middle">
          {t(slot > narrowestForText ? `results.monthsShort.${month}` : `results.monthsInitial.${month}`)}
        </text>
      </g>
    )
  })
}

const Values = ({ months, target, plot }: Pick<YearEfficiency, 'months' | 'target'> & { readonly plot: Plot }) => {
  const slot = slotOf(months, plot)
  if (slot <= narrowestForText) return null
  return months.map(({ month, efficiency }, index) => (
    <text
      key={month}
      className={styles.value}
      x={edge.left + slot * (index + 0.5)}
      y={valueBaseline(plot.y(efficiency), plot.y(target))}
      data-part="value"
      textAnchor="middle"
    >
      {formatDecimals(efficiency, 0)}
    </text>
  ))
}

/** Efficiency per month against the target; the table beside it says the same in numbers. */
export const EfficiencyChart = ({ months, target }: YearEfficiency) => {
  const { t } = useTranslation('mf-budget')
  const [frame, width] = useWidth()
  const lines = percentLines([target, ...months.map(({ efficiency }) => efficiency)])
  const top = lines.at(-1) ?? 100
  const y = (percent: number) => height - edge.bottom - (percent / top) * (height - edge.top - edge.bottom)
  const plot: Plot = { width, lines, y }
  return (
    <div ref={frame} className={styles.chart}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={t('results.chart', { target: formatPercent(target, 1) })}
      >
        <Axis {...plot} />
        <Bars months={months} plot={plot} />
        <line
          className={styles.target}
          data-part="target"
          x1={edge.left}
          x2={width - edge.right}
          y1={y(target)}
          y2={y(target)}
        />
        <Values {...{ months, target, plot }} />
      </svg>
      <p className={styles.legend}>
        <span data-mark="bar">{t('results.efficiency')}</span>
        <span data-mark="target">{t('results.targetOf', { target: formatPercent(target, 1) })}</span>
      </p>
    </div>
  )
}

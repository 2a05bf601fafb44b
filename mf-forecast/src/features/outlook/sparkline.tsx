import type { UnitOutlook } from '@veckovis/contracts/forecast'
import { formatPercent } from '@veckovis/domain/numbers'
import { useTranslation } from '@veckovis/platform'
import * as styles from './outlook.module.css'

type Weeks = NonNullable<UnitOutlook['outlook']>['ahead']

const width = 96
const height = 24
const edge = 3

/** From what is drawn to its places in the picture; a target that all weeks meet stands in the middle. */
const scaleOf = (weeks: Weeks) => {
  const values = weeks.flatMap(({ efficiency, target }) => [efficiency, target])
  const least = Math.min(...values)
  const span = Math.max(...values) - least
  const step = (width - 2 * edge) / Math.max(1, weeks.length - 1)
  const part = (value: number) => (span === 0 ? 0.5 : (value - least) / span)
  return {
    x: (index: number) => edge + index * step,
    y: (value: number) => height - edge - part(value) * (height - 2 * edge),
  }
}

const isRed = ({ mark }: Weeks[number]) => mark === 'overstaffed' || mark === 'understaffed'

/** The efficiency of the coming weeks, each by itself, with the target as a line and a dot on each that is red. */
export const Sparkline = ({ weeks }: { readonly weeks: Weeks }) => {
  const { t } = useTranslation('mf-forecast-start')
  const { x, y } = scaleOf(weeks)
  const pathOf = (value: (week: Weeks[number]) => number) =>
    weeks.map((week, index) => `${x(index).toFixed(1)},${y(value(week)).toFixed(1)}`).join(' ')
  const words = weeks.map(({ week, efficiency }) => t('spark.week', { week, efficiency: formatPercent(efficiency, 0) }))
  return (
    <svg
      className={styles.spark}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={t('spark.label', { weeks: words.join(', ') })}
    >
      <polyline className={styles.target} points={pathOf(({ target }) => target)} />
      <polyline className={styles.line} points={pathOf(({ efficiency }) => efficiency)} />
      {weeks.map((week, index) =>
        isRed(week) ? (
          <circle
            key={`${week.year}-${week.week}`}
            className={styles.red}
            cx={x(index)}
            cy={y(week.efficiency)}
            r={2.25}
          />
        ) : null,
      )}
    </svg>
  )
}

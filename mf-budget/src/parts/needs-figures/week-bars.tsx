import { formatDecimals } from '@veckovis/domain/numbers'
import { useTranslation } from '@veckovis/platform'
import type { AskWhy } from '../why-button'
import { WhyFigure } from '../why-figure'
import * as styles from './week-bars.module.css'

type WeekBarsProps = {
  readonly year: number
  /** Hours per ISO week. */
  readonly hours: readonly number[]
  /** Hours of the calendar year. */
  readonly annualHours: number
  readonly onWhy: AskWhy<`week-${number}`>
}

const height = 100
const slot = 10

/** The hours of each week as bars and as a table, and why they do not sum to those of the year. */
export const WeekBars = ({ year, hours, annualHours, onWhy }: WeekBarsProps) => {
  const { t } = useTranslation('mf-budget')
  const most = Math.max(1, ...hours)
  const sum = hours.reduce((total, week) => total + week, 0)
  const texts = {
    year,
    count: hours.length,
    sum: formatDecimals(sum, 2),
    annual: formatDecimals(annualHours, 2),
  }
  return (
    <figure className={styles.weeks}>
      <svg viewBox={`0 0 ${hours.length * slot} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        {hours.map((week, index) => (
          <rect
            key={index}
            x={index * slot + 1.5}
            width={slot - 3}
            y={height - (week / most) * height}
            height={(week / most) * height}
          />
        ))}
      </svg>
      <figcaption>{t('needs.weeks.why', texts)}</figcaption>
      <details>
        <summary>{t('needs.weeks.table')}</summary>
        <ol className={styles.table} aria-label={t('needs.weeks.table')}>
          {hours.map((week, index) => (
            <li key={index}>
              <span>{t('needs.weeks.week', { week: index + 1 })}</span>{' '}
              <WhyFigure
                figure={`week-${index + 1}`}
                name={t('needs.weeks.week', { week: index + 1 })}
                text={formatDecimals(week, 2)}
                onWhy={onWhy}
              />
            </li>
          ))}
        </ol>
      </details>
    </figure>
  )
}

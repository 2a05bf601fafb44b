import type { Trend } from '@veckovis/domain/forecast'
import { useTranslation } from '@veckovis/platform'
import * as styles from './cards.module.css'

const directions: Readonly<Record<Trend, string>> = {
  up: 'M3 13L13 3M6 3H13V10',
  down: 'M3 3L13 13M13 6V13H6',
  level: 'M2 8H14M10 4L14 8L10 12',
}

/** Which way the efficiency goes over the range; neither way is good in itself, so it has no colour. */
export const TrendArrow = ({ trend }: { readonly trend: Trend }) => {
  const { t } = useTranslation('mf-forecast')
  return (
    <svg
      className={styles.trend}
      viewBox="0 0 16 16"
      role="img"
      aria-label={t(`cards.trend.${trend}`)}
      data-trend={trend}
    >
      <path d={directions[trend]} />
    </svg>
  )
}

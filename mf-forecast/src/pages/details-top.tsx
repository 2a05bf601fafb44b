import { useTranslation } from '@veckovis/platform'
import { useFigures, useFiguresAtRest, useForecast } from '../context/use-forecast'
import { EffectLine } from '../features/effect/effect-line'
import { EfficiencyChart } from '../features/efficiency-chart/efficiency-chart'
import { useNarrow } from '../features/forecast-tables/one-week/use-narrow'
import { useChartView } from './use-chart-view'
import * as styles from './forecast-page.module.css'

/** What each edit leads to, at once. */
const Effect = () => <EffectLine result={useFigures().result} />

/** While rows are edited: what they lead to in one line, and the chart for who wants to see it move. */
export const DetailsTop = () => {
  const { figuresAtRest } = useForecast()
  const { state, result } = useFiguresAtRest()
  const chart = useChartView()
  const { t } = useTranslation('mf-forecast')
  const isNarrow = useNarrow()
  return (
    <section className={styles.effect} aria-label={t('effect.label')}>
      <Effect />
      {!isNarrow && (
        <EfficiencyChart
          result={result}
          year={state.edited.year}
          currentWeek={state.currentWeek}
          {...chart}
          ahead={figuresAtRest}
          compact
          height={140}
        />
      )}
    </section>
  )
}

import { useIsPrinting } from '@veckovis/grid'
import { useTranslation } from '@veckovis/platform'
import { useFiguresAtRest, useForecast } from '../context/use-forecast'
import { EfficiencyChart } from '../features/efficiency-chart/efficiency-chart'
import { useNarrow } from '../parts/use-narrow'
import { Effect } from './effect'
import { useChartView } from './use-chart-view'
import * as styles from './forecast-page.module.css'

/** While rows are edited: the chart. What they lead to stands at the foot, or here where that has no room for it. */
export const DetailsTop = () => {
  const { figuresAtRest } = useForecast()
  const { state, counted, result } = useFiguresAtRest()
  const chart = useChartView(counted)
  const { t } = useTranslation('mf-forecast')
  const isNarrow = useNarrow()
  const isPrinting = useIsPrinting()
  return (
    <section className={styles.effect} aria-label={t('effect.label')}>
      {(isNarrow || isPrinting) && <Effect />}
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

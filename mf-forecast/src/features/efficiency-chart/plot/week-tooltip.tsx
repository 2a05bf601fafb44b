import { useTranslation } from '@veckovis/platform'
import type { ChartView, ChartWeek } from '../chart-weeks'
import { MarkSample } from '../week-mark'
import { lineNames, weekFigures } from '../week-texts'
import * as styles from './plot.module.css'

type WeekTooltipProps = {
  readonly week: ChartWeek
  readonly view: ChartView
  readonly from: number
  /** Pressing shows why. */
  readonly canExplain: boolean
}

/** What hover, touch and keyboard show of a week. */
export const WeekTooltip = ({ week, view, from, canExplain }: WeekTooltipProps) => {
  const { t } = useTranslation('mf-forecast')
  const figures = weekFigures(week)
  const unit = t('chart.unit')
  const rows = [
    [t(lineNames[view].available, { from }), `${figures.available}\u00a0${unit}`],
    [t(lineNames[view].needed, { from }), `${figures.needed}\u00a0${unit}`],
    [t('chart.efficiency', { from }), figures.efficiency],
    [t('chart.ownEfficiency'), figures.own],
    [t('chart.target'), figures.target],
  ]
  return (
    <>
      <p className={styles.tooltipHead}>
        <strong>{t('chart.week', { week: week.week })}</strong>{' '}
        <span data-mark={week.mark}>
          <MarkSample mark={week.mark} />
          {week.mark === 'unmarked' ? t('chart.unmarked') : t(`marks.${week.mark}`)}
        </span>
      </p>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt> <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {canExplain && <p className={styles.hint}>{t('chart.explainHint')}</p>}
    </>
  )
}

import { useTranslation } from '@veckovis/platform'
import type { ChartView } from '../../../context/view'
import type { ChartWeek } from '../chart-weeks'
import { MarkSample } from '../../../parts/mark-sample'
import { FlagSample } from '../week-mark'
import { lineNames, markText, weekFigures } from '../week-texts'
import * as styles from './plot.module.css'

type WeekTooltipProps = {
  readonly week: ChartWeek
  readonly view: ChartView
  readonly from: number
  /** Pressing shows why. */
  readonly canExplain: boolean
}

/** What hover, touch and keyboard show of a week: what the view is of first, and the other efficiency. */
export const WeekTooltip = ({ week, view, from, canExplain }: WeekTooltipProps) => {
  const { t } = useTranslation('mf-forecast')
  const figures = weekFigures(week, t)
  const unit = t('chart.unit')
  const cumulative = [t('chart.efficiency', { from }), figures.efficiency] as const
  const own = [t('chart.ownEfficiency'), figures.own] as const
  const rows = [
    [t(lineNames[view].available, { from }), `${figures.available}\u00a0${unit}`],
    [t(lineNames[view].needed, { from }), `${figures.needed}\u00a0${unit}`],
    ...(view === 'own' ? [own, cumulative] : [cumulative, own]),
    [t('chart.target'), figures.target],
  ]
  return (
    <>
      <p className={styles.tooltipHead}>
        <strong>{t('chart.week', { week: week.week })}</strong>{' '}
        <span data-mark={week.mark}>
          <MarkSample mark={week.mark} />
          {markText(week.mark, t)}
        </span>
      </p>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt> <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {week.isFlagged && (
        <p className={styles.flagged}>
          <FlagSample />
          {t('chart.flagged', { mark: figures.ownMark })}
        </p>
      )}
      {canExplain && <p className={styles.hint}>{t('chart.explainHint')}</p>}
    </>
  )
}

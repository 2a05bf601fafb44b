import { formatMoney } from '@veckovis/domain/numbers'
import { useTranslation } from '@veckovis/platform'
import * as plot from '../plot/plot.module.css'
import type { KronorWeek } from './kronor-weeks'
import { figuresOf, type KronorFigure } from './use-kronor-texts'

type KronorTooltipProps = {
  readonly week: KronorWeek
  readonly nameOf: (figure: KronorFigure) => string
  /** Pressing shows why. */
  readonly canExplain: boolean
}

/** What hover, touch and keyboard show of a week in SEK. */
export const KronorTooltip = ({ week, nameOf, canExplain }: KronorTooltipProps) => {
  const { t } = useTranslation('mf-forecast')
  const { t: own } = useTranslation('forecast-kronor')
  return (
    <>
      <p className={plot.tooltipHead}>
        <strong>{t('chart.week', { week: week.week })}</strong>
      </p>
      <dl>
        {figuresOf(week).map(([figure, value]) => (
          <div key={figure}>
            <dt>{nameOf(figure)}</dt> <dd>{own('money', { amount: formatMoney(value) })}</dd>
          </div>
        ))}
      </dl>
      {canExplain && <p className={plot.hint}>{t('chart.explainHint')}</p>}
    </>
  )
}

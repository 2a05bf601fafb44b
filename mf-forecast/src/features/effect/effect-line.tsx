import type { ForecastResult } from '@veckovis/domain/forecast'
import { formatFractionalHours, formatMoney, formatPercent } from '@veckovis/domain/numbers'
import { useTranslation } from '@veckovis/platform'
import { VisuallyHidden } from '@veckovis/ui'
import { MarkSample } from '../../parts/mark-sample'
import * as styles from './effect-line.module.css'

type EffectLineProps = {
  readonly result: ForecastResult
  /** The week that is looked at. */
  readonly week: number
}

/** How one week stands by itself; its mark is a shape here and a word for screen readers, so that the line keeps its length. */
const OwnWeek = ({ result, week }: EffectLineProps) => {
  const { t } = useTranslation('mf-forecast')
  const place = result.weekNumbers.indexOf(week)
  const [efficiency, mark] = [result.ownWeekEfficiency[place], result.ownMarks[place]]
  if (efficiency === undefined || mark === undefined) return null
  const word = t(`marks.${mark}`)
  return (
    <div data-mark={mark} title={t('effect.week', { week, mark: word })}>
      <dt>{t('weekShort', { week })}</dt>
      <dd>
        {formatPercent(efficiency, 1)} {mark !== 'unmarked' && <MarkSample mark={mark} />}
        <VisuallyHidden>{word}</VisuallyHidden>
      </dd>
    </div>
  )
}

/** What the weeks below lead to, in one line: beside the rows that are edited, where the cards are not. */
export const EffectLine = ({ result, week }: EffectLineProps) => {
  const { t } = useTranslation('mf-forecast')
  const { totalEfficiency, targetMean, leftOfYear, deficit } = result.summary
  const mark = result.marks.at(-1) ?? 'unmarked'
  return (
    <dl className={styles.effect} aria-label={t('effect.label')}>
      <OwnWeek result={result} week={week} />
      <div data-mark={mark}>
        <dt title={t('effect.efficiency')}>{t('chart.cumulative')}</dt>
        <dd>
          {formatPercent(totalEfficiency, 1)} <small>{t(`marks.${mark}`)}</small>
        </dd>
      </div>
      <div>
        <dt>{t('effect.target')}</dt>
        <dd>{formatPercent(targetMean, 1)}</dd>
      </div>
      <div data-negative={leftOfYear < 0 ? '' : undefined}>
        <dt>{t('cards.leftOfYear')}</dt>
        <dd>{t('units.money', { value: formatMoney(leftOfYear) })}</dd>
      </div>
      <div data-negative={deficit < 0 ? '' : undefined}>
        <dt>{t('effect.deficit')}</dt>
        <dd>{t('units.hours', { value: formatFractionalHours(deficit) })}</dd>
      </div>
    </dl>
  )
}

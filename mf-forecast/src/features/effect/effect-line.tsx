import { type ForecastResult } from '@veckovis/domain/forecast'
import { formatFractionalHours, formatMoney, formatPercent } from '@veckovis/domain/numbers'
import { useTranslation } from '@veckovis/platform'
import * as styles from './effect-line.module.css'

/** What the weeks below lead to, in one line: beside the rows that are edited, where the cards are not. */
export const EffectLine = ({ result }: { readonly result: ForecastResult }) => {
  const { t } = useTranslation('mf-forecast')
  const { totalEfficiency, targetMean, leftOfYear, deficit } = result.summary
  const mark = result.marks.at(-1) ?? 'unmarked'
  return (
    <dl className={styles.effect} aria-label={t('effect.label')}>
      <div data-mark={mark}>
        <dt>{t('effect.efficiency')}</dt>
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

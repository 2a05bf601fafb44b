import { formatPercent, type ForecastSummary, type StaffingMark } from '@veckovis/domain'
import { useTranslation } from '@veckovis/platform'
import { toneOfMark } from './cell-notes'

type EfficiencySummaryProps = {
  readonly summary: ForecastSummary
  /** The mark of the range's last week, which the total efficiency is the figure of. */
  readonly mark: StaffingMark
  readonly year: number
  /** Percent; null while it is not known. */
  readonly payrollOverhead: number | null
  readonly incomplete: boolean
}

/** Total efficiency beside its target, and the payroll overhead of the year. */
export const EfficiencySummary = ({ summary, mark, year, payrollOverhead, incomplete }: EfficiencySummaryProps) => {
  const { t } = useTranslation('mf-forecast')
  return (
    <dl className="mf-forecast-summary" aria-label={t('summary.label')}>
      <div className="mf-forecast-summary__main">
        <dt>{t('summary.total')}</dt>
        <dd className="mf-forecast-summary__figure" data-tone={toneOfMark(mark)}>
          {formatPercent(summary.totalEfficiency, 1)}
        </dd>
        <dd className="mf-forecast-summary__mark" data-tone={toneOfMark(mark)}>
          {t(incomplete ? 'summary.incompleteMark' : `marks.${mark}`)}
        </dd>
      </div>
      <div>
        <dt>{t('summary.target')}</dt>
        <dd className="mf-forecast-summary__figure">{formatPercent(summary.targetMean, 1)}</dd>
      </div>
      <div className="mf-forecast-summary__aside">
        <dt>{t('summary.payrollOverhead', { year })}</dt>
        <dd>{payrollOverhead === null ? t('summary.unknown') : formatPercent(payrollOverhead, 2)}</dd>
      </div>
    </dl>
  )
}

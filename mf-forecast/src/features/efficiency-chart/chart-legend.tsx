import { chartTolerancePoints, type StaffingMark } from '@veckovis/domain/forecast'
import { useTranslation } from '@veckovis/platform'
import { memo, useId, type ReactNode } from 'react'
import type { ChartView } from '../../context/view'
import { MarkSample } from '../../parts/mark-sample'
import { FlagSample } from './week-mark'
import { lineNames } from './week-texts'
import * as styles from './efficiency-chart.module.css'

type ChartLegendProps = { readonly view: ChartView; readonly hasUnmarked: boolean; readonly from: number }

const marks: readonly StaffingMark[] = ['properly-staffed', 'understaffed', 'overstaffed']

const LineSample = ({ kind }: { readonly kind: 'available' | 'needed' | 'band' }) => (
  <svg className={styles.lineSample} viewBox="0 0 22 10" aria-hidden="true">
    {kind === 'band' ? (
      <rect className={styles.band} width="22" height="10" rx="2" />
    ) : (
      <path className={styles.line} data-line={kind} d="M0 5H22" />
    )}
  </svg>
)

const Entry = ({ sample, children }: { readonly sample: ReactNode; readonly children: ReactNode }) => (
  <li>
    {sample}
    {children}
  </li>
)

/** Lines and shapes in words. */
export const ChartLegend = memo(({ view, hasUnmarked, from }: ChartLegendProps) => {
  const { t } = useTranslation('mf-forecast')
  const meaningId = useId()
  return (
    <div className={styles.legend} role="group" aria-label={t('chart.legend')}>
      <ul>
        <Entry sample={<LineSample kind="available" />}>{t(lineNames[view].available, { from })}</Entry>
        <Entry sample={<LineSample kind="needed" />}>{t(lineNames[view].needed, { from })}</Entry>
        <Entry sample={<LineSample kind="band" />}>{t('chart.band', { points: chartTolerancePoints })}</Entry>
      </ul>
      <div className={styles.marks}>
        <span className={styles.meaning} id={meaningId}>
          {t(view === 'own' ? 'chart.markMeaningOwn' : 'chart.markMeaning', { from })}
        </span>
        <ul aria-labelledby={meaningId}>
          {marks.map(mark => (
            <Entry key={mark} sample={<MarkSample mark={mark} />}>
              {t(`marks.${mark}`)}
            </Entry>
          ))}
          {hasUnmarked && <Entry sample={<MarkSample mark="unmarked" />}>{t('chart.unmarked')}</Entry>}
          {view === 'cumulative' && <Entry sample={<FlagSample />}>{t('chart.flag')}</Entry>}
        </ul>
      </div>
    </div>
  )
})
ChartLegend.displayName = 'ChartLegend'

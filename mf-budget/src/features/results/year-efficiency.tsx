import type { BudgetYearResults } from '@veckovis/contracts/budget'
import { useTranslation } from '@veckovis/platform'
import { EmptyState } from '@veckovis/ui'
import { noFiguresText } from '../../data/no-figures'
import { EfficiencyVerdict } from '../../parts/efficiency/efficiency-verdict'
import type { AskWhy } from '../../parts/why-button'
import { EfficiencyChart } from './efficiency-chart'
import { EfficiencySheet } from './efficiency-sheet'
import * as styles from './results.module.css'

type YearEfficiencyProps = {
  readonly results: BudgetYearResults
  /** A month of 1 to 12, or the year. */
  readonly onWhy: AskWhy<`${number}` | 'year'>
}

/** Needed over budgeted hours per month against the target, drawn and as a sheet. */
export const YearEfficiency = ({ results, onWhy }: YearEfficiencyProps) => {
  const { t } = useTranslation('mf-budget')
  const { efficiency, needs, resources } = results
  if (efficiency === null || needs === null || resources === null || resources.figures === null)
    return (
      <EmptyState icon="analytics" title={t('results.noEfficiency')}>
        {t(resources?.basis.shownPay === 'withheld' ? noFiguresText(resources.basis) : 'results.noEfficiencyText')}
      </EmptyState>
    )
  const { hoursForSchedule } = resources.figures
  if (hoursForSchedule <= 0)
    return (
      <EfficiencyVerdict {...{ efficiency }} neededHours={needs.annualNeededHours} budgetedHours={hoursForSchedule} />
    )
  return (
    <div className={styles.efficiency}>
      <EfficiencyChart {...efficiency} />
      <EfficiencySheet
        efficiency={efficiency}
        neededHours={needs.annualNeededHours}
        budgetedHours={hoursForSchedule}
        onWhy={onWhy}
      />
    </div>
  )
}

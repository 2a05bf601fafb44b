import type { ResourceBudget } from '@veckovis/contracts/budget'
import { markOfBudget } from '@veckovis/domain/budget'
import { chartTolerancePoints } from '@veckovis/domain/forecast'
import { formatDecimals, formatPercent } from '@veckovis/domain/numbers'
import { useTranslation } from '@veckovis/platform'
import { Icon } from '@veckovis/ui'
import * as styles from './efficiency-verdict.module.css'

export type ComparedHours = {
  readonly efficiency: NonNullable<ResourceBudget['efficiency']>
  /** Hours of the whole year. */
  readonly neededHours: number
  readonly budgetedHours: number
}

/** Whether the hours of the year meet the need at the target, and how many months do not. */
export const EfficiencyVerdict = ({ efficiency, neededHours, budgetedHours }: ComparedHours) => {
  const { t } = useTranslation('mf-budget')
  const { target, year, months } = efficiency
  const mark = markOfBudget({ neededHours, budgetedHours }, target)
  const off = months.filter(month => markOfBudget(month, target) !== 'properly-staffed').length
  const isProper = mark === 'properly-staffed'
  const standing = budgetedHours > 0 ? mark : 'no-hours'
  return (
    <div className={styles.verdict} data-tone={isProper ? 'good' : 'bad'} data-part="efficiency-verdict">
      <Icon name={isProper ? 'success' : 'warning'} />
      <strong>{t('efficiency.year', { efficiency: formatPercent(year, 1), target: formatPercent(target, 1) })}</strong>
      <span>{t(`efficiency.standing.${standing}`, { points: formatDecimals(Math.abs(year - target), 1) })}</span>
      <span>
        {off === 0
          ? t('efficiency.everyMonth', { points: chartTolerancePoints })
          : t('efficiency.monthsOff', { count: off, points: chartTolerancePoints })}
      </span>
    </div>
  )
}

import type { ResourceBudget } from '@veckovis/contracts/budget'
import { markOfBudget } from '@veckovis/domain/budget'
import { chartTolerancePoints } from '@veckovis/domain/forecast'
import { formatDecimals, formatFractionalHours, formatPercent } from '@veckovis/domain/numbers'
import { useTranslation } from '@veckovis/platform'
import { Icon } from '@veckovis/ui'
import * as styles from './efficiency-verdict.module.css'

export type ComparedHours = {
  readonly efficiency: NonNullable<ResourceBudget['efficiency']>
  /** Hours of the whole year. */
  readonly neededHours: number
  readonly budgetedHours: number
}

/** A budget whose costs leave nothing to schedule: a percentage of no hours, or of fewer than none, says nothing. */
const NothingLeft = ({ budgetedHours }: Pick<ComparedHours, 'budgetedHours'>) => {
  const { t } = useTranslation('mf-budget')
  const hours = t('why.units.hours', { value: formatFractionalHours(-budgetedHours) })
  return (
    <div className={styles.verdict} data-tone="bad" data-part="efficiency-verdict">
      <Icon name="warning" />
      <strong>{t('efficiency.nothingLeft')}</strong>
      <span>{budgetedHours < 0 ? t('efficiency.overspent', { hours }) : t('efficiency.allSpent')}</span>
    </div>
  )
}

const Standing = ({ efficiency, neededHours, budgetedHours }: ComparedHours) => {
  const { t } = useTranslation('mf-budget')
  const { target, year, months } = efficiency
  const mark = markOfBudget({ neededHours, budgetedHours }, target)
  const off = months.filter(month => markOfBudget(month, target) !== 'properly-staffed').length
  const isProper = mark === 'properly-staffed'
  return (
    <div className={styles.verdict} data-tone={isProper ? 'good' : 'bad'} data-part="efficiency-verdict">
      <Icon name={isProper ? 'success' : 'warning'} />
      <strong>{t('efficiency.year', { efficiency: formatPercent(year, 1), target: formatPercent(target, 1) })}</strong>
      <span>{t(`efficiency.standing.${mark}`, { points: formatDecimals(Math.abs(year - target), 1) })}</span>
      <span>
        {off === 0
          ? t('efficiency.everyMonth', { points: chartTolerancePoints })
          : t('efficiency.monthsOff', { count: off, points: chartTolerancePoints })}
      </span>
    </div>
  )
}

/** Whether the hours of the year meet the need at the target, and how many months do not. */
export const EfficiencyVerdict = (compared: ComparedHours) =>
  compared.budgetedHours > 0 ? <Standing {...compared} /> : <NothingLeft {...compared} />

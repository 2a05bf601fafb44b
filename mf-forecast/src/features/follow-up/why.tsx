import type { ChangesOfBudget } from '@veckovis/contracts/forecast'
import type { Compared, Projection } from '@veckovis/domain/follow-up'
import { formatFractionalHours, formatMoney } from '@veckovis/domain/numbers'
import { useTranslation } from '@veckovis/platform'
import { signedHours, signedKronor } from './signed-texts'
import * as styles from './key-figures.module.css'

type WhyProps = Pick<Projection, 'layers'> &
  Pick<Compared, 'budget'> & {
    /** What has changed of the budget, which counts it */
    readonly changes: ChangesOfBudget
  }

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/** The locked budget, and each change with its day, amount and reason. */
const Changes = ({ budget, changes }: Pick<WhyProps, 'budget' | 'changes'>) => {
  const { t } = useTranslation('forecast-follow-up')
  const kronor = budget.kronor - sumOf(changes.map(change => change.kronor))
  const hours = budget.hours - sumOf(changes.map(change => change.hours))
  return (
    <li>
      {t('changes.locked', { kronor: formatMoney(kronor), hours: formatFractionalHours(hours) })}
      <ul aria-label={t('changes.title')}>
        {changes.map(change => (
          <li key={change.id} className={styles.change}>
            {t('changes.one', {
              day: change.firstDay,
              kronor: signedKronor(change.kronor),
              hours: signedHours(change.hours),
              reason: change.reason,
            })}
          </li>
        ))}
      </ul>
    </li>
  )
}

/** Which weeks the year is made of, what has changed of its budget, and how days and months come out of them. */
export const Why = ({ layers, budget, changes }: WhyProps) => {
  const { t } = useTranslation('forecast-follow-up')
  const { outcomeWeeks, forecastWeeks, neighbourOutcomeDays, neighbourDays, standInDays } = layers
  return (
    <details className={styles.why}>
      <summary>{t('why.ask')}</summary>
      <ul>
        {outcomeWeeks > 0 && <li>{t('why.outcome', { count: outcomeWeeks })}</li>}
        {forecastWeeks > 0 && <li>{t('why.weeks', { count: forecastWeeks })}</li>}
        {neighbourOutcomeDays > 0 && <li>{t('why.neighbourOutcome', { count: neighbourOutcomeDays })}</li>}
        {neighbourDays > 0 && <li>{t('why.neighbour', { count: neighbourDays })}</li>}
        {standInDays > 0 && <li>{t('why.standIn', { count: standInDays })}</li>}
        {outcomeWeeks + neighbourOutcomeDays > 0 && <li>{t('why.cells')}</li>}
        {changes.length > 0 && <Changes budget={budget} changes={changes} />}
        <li>{t('why.days')}</li>
        <li>{t('why.cost')}</li>
        <li>{t('why.hours')}</li>
      </ul>
    </details>
  )
}

import type { Projection } from '@veckovis/domain/follow-up'
import { useTranslation } from '@veckovis/platform'
import * as styles from './key-figures.module.css'

/** Which weeks the year is made of, and how days and months come out of them. */
export const Why = ({ layers }: Pick<Projection, 'layers'>) => {
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
        <li>{t('why.days')}</li>
        <li>{t('why.cost')}</li>
        <li>{t('why.hours')}</li>
      </ul>
    </details>
  )
}

import type { Bridge, YearsOfForecast } from '@veckovis/domain/follow-up'
import { useTranslation } from '@veckovis/platform'
import { StepsDrawing } from './steps-drawing'
import { StepsTable } from './steps-table'
import * as styles from './tables.module.css'

/** Why the projection differs from the budget: the steps as a drawing, and as a table that opens their weeks. */
export const Steps = ({ bridge, years }: { readonly bridge: Bridge; readonly years: YearsOfForecast }) => {
  const { t } = useTranslation('forecast-follow-up')
  return (
    <section className={styles.section} data-part="steps">
      <h2>{t('steps.title')}</h2>
      <StepsDrawing {...bridge} />
      <StepsTable {...bridge} years={years} />
    </section>
  )
}

import type { Bridge } from '@veckovis/domain/follow-up'
import { useTranslation } from '@veckovis/platform'
import { StepsDrawing } from './steps-drawing'
import { StepsTable } from './steps-table'
import type { MadeOf } from './made-of'
import * as styles from './tables.module.css'

/** Why the projection differs from the budget: the steps as a drawing, and as a table that opens their weeks. */
export const Steps = ({ bridge, madeOf }: { readonly bridge: Bridge; readonly madeOf: MadeOf }) => {
  const { t } = useTranslation('forecast-follow-up')
  return (
    <section className={styles.section} data-part="steps">
      <h2>{t('steps.title')}</h2>
      <StepsDrawing {...bridge} />
      <StepsTable {...bridge} madeOf={madeOf} />
    </section>
  )
}

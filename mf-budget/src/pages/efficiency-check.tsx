import { useTranslation } from '@veckovis/platform'
import { EfficiencySheet } from '../features/results/efficiency-sheet'
import { EfficiencyVerdict, type ComparedHours } from '../parts/efficiency/efficiency-verdict'
import { useExplanation } from '../parts/explanation/use-explanation'
import { explainEfficiency, type EfficiencyFigure } from './explain-results'
import * as styles from './efficiency-check.module.css'

/** The hours of a budget against the need before it is saved or locked: the year, each month, and why. */
export const EfficiencyCheck = (compared: ComparedHours) => {
  const { t } = useTranslation('mf-budget')
  const { ask, popover } = useExplanation<EfficiencyFigure>(figure => explainEfficiency(compared, figure))
  return (
    <section className={styles.check} aria-label={t('efficiency.title')}>
      <h3>{t('efficiency.title')}</h3>
      <EfficiencyVerdict {...compared} />
      {compared.budgetedHours > 0 && <EfficiencySheet {...compared} onWhy={ask} />}
      {popover}
    </section>
  )
}

import { useActiveUnit } from '@veckovis/platform'
import { NoUnitNotice } from '@veckovis/platform/signed-in'
import { UnitResults } from './unit-results'
import * as styles from './budget.module.css'

/** What the budgets of the active unit come to; another unit starts over. */
export const ResultsPage = () => {
  const activeUnit = useActiveUnit()
  const unitId = activeUnit?.unit.id
  return (
    <div className={styles.budget}>
      {unitId === undefined ? <NoUnitNotice /> : <UnitResults key={unitId} unitId={unitId} />}
    </div>
  )
}

import { NoUnitNotice, useActiveUnit } from '@veckovis/platform'
import { UnitResults } from './unit-results'
import './budget.css'

/** What the budgets of the active unit come to; another unit starts over. */
export const ResultsPage = () => {
  const activeUnit = useActiveUnit()
  const unitId = activeUnit?.unit.id
  return (
    <div className="mf-budget">
      {unitId === undefined ? <NoUnitNotice /> : <UnitResults key={unitId} unitId={unitId} />}
    </div>
  )
}

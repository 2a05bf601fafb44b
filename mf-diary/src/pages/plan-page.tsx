import { useActiveUnit } from '@veckovis/platform'
import { NoUnitNotice } from '@veckovis/platform/signed-in'
import { Page } from '@veckovis/ui'
import { UnitPlan } from './unit-plan'

/** The plan of the active unit; another unit starts over. */
export const PlanPage = () => {
  const activeUnit = useActiveUnit()
  return (
    <Page width="full">
      {activeUnit === null ? <NoUnitNotice /> : <UnitPlan key={activeUnit.unit.id} unitId={activeUnit.unit.id} />}
    </Page>
  )
}

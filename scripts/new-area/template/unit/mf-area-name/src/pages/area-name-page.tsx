import { useActiveUnit } from '@veckovis/platform'
import { NoUnitNotice } from '@veckovis/platform/signed-in'
import { Page } from '@veckovis/ui'
import { UnitItems } from './unit-items'

/** The page of the active unit; another unit starts over. The frame shows the title of the route. */
export const AreaNamePage = () => {
  const activeUnit = useActiveUnit()
  return (
    <Page>
      {activeUnit === null ? <NoUnitNotice /> : <UnitItems key={activeUnit.unit.id} unitId={activeUnit.unit.id} />}
    </Page>
  )
}

import { useActiveUnit } from '@veckovis/platform'
import { NoUnitNotice } from '@veckovis/platform/signed-in'
import { Page } from '@veckovis/ui'
import { UnitYears } from '../features/unit-years/unit-years'

/** The page of the active unit; another unit starts over. The frame shows the title of the route. */
export const AreaNamePage = () => {
  const activeUnit = useActiveUnit()
  return (
    <Page>
      {activeUnit === null ? <NoUnitNotice /> : <UnitYears key={activeUnit.unit.id} unitId={activeUnit.unit.id} />}
    </Page>
  )
}

import { useActiveUnit } from '@veckovis/platform'
import { NoUnitNotice } from '@veckovis/platform/signed-in'
import { Page } from '@veckovis/ui'
import { UnitDiary } from './unit-diary'

/** The page of the active unit; another unit starts over. The frame shows the title of the route. */
export const DiaryPage = () => {
  const activeUnit = useActiveUnit()
  return (
    <Page>
      {activeUnit === null ? <NoUnitNotice /> : <UnitDiary key={activeUnit.unit.id} unitId={activeUnit.unit.id} />}
    </Page>
  )
}

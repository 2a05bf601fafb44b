import { lazyPage, useActiveUnit } from '@veckovis/platform'
import { NoUnitNotice } from '@veckovis/platform/signed-in'
import { Navigate, Route, Routes } from '@veckovis/platform/router'
import { NeedsView } from './needs/needs-view'
import { UnitNeeds } from './needs/unit-needs'
import * as styles from './budget.module.css'

// The steps bring formik and yup, which a list and one budget have no use for.
const NeedsMaking = lazyPage(() => import('./needs/needs-editing').then(module => module.NeedsMaking))
const NeedsEditing = lazyPage(() => import('./needs/needs-editing').then(module => module.NeedsEditing))

/** The needs budgets of the active unit: the list, the two steps, and one budget; another unit starts over. */
export const NeedsPage = () => {
  const activeUnit = useActiveUnit()
  const unitId = activeUnit?.unit.id
  return (
    <div className={styles.budget}>
      {unitId === undefined ? (
        <NoUnitNotice />
      ) : (
        <Routes key={unitId}>
          <Route index element={<UnitNeeds unitId={unitId} />} />
          <Route path="new" element={<NeedsMaking unitId={unitId} />} />
          <Route path=":id" element={<NeedsView unitId={unitId} />} />
          <Route path=":id/edit" element={<NeedsEditing unitId={unitId} />} />
          <Route path="*" element={<Navigate to="/needs" replace />} />
        </Routes>
      )}
    </div>
  )
}

import { lazyPage, useActiveUnit } from '@veckovis/platform'
import { NoUnitNotice } from '@veckovis/platform/signed-in'
import { Navigate, Route, Routes } from '@veckovis/platform/router'
import { ResourceView } from './resource-view'
import { UnitResources } from './unit-resources'
import * as styles from './budget.module.css'

// The steps bring formik and yup, which a list and one budget have no use for.
const ResourceMaking = lazyPage(() => import('./resource-editing').then(module => module.ResourceMaking))
const ResourceEditing = lazyPage(() => import('./resource-editing').then(module => module.ResourceEditing))

/** The resource budgets of the active unit: the list, the four steps, and one budget; another unit starts over. */
export const ResourcesPage = () => {
  const activeUnit = useActiveUnit()
  const unitId = activeUnit?.unit.id
  return (
    <div className={styles.budget}>
      {unitId === undefined ? (
        <NoUnitNotice />
      ) : (
        <Routes key={unitId}>
          <Route index element={<UnitResources unitId={unitId} />} />
          <Route path="new" element={<ResourceMaking unitId={unitId} />} />
          <Route path=":id" element={<ResourceView unitId={unitId} />} />
          <Route path=":id/edit" element={<ResourceEditing unitId={unitId} />} />
          <Route path="*" element={<Navigate to="/resources" replace />} />
        </Routes>
      )}
    </div>
  )
}

import { permissionIds } from '@veckovis/domain/access'
import { unitsHeld, useSession } from '@veckovis/platform'
import { Navigate } from '@veckovis/platform/router'
import { UnitTable } from './unit-table'

/** The units of anyone who answers for more than one; with one there is nothing to compare, and its forecast comes. */
export const OverviewPage = () => {
  const user = useSession()
  if (user !== null && !user.superadmin && unitsHeld(user, permissionIds.forecast) === 1)
    return <Navigate to="/forecast" replace />
  return <UnitTable of="overview" />
}

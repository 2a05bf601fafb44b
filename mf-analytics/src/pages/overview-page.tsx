import { permissionIds, holdsLevel } from '@veckovis/domain/access'
import { holderOf, useSession, type SessionUser } from '@veckovis/platform'
import { Navigate } from '@veckovis/platform/router'
import { UnitTable } from './unit-table'

/** How many units the person may read the forecast of. */
const readableUnits = (user: SessionUser): number =>
  user.counties
    .flatMap(county =>
      county.municipalities.flatMap(municipality =>
        municipality.departments.flatMap(department =>
          department.units.map(unit => ({
            ...{ countyId: county.id, municipalityId: municipality.id },
            ...{ departmentId: department.id, unitId: unit.id },
          })),
        ),
      ),
    )
    .filter(place => holdsLevel(holderOf(user), permissionIds.forecast, 'READ', place)).length

/** The units of whoever answers for more than one; with one there is nothing to compare, and its forecast comes. */
export const OverviewPage = () => {
  const user = useSession()
  if (user !== null && !user.superadmin && readableUnits(user) === 1) return <Navigate to="/forecast" replace />
  return <UnitTable of="overview" />
}

import { holdsLevel, permissionIds } from '@veckovis/domain/access'
import { holderOf, useSession, type SessionUser } from '@veckovis/platform'

type Unit = { readonly id: number; readonly name: string }

/** The units of the same municipality whose diary the person reads, in the order of the tree; that unit among them. */
export const unitsAround = (user: SessionUser, unitId: number): Unit[] => {
  const holder = holderOf(user)
  const municipalities = user.counties.flatMap(({ id: countyId, municipalities: each }) =>
    each.map(({ id: municipalityId, departments }) => ({
      units: departments.flatMap(({ id: departmentId, units }) =>
        units.map(({ id, name }) => ({ id, name, place: { countyId, municipalityId, departmentId, unitId: id } })),
      ),
    })),
  )
  const around = municipalities.find(({ units }) => units.some(({ id }) => id === unitId))
  if (around === undefined) return []
  return around.units.flatMap(({ id, name, place }) =>
    id === unitId || holdsLevel(holder, permissionIds.diary, 'READ', place) ? [{ id, name }] : [],
  )
}

export const useUnitsAround = (unitId: number): Unit[] => {
  const user = useSession()
  return user === null ? [] : unitsAround(user, unitId)
}

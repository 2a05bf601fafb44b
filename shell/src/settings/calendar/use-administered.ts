import { holdsLevel, permissionIds } from '@veckovis/domain/access'
import { findUnitInTree, holderOf, useActiveUnit, useSession } from '@veckovis/platform'

export type Administered = { readonly id: number; readonly name: string }

/** The municipality of the active unit for anyone who grants the rights of all of it; null for everybody else. */
export const useAdministered = (): Administered | null => {
  const user = useSession()
  const unit = useActiveUnit()
  const found = user === null || unit === null ? null : findUnitInTree(user.counties, unit.unit.id)
  if (user === null || found === null) return null
  const { countyId, municipalityId } = found.place
  const isHeld = holdsLevel(holderOf(user), permissionIds.users, 'APPROVE', { countyId, municipalityId })
  return isHeld && municipalityId !== undefined
    ? { id: municipalityId, name: found.activeUnit.municipality.name }
    : null
}

import { isWiderThanUsual, reaches, type RoleHolder } from '@veckovis/domain/access'
import type { PlaceIndex } from '../../../../data/place-index'
import { keyOfScope, type PlaceKey } from '../../../../data/place-key'

/** Places that are wider than those of the job title, and how many units roles on all of them reach. */
export type WideRoles = { readonly places: readonly PlaceKey[]; readonly units: number }

const wideRolesOf = ({ jobTitleId, roles }: RoleHolder) =>
  roles.filter(({ scope }) => isWiderThanUsual(jobTitleId, scope))

/** What somebody gets that is wider than usual and was not so before; null where nothing is. */
export const newWideRoles = (
  holder: RoleHolder,
  { before, index }: { readonly before: RoleHolder; readonly index: PlaceIndex },
): WideRoles | null => {
  const known = new Set(wideRolesOf(before).map(({ scope }) => keyOfScope(scope)))
  const roles = wideRolesOf(holder).filter(({ scope }) => !known.has(keyOfScope(scope)))
  if (roles.length === 0) return null
  return {
    places: [...new Set(roles.map(({ scope }) => keyOfScope(scope)))],
    units: index.units.filter(({ place }) => reaches({ jobTitleId: null, roles }, place)).length,
  }
}

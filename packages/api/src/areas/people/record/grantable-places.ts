import type { Grantable } from '@veckovis/contracts/people'
import {
  everywhere,
  holdsLevel,
  isSuperAdmin,
  levelAt,
  permissionIds,
  roleAreas,
  scopeOf,
  type Place,
} from '@veckovis/domain/access'
import type { Actor } from '../../../http/admission/actor'
import type { StoredPerson } from '../stored-person'

type Named = { readonly place: Place; readonly placeNames: readonly string[] }

const grantableAt = (administrator: Actor, { place, placeNames }: Named): Grantable['places'] => {
  if (!holdsLevel(administrator, permissionIds.users, 'APPROVE', place)) return []
  const areas = roleAreas.flatMap(area => {
    const level = levelAt(administrator, area, place)
    return level === null ? [] : [[String(area), level] as const]
  })
  return [{ scope: scopeOf(place) ?? null, placeNames: [...placeNames], areas: Object.fromEntries(areas) }]
}

/**
 * What somebody may give, on the places of their own roles: where Users and another area are held on places of which one
 * lies in the other, the narrower one is among them.
 */
export const grantablePlaces = (administrator: Actor, { roles }: StoredPerson): Grantable => {
  const isSuper = isSuperAdmin(administrator)
  const named: readonly Named[] = isSuper ? [{ place: everywhere, placeNames: [] }] : roles
  const distinct = new Map(named.map(each => [JSON.stringify(scopeOf(each.place) ?? null), each]))
  return { superAdmin: isSuper, places: [...distinct.values()].flatMap(each => grantableAt(administrator, each)) }
}

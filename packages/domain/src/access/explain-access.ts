import { levelIncludes, type PermissionLevel } from './levels'
import { covers, scopeOf, type Place } from './places'
import { permissionIds, roleAreas } from './permissions'
import { jobTitleIds } from './job-titles'
import { levelAt } from './rights'
import { isSuperAdmin, levelsOf, type Role, type RoleHolder } from './roles'

/** Why somebody may do something: a role of theirs, or the job title of super admins. */
type AccessReason<Held extends Role = Role> =
  { readonly kind: 'role'; readonly role: Held } | { readonly kind: 'job-title' }

/** What somebody may do in one area on a place, and what gives it. */
type AreaAccess<Held extends Role = Role> = {
  readonly permissionId: number
  readonly level: PermissionLevel
  /** At least one: whatever gives this level by itself. A role on the place itself comes before those from above. */
  readonly because: readonly AccessReason<Held>[]
}

type Holder<Held extends Role> = Omit<RoleHolder, 'roles'> & { readonly roles: readonly Held[] }

const reasonOf = <Held extends Role>(role: Held): AccessReason<Held> => ({ kind: 'role', role })

const reasonsOfSuperAdmin = <Held extends Role>({ jobTitleId, roles }: Holder<Held>): readonly AccessReason<Held>[] => {
  const held = roles.filter(role => role.id === permissionIds.superAdmin).map(reasonOf)
  return jobTitleId === jobTitleIds.superAdmin ? [{ kind: 'job-title' }, ...held] : held
}

const isHeldOn = (role: Role, place: Place): boolean => {
  const scope = scopeOf(place)
  return role.scope?.kind === scope?.kind && role.scope?.id === scope?.id
}

const reasonsOfRoles = <Held extends Role>(
  roles: readonly Held[],
  { permissionId, level, place }: { permissionId: number; level: PermissionLevel; place: Place },
): readonly AccessReason<Held>[] => {
  const giving = roles.filter(
    role =>
      role.id === permissionId && covers(role.scope, place) && levelsOf(role).some(held => levelIncludes(held, level)),
  )
  const nearest = [...giving.filter(role => isHeldOn(role, place)), ...giving.filter(role => !isHeldOn(role, place))]
  return nearest.map(reasonOf)
}

/**
 * What somebody may do on the whole of a place and because of which of their roles, area by area; areas in which they may
 * do nothing there are left out. The levels are those of `levelAt`.
 */
export const explainAccess = <Held extends Role>(holder: Holder<Held>, place: Place): readonly AreaAccess<Held>[] =>
  roleAreas.flatMap(permissionId => {
    const level = levelAt(holder, permissionId, place)
    if (level === null) return []
    const because = isSuperAdmin(holder)
      ? reasonsOfSuperAdmin(holder)
      : reasonsOfRoles(holder.roles, { permissionId, level, place })
    return [{ permissionId, level, because }]
  })

/** How many of some places somebody reaches in an area at each level, each place counted at its highest. */
export const countByLevel = (
  holder: RoleHolder,
  permissionId: number,
  places: readonly Place[],
): Readonly<Record<PermissionLevel, number>> => {
  const counts = { READ: 0, WRITE: 0, APPROVE: 0 }
  for (const place of places) {
    const level = levelAt(holder, permissionId, place)
    if (level !== null) counts[level] += 1
  }
  return counts
}

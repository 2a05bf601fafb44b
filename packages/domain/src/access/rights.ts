import { highestLevel, levelIncludes, type PermissionLevel } from './levels'
import { covers, type Place, type Scope } from './places'
import { givesPermission, permissionIds } from './permissions'
import { hasJobTitle, isSuperAdmin, levelsOf, type Role, type RoleHolder } from './roles'

/** What somebody has to hold to do something. */
export type Right = {
  /** Ids of permissions, of which one is enough; none: a role of any kind. */
  readonly permissions: readonly number[]
  readonly level: PermissionLevel
  /** The job title that the right is kept for. */
  readonly jobTitle?: number | undefined
}

const gives = (role: Role, { permissions, level }: Right): boolean =>
  permissions.length === 0 ||
  (permissions.some(id => givesPermission(role.id, id)) && levelsOf(role).some(held => levelIncludes(held, level)))

const rolesWith = (holder: RoleHolder, right: Right): readonly Role[] =>
  right.jobTitle === undefined || hasJobTitle(holder, right.jobTitle)
    ? holder.roles.filter(role => gives(role, right))
    : []

/** Whether somebody holds the right on the whole place: a role below it is not enough. */
export const holdsRight = (holder: RoleHolder, right: Right, place: Place): boolean =>
  isSuperAdmin(holder) || rolesWith(holder, right).some(role => covers(role.scope, place))

/** Whether somebody holds the right on any place at all. */
export const holdsRightSomewhere = (holder: RoleHolder, right: Right): boolean =>
  isSuperAdmin(holder) || rolesWith(holder, right).length > 0

/** Where somebody holds the right; null for the whole country. */
export const scopesOf = (holder: RoleHolder, right: Right): readonly Scope[] | null => {
  const scopes = rolesWith(holder, right).map(role => role.scope)
  const named = scopes.filter(scope => scope !== undefined)
  return isSuperAdmin(holder) || named.length < scopes.length ? null : named
}

/** The highest level that somebody holds for a permission on the place; null for none, APPROVE for a super admin. */
export const levelAt = (holder: RoleHolder, permissionId: number, place: Place): PermissionLevel | null => {
  if (isSuperAdmin(holder)) return 'APPROVE'
  const held = holder.roles.filter(role => givesPermission(role.id, permissionId) && covers(role.scope, place))
  return highestLevel(held.flatMap(levelsOf))
}

/** Whether somebody holds the permission at the level or above on the place. */
export const holdsLevel = (holder: RoleHolder, permissionId: number, level: PermissionLevel, place: Place): boolean =>
  holdsRight(holder, { permissions: [permissionId], level }, place)

/** Whether somebody sees salaries on the place, and what follows from them to the krona: anyone who may change its staff. */
export const seesSalaries = (holder: RoleHolder, place: Place): boolean =>
  holdsLevel(holder, permissionIds.staff, 'WRITE', place)

/** Whether somebody holds the permission at any level on any place (§2). */
export const holdsPermission = (holder: RoleHolder, permissionId: number): boolean =>
  isSuperAdmin(holder) || holder.roles.some(role => givesPermission(role.id, permissionId))

/**
 * Whether a page that names a permission opens, seen from the unit one works in. Users (6) is held on the places that one
 * administers, not on the unit that one happens to look at; without a unit a role anywhere is enough (§2, A-004).
 */
export const mayOpen = (holder: RoleHolder, permissionId: number | null, unit: Place | undefined): boolean => {
  if (permissionId === null) return true
  if (unit === undefined || permissionId === permissionIds.users) return holdsPermission(holder, permissionId)
  return levelAt(holder, permissionId, unit) !== null
}

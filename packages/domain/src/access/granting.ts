import { jobTitleIds } from './job-titles'
import { covers, type Place } from './places'
import { permissionIds } from './permissions'
import { levelIncludes, type PermissionLevel } from './levels'
import { holdsLevel, holdsRightSomewhere } from './rights'
import { isSuperAdmin, levelsOf, type Role, type RoleHolder } from './roles'

const grantsRoles = { permissions: [permissionIds.users], level: 'APPROVE' } as const

/** Whose roles somebody may change at all: anybody's but their own. */
export const mayChangeRolesOf = (granter: RoleHolder & { readonly userId: number }, userId: number): boolean =>
  granter.userId !== userId && holdsRightSomewhere(granter, grantsRoles)

/**
 * Whether a role may be given or taken on the place: the granter approves Users there, and holds the role's permission
 * there at each of its levels by roles of the same id: what an area gives besides is not handed on. Role 999 is for super admins to give.
 */
export const mayGrant = (granter: RoleHolder, role: Pick<Role, 'id' | 'levels'>, place: Place): boolean => {
  if (role.id === permissionIds.superAdmin) return isSuperAdmin(granter)
  const isHeldAt = (level: PermissionLevel) =>
    granter.roles.some(
      held => held.id === role.id && covers(held.scope, place) && levelsOf(held).some(own => levelIncludes(own, level)),
    )
  const areHeld = isSuperAdmin(granter) || levelsOf(role).every(isHeldAt)
  return areHeld && holdsLevel(granter, permissionIds.users, 'APPROVE', place)
}

/** Whether a job title may be given or taken: by anyone who approves Users, Super Admin (999) by super admins only. */
export const mayGiveJobTitle = (granter: RoleHolder, jobTitleId: number | null): boolean =>
  jobTitleId === jobTitleIds.superAdmin ? isSuperAdmin(granter) : holdsRightSomewhere(granter, grantsRoles)

/** Whether the job title Super Admin and role 999 go together: both or neither. */
export const titleAndRoleAgree = ({ jobTitleId, roles }: RoleHolder): boolean =>
  (jobTitleId === jobTitleIds.superAdmin) === roles.some(role => role.id === permissionIds.superAdmin)

/** Whether somebody may be deactivated or demoted: the last active super admin may not. */
export const mayBeDemoted = (userId: number, activeSuperAdmins: readonly number[]): boolean =>
  !activeSuperAdmins.includes(userId) || activeSuperAdmins.some(other => other !== userId)

import { jobTitleIds } from './job-titles'
import type { PermissionLevel } from './levels'
import { covers, type Place, type Scope } from './places'
import { permissionIds } from './permissions'

/** One item of somebody's roles: its id is the permission's. Without levels it means READ. */
export type Role = {
  readonly id: number
  readonly levels?: readonly PermissionLevel[] | undefined
  /** Left out: everywhere. */
  readonly scope?: Scope | undefined
}

/** What somebody may do follows from these two. */
export type RoleHolder = { readonly jobTitleId: number | null; readonly roles: readonly Role[] }

export const levelsOf = (role: Role): readonly PermissionLevel[] => role.levels ?? ['READ']

/** Job title 999, or a role with id 999 wherever it is held (§6, A-019). */
export const isSuperAdmin = ({ jobTitleId, roles }: RoleHolder): boolean =>
  jobTitleId === jobTitleIds.superAdmin || roles.some(role => role.id === permissionIds.superAdmin)

/** Whether somebody has the job title; a super admin stands in for every title. */
export const hasJobTitle = (holder: RoleHolder, jobTitleId: number): boolean =>
  isSuperAdmin(holder) || holder.jobTitleId === jobTitleId

/** Whether some role covers the place, whatever it permits there. */
export const reaches = (holder: RoleHolder, place: Place): boolean =>
  isSuperAdmin(holder) || holder.roles.some(role => covers(role.scope, place))

/** A regular user without places cannot continue, a super admin may. */
export const mayContinue = (user: RoleHolder & { readonly counties: readonly unknown[] }): boolean =>
  user.counties.length > 0 || isSuperAdmin(user)

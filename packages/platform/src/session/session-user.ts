import type { RoleItem } from '@veckovis/contracts/access'
import type { TreeCounty } from '@veckovis/contracts/organisation'
import type { CurrentUser } from '@veckovis/contracts/session'

export type SessionUser = {
  readonly loggedIn: true
  readonly id: number
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly phone: string | null
  readonly jobTitleId: number | null
  /** The role items; an item's id is the permission's id. */
  readonly permissions: readonly RoleItem[]
  readonly superadmin: boolean
  readonly counties: readonly TreeCounty[]
  readonly defaultUnitId: number | null
  readonly activeUnit: { readonly id: number; readonly name: string } | null
}

const superAdminId = 999

export const sessionUserOf = (user: CurrentUser): SessionUser => ({
  loggedIn: true,
  id: user.id,
  email: user.email,
  firstName: user.firstName,
  lastName: user.lastName,
  phone: user.phone ?? null,
  jobTitleId: user.jobTitleId,
  permissions: user.roles,
  superadmin: user.jobTitleId === superAdminId || user.roles.some(role => role.id === superAdminId),
  counties: user.counties,
  defaultUnitId: user.defaultUnitId,
  activeUnit: null,
})

export const hasPermission = (user: SessionUser, permissionId: number): boolean =>
  user.superadmin || user.permissions.some(item => item.id === permissionId)

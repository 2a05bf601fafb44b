/** Ids of the permission areas and of the start page and super admin items (§2, §6, A-033). */
export const permissionIds = {
  diary: 1,
  forecast: 2,
  budget: 3,
  schedule: 4,
  staff: 5,
  users: 6,
  startPage: 100,
  superAdmin: 999,
} as const

export const permissionLevels = ['READ', 'WRITE', 'APPROVE'] as const

export type PermissionLevel = (typeof permissionLevels)[number]

/** One item of a user's roles; without levels it means READ. */
type RoleItem = { readonly id: number; readonly levels?: readonly PermissionLevel[] | undefined }

export type PermissionHolder = { readonly jobTitleId: number | null; readonly roles: readonly RoleItem[] }

/** Whether a held level covers a wanted one: APPROVE includes WRITE includes READ. */
export const levelIncludes = (held: PermissionLevel, wanted: PermissionLevel): boolean =>
  permissionLevels.indexOf(held) >= permissionLevels.indexOf(wanted)

/** Job title 999 or a role with id 999 (§6). */
export const isSuperAdmin = ({ jobTitleId, roles }: PermissionHolder): boolean =>
  jobTitleId === permissionIds.superAdmin || roles.some(role => role.id === permissionIds.superAdmin)

/** Whether the user holds the permission id at any level; a super admin holds them all (§2). */
export const hasPermission = (user: PermissionHolder, permissionId: number): boolean =>
  isSuperAdmin(user) || user.roles.some(role => role.id === permissionId)

/** Whether the user holds the permission area at the level or above. */
export const hasPermissionLevel = (user: PermissionHolder, permissionId: number, wanted: PermissionLevel): boolean => {
  if (isSuperAdmin(user)) return true
  const held = user.roles.filter(role => role.id === permissionId).flatMap(role => role.levels ?? ['READ' as const])
  return held.some(level => levelIncludes(level, wanted))
}

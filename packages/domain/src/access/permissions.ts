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

/** The areas that a role editor offers, in its order. */
export const roleAreas = [
  permissionIds.diary,
  permissionIds.staff,
  permissionIds.budget,
  permissionIds.forecast,
  permissionIds.schedule,
  permissionIds.users,
] as const

/** The areas 1 to 5: what is planned in a unit. */
export const planningAreas: readonly number[] = [
  permissionIds.diary,
  permissionIds.forecast,
  permissionIds.budget,
  permissionIds.schedule,
  permissionIds.staff,
]

/** Whether a role with the id gives the permission: one in areas 1 to 5 gives the start page too. */
export const givesPermission = (roleId: number, permissionId: number): boolean =>
  roleId === permissionId || (permissionId === permissionIds.startPage && planningAreas.includes(roleId))

import type { PermissionLevel, RoleItem, RoleScope } from '@veckovis/contracts/access'
import type { UnitPlace } from './active-unit'

const order: readonly PermissionLevel[] = ['READ', 'WRITE', 'APPROVE']

const covers = (scope: RoleScope | undefined, place: UnitPlace | null): boolean =>
  scope === undefined || (place !== null && place[scope.kind] === scope.id)

/** The highest level that the roles give for a permission at a place: APPROVE includes WRITE includes READ. */
export const permissionLevelAt = (
  user: { superadmin: boolean; permissions: readonly RoleItem[] },
  permissionId: number,
  place: UnitPlace | null,
): PermissionLevel | null => {
  if (user.superadmin) return 'APPROVE'
  const ranks = user.permissions
    .filter(role => role.id === permissionId && covers(role.scope, place))
    .flatMap(role => role.levels ?? ['READ' as const])
    .map(level => order.indexOf(level))
  return order[Math.max(-1, ...ranks)] ?? null
}

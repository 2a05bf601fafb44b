import { everywhere, levelAt, type PermissionLevel } from '@veckovis/domain/access'
import { findUnitInTree } from './active-unit'
import { useActiveUnit, useSession } from './session-hooks'
import { holderOf } from './session-user'

/** The user's level for a permission at the active unit; null without the permission there. */
export const useLevel = (permissionId: number): PermissionLevel | null => {
  const user = useSession()
  const unit = useActiveUnit()
  if (user === null) return null
  const found = unit === null ? null : findUnitInTree(user.counties, unit.unit.id)
  // Without a unit only a role that holds everywhere counts.
  return levelAt(holderOf(user), permissionId, found === null ? everywhere : found.place)
}

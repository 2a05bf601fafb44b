import { permissionIds, type PermissionLevel } from '@veckovis/domain/access'
import type { Access } from '../../http/admission/access'

/** Users is held on the places that one administers; whom and what of them is decided person by person. */
export const holdsUsers = (level: PermissionLevel): Access => ({
  place: 'somewhere',
  permission: permissionIds.users,
  level,
})

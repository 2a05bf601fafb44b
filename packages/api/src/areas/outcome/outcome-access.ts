import { permissionIds, type PermissionLevel } from '@veckovis/domain/access'
import type { Access } from '../../http/admission/access'

/** What happened in a unit's weeks is read and written by those of its forecast. */
export const outcomeAccess = (level: PermissionLevel): Access => ({
  place: 'unit',
  permission: permissionIds.forecast,
  level,
  licence: 'forecast',
})

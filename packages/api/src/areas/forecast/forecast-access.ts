import { permissionIds, type PermissionLevel } from '@veckovis/domain/access'
import type { Access } from '../../http/admission/access'

/** Every call of the area is about one unit. */
export const forecastAccess = (level: PermissionLevel, from?: 'body'): Access => ({
  place: 'unit',
  permission: permissionIds.forecast,
  level,
  licence: 'forecast',
  ...(from && { from }),
})

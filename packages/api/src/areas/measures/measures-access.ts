import { permissionIds, type PermissionLevel } from '@veckovis/domain/access'
import type { Access } from '../../http/admission/access'

/** Measures of a unit are read and written by those of its forecast. */
export const measuresAccess = (level: PermissionLevel, from: 'params' | 'record' = 'params'): Access => ({
  place: 'unit',
  from,
  permission: permissionIds.forecast,
  level,
  licence: 'forecast',
})

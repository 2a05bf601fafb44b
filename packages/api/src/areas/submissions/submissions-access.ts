import { permissionIds, type PermissionLevel } from '@veckovis/domain/access'
import type { Access } from '../../http/admission/access'

/** What a unit hands in is read, handed in and decided on by those of its forecast. */
export const submissionsAccess = (level: PermissionLevel, from: 'params' | 'record' = 'params'): Access => ({
  place: 'unit',
  from,
  permission: permissionIds.forecast,
  level,
  licence: 'forecast',
})

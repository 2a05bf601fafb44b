import type { Access } from '../../http/admission/access'

export const whoMayCall: Record<string, Access> = {
  'GET /area-name/unit/:unitId': { place: 'unit', permission: areaPermissionIds, level: 'READ', licence: 'area-name' },
}

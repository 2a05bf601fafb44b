import type { Access } from '../../http/admission/access'

export const whoMayCall: Record<string, Access> = {
  'GET /area-name/places': { place: 'somewhere', permission: areaPermissionIds },
}

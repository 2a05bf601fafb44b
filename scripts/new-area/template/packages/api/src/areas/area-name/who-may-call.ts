import type { Access } from '../../http/admission/access'

export const whoMayCall: Record<string, Access> = {
  'GET /area-name/unit/:unitId': { place: 'unit', permission: 9999, level: 'READ', licence: 'area-name' },
}

import type { Access } from '../../http/route'

export const whoMayCall: Record<string, Access> = {
  'GET /area-name/unit/:unitId': { kind: 'unit', permission: 9999, level: 'READ', area: 'area-name', from: 'params' },
}

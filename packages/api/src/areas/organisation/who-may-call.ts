import type { Access } from '../../http/admission/access'

const superAdmin: Access = { place: 'everywhere', permission: 999 }

export const whoMayCall: Record<string, Access> = {
  'GET /county': superAdmin,
  'GET /unit/:unitId': { place: 'unit' },
}

import type { Access } from '../../http/route'

const superAdmin: Access = { kind: 'super-admin' }

export const whoMayCall: Record<string, Access> = {
  'GET /county': superAdmin,
  'GET /unit/:unitId': { kind: 'unit-in-reach' },
}

import type { Access } from '../../http/route'

export const whoMayCall: Record<string, Access> = {
  'GET /diary/absence-reasons': { kind: 'any-permission', permissions: [1, 2] },
  'GET /diary/substitute-types': { kind: 'any-permission', permissions: [1, 2] },
}

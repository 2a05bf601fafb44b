import type { Access } from '../../http/admission/access'

export const whoMayCall: Record<string, Access> = {
  'GET /diary/absence-reasons': { place: 'somewhere', permission: [1, 2] },
  'GET /diary/substitute-types': { place: 'somewhere', permission: [1, 2] },
}

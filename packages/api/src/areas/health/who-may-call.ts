import type { Access } from '../../http/admission/access'

export const whoMayCall: Record<string, Access> = {
  'GET /health': 'public',
}

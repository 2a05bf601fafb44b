import type { Access } from '../../http/route'

const open: Access = { kind: 'public' }

export const whoMayCall: Record<string, Access> = {
  'GET /health': open,
}

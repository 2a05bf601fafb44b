import type { Access } from '../../http/admission/access'

export const whoMayCall: Record<string, Access> = {
  'GET /settings/security': { place: 'everywhere', permission: 999 },
  'POST /settings/security/search': { place: 'everywhere', permission: 999 },
}

import type { Access } from '../../http/admission/access'

export const whoMayCall: Record<string, Access> = {
  'POST /settings/privacy': { place: 'everywhere', permission: 999 },
  'POST /settings/privacy/municipality/:municipalityId': { place: 'municipality', permission: 6, level: 'APPROVE' },
  'GET /settings/privacy/mine': 'signed-in',
}

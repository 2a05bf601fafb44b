import type { Access } from '../../http/admission/access'

const superAdmin: Access = { place: 'everywhere', permission: 999 }

export const whoMayCall: Record<string, Access> = {
  'GET /modules': 'signed-in',
  'POST /modules/failures': 'signed-in',
  'POST /modules/loads': 'signed-in',
  'POST /modules/measures': 'signed-in',
  'GET /settings/modules': superAdmin,
  'GET /settings/modules/health': superAdmin,
  'GET /settings/modules/measures': superAdmin,
  'GET /settings/modules/parts': superAdmin,
  'GET /settings/modules/offers': superAdmin,
  'POST /settings/modules/promote': superAdmin,
  'POST /settings/modules/roll-back': superAdmin,
  'GET /settings/modules/rollouts': superAdmin,
  'POST /settings/modules/rollouts': superAdmin,
  'POST /settings/modules/rollouts/end': superAdmin,
  'GET /settings/modules/keys': superAdmin,
  'POST /settings/modules/keys': superAdmin,
  'POST /settings/modules/keys/:id/revoke': superAdmin,
  'POST /deploy/publish': 'deploy-key',
  'POST /deploy/can-deploy': 'deploy-key',
  'POST /deploy/promote': 'promoting-deploy-key',
  'GET /settings/modules/municipality': superAdmin,
  'GET /settings/modules/municipality/:municipalityId': superAdmin,
  'POST /settings/modules/municipality/:municipalityId/licence': superAdmin,
  'PATCH /settings/modules/licence/:licenceId': superAdmin,
  'POST /settings/modules/licence/:licenceId/end': superAdmin,
  'DELETE /settings/modules/licence/:licenceId': superAdmin,
}

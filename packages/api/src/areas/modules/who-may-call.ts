import type { Access } from '../../http/route'

const signedIn: Access = { kind: 'signed-in' }
const superAdmin: Access = { kind: 'super-admin' }

export const whoMayCall: Record<string, Access> = {
  'GET /modules': signedIn,
  'POST /modules/failures': signedIn,
  'GET /settings/modules': superAdmin,
  'GET /settings/modules/municipality': superAdmin,
  'GET /settings/modules/municipality/:municipalityId': superAdmin,
  'POST /settings/modules/municipality/:municipalityId/licence': superAdmin,
  'PATCH /settings/modules/licence/:licenceId': superAdmin,
  'POST /settings/modules/licence/:licenceId/end': superAdmin,
  'DELETE /settings/modules/licence/:licenceId': superAdmin,
}

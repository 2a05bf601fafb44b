import type { Access } from '../../http/admission/access'
import { nationwide, ownUnits } from './analytics-access'

export const whoMayCall: Record<string, Access> = {
  'GET /analytics/clients': nationwide,
  'GET /analytics/clients/export': nationwide,
  'GET /analytics/users': nationwide,
  'GET /analytics/users/export': nationwide,
  'GET /analytics/units': nationwide,
  'GET /analytics/units/export': nationwide,
  'GET /analytics/units/absence': nationwide,
  // Of the units, those where the caller reads forecasts; their municipalities hold the licence.
  'GET /analytics/overview': ownUnits,
  'GET /analytics/overview/export': ownUnits,
  'GET /analytics/overview/absence': ownUnits,
}

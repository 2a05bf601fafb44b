import type { Access } from '../../http/route'

const budget = (level: 'READ' | 'WRITE' | 'APPROVE', from: 'params' | 'record' = 'params') =>
  ({ kind: 'unit', permission: 3, level, area: 'budget', from }) as const
/** A super admin, or an economist (4) who approves budgets in the whole municipality. */
const budgetSettings: Access = { kind: 'municipality', area: 'budget', permission: 3, level: 'APPROVE', jobTitle: 4 }

export const whoMayCall: Record<string, Access> = {
  'GET /budget/po-values': { kind: 'any-permission', permissions: [3, 2] },
  'GET /need/unit/:unitId': budget('READ'),
  'GET /need/unit/:unitId/basis/:year': budget('READ'),
  'POST /need/unit/:unitId': budget('WRITE'),
  'PATCH /need/:id': budget('WRITE', 'record'),
  'DELETE /need/:id': budget('WRITE', 'record'),
  'POST /need/:id/activate': budget('WRITE', 'record'),
  'POST /need/:id/lock': budget('APPROVE', 'record'),
  'GET /budget/unit/:unitId': budget('READ'),
  'GET /budget/unit/:unitId/basis/:year': budget('READ'),
  'GET /budget/unit/:unitId/results/:year': budget('READ'),
  'POST /budget/unit/:unitId': budget('WRITE'),
  'PATCH /budget/:id': budget('WRITE', 'record'),
  'DELETE /budget/:id': budget('WRITE', 'record'),
  'POST /budget/:id/activate': budget('WRITE', 'record'),
  'POST /budget/:id/lock': budget('APPROVE', 'record'),
  'GET /settings/budget/municipality': { kind: 'any-permission', permissions: [3] },
  'GET /settings/budget/municipality/:municipalityId': budgetSettings,
  'POST /settings/budget/municipality/:municipalityId': budgetSettings,
  'DELETE /settings/budget/municipality/:municipalityId/setting/:settingId': budgetSettings,
}

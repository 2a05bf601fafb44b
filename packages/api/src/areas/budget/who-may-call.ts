import type { Access, SampleCalls } from '../../http/admission/access'

const budget = (level: 'READ' | 'WRITE' | 'APPROVE', from?: 'record'): Access => ({
  place: 'unit',
  permission: 3,
  level,
  licence: 'budget',
  ...(from && { from }),
})
/** A super admin, or an economist (4) who approves budgets in the whole municipality. */
const budgetSettings: Access = {
  place: 'municipality',
  permission: 3,
  level: 'APPROVE',
  jobTitle: 4,
  licence: 'budget',
}

const forecast = (level: 'READ' | 'WRITE'): Access => ({ place: 'unit', permission: 2, level, licence: 'forecast' })

export const whoMayCall: Record<string, Access> = {
  'GET /budget/po-values': { place: 'somewhere', permission: [3, 2] },
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
  'POST /need/:id/lock-request': budget('WRITE', 'record'),
  'DELETE /need/:id/lock-request': budget('WRITE', 'record'),
  'POST /need/:id/lock-request/return': budget('APPROVE', 'record'),
  'POST /budget/:id/lock-request': budget('WRITE', 'record'),
  'DELETE /budget/:id/lock-request': budget('WRITE', 'record'),
  'POST /budget/:id/lock-request/return': budget('APPROVE', 'record'),
  'GET /budget/unit/:unitId/:year/changes': budget('READ'),
  'POST /budget/unit/:unitId/:year/changes': budget('APPROVE'),
  'POST /budget/unit/:unitId/:year/changes/:changeId/withdraw': budget('APPROVE'),
  'GET /budget/next-year': { place: 'somewhere', permission: 3, level: 'READ' },
  'GET /budget/unit/:unitId/readiness': budget('READ'),
  'GET /budget/unit/:unitId/approvers': budget('READ'),
  'GET /settings/budget/municipality': { place: 'somewhere', permission: 3 },
  'GET /settings/budget/municipality/:municipalityId': budgetSettings,
  'POST /settings/budget/municipality/:municipalityId': budgetSettings,
  'POST /settings/budget/municipality/:municipalityId/cost-factors': budgetSettings,
  'DELETE /settings/budget/municipality/:municipalityId/setting/:settingId': budgetSettings,
  'GET /settings/budget/municipality/:municipalityId/pay-revisions': budgetSettings,
  'POST /settings/budget/municipality/:municipalityId/pay-revisions': budgetSettings,
  'POST /settings/budget/municipality/:municipalityId/pay-revisions/preview': budgetSettings,
  'DELETE /settings/budget/municipality/:municipalityId/pay-revisions/:settingId': budgetSettings,
  'GET /settings/budget/municipality/:municipalityId/unsocial-hours': budgetSettings,
  'POST /settings/budget/municipality/:municipalityId/unsocial-hours': budgetSettings,
  'POST /settings/budget/municipality/:municipalityId/unsocial-hours/preview': budgetSettings,
  'DELETE /settings/budget/municipality/:municipalityId/unsocial-hours/:settingId': budgetSettings,
  'GET /settings/budget/municipality/:municipalityId/prices': budgetSettings,
  'POST /settings/budget/municipality/:municipalityId/prices': budgetSettings,
  'POST /settings/budget/municipality/:municipalityId/prices/preview': budgetSettings,
  'DELETE /settings/budget/municipality/:municipalityId/prices/:settingId': budgetSettings,
  'GET /budget/unit/:unitId/quantities/:year': forecast('READ'),
  'PATCH /budget/unit/:unitId/quantities/:year': forecast('WRITE'),
  'GET /settings/budget/municipality/:municipalityId/sick-pay': budgetSettings,
  'POST /settings/budget/municipality/:municipalityId/sick-pay': budgetSettings,
  'POST /settings/budget/municipality/:municipalityId/sick-pay/preview': budgetSettings,
  'DELETE /settings/budget/municipality/:municipalityId/sick-pay/:settingId': budgetSettings,
}

export const samples: SampleCalls = {
  records: {
    '/need/:id': 'SELECT id FROM needs_budget WHERE unit_id = $1',
    '/budget/:id': 'SELECT id FROM resource_budget WHERE unit_id = $1',
  },
}

import type { Access, SampleCalls } from '../../http/admission/access'

const staff = (level: 'READ' | 'WRITE', from?: 'record'): Access => ({
  place: 'unit',
  permission: 5,
  level,
  licence: 'staff',
  ...(from && { from }),
})

export const whoMayCall: Record<string, Access> = {
  'POST /staff/unit/:unitId/search': staff('READ'),
  'POST /staff/unit/:unitId/export': staff('READ'),
  'POST /staff/unit/:unitId/import/check': staff('WRITE'),
  'POST /staff/unit/:unitId/import': staff('WRITE'),
  'GET /staff/coming': { place: 'somewhere', permission: 5, level: 'READ' },
  'POST /staff/unit/:unitId': staff('WRITE'),
  'GET /staff/:id': staff('READ', 'record'),
  'PATCH /staff/:id': staff('WRITE', 'record'),
  'DELETE /staff/:id': staff('WRITE', 'record'),
  'POST /schedule/unit/:unitId/search': { place: 'unit', permission: 4, level: 'READ', licence: 'staff' },
  'GET /schedule/unit/:unitId/:year': { place: 'unit', permission: 4, level: 'READ', licence: 'staff' },
}

export const samples: SampleCalls = {
  records: {
    '/staff/:id': `WITH made AS (
        INSERT INTO staff_member (unit_id, municipality_id, first_name, last_name, employed_from)
        SELECT id, municipality_id, 'Prov', 'Medarbetare', '2024-01-01' FROM unit WHERE id = $1
        RETURNING id, municipality_id),
      terms AS (INSERT INTO staff_terms (municipality_id, staff_member_id, valid_from, monthly_salary, weekly_hours, ordinary_grade, actual_grade)
      SELECT municipality_id, id, '2024-01-01', 30000, 40, 1, 1 FROM made)
      SELECT id FROM made`,
  },
}

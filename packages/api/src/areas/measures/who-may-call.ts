import type { Access, SampleCalls } from '../../http/admission/access'

const measures = (level: 'READ' | 'WRITE', from: 'params' | 'record' = 'params'): Access => ({
  place: 'unit',
  from,
  permission: 2,
  level,
  licence: 'forecast',
})

export const whoMayCall: Record<string, Access> = {
  'GET /measures/overdue': { place: 'somewhere', permission: 2, level: 'READ' },
  'GET /measures/owners/unit/:unitId': measures('READ'),
  'GET /measures/unit/:unitId/:year': measures('READ'),
  'POST /measures/unit/:unitId/:year': measures('WRITE'),
  'PATCH /measures/:id': measures('WRITE', 'record'),
  'GET /measures/:id/history': measures('READ', 'record'),
}

export const samples: SampleCalls = {
  records: {
    '/measures/:id': `INSERT INTO measure (municipality_id, unit_id, year, title, first_week, last_week, hundredths, kronor,
        due, request_id, request_digest)
      SELECT municipality_id, unit_id, year, 'x', 1, 2, 100, -500, '2026-06-30', gen_random_uuid(), ''
      FROM forecast WHERE unit_id = $1 ORDER BY year LIMIT 1 RETURNING id`,
  },
}

import type { Access, SampleCalls } from '../../http/admission/access'

/** An economist who approves budgets in all of the municipality. */
const occasions: Access = { place: 'municipality', permission: 3, level: 'APPROVE', jobTitle: 4, licence: 'forecast' }

export const whoMayCall: Record<string, Access> = {
  'GET /occasions/municipality/:municipalityId/:year': occasions,
  'POST /occasions/municipality/:municipalityId/:year': occasions,
  'PATCH /occasions/:id': { ...occasions, from: 'record' },
  'DELETE /occasions/:id': { ...occasions, from: 'record' },
}

export const samples: SampleCalls = {
  records: {
    '/occasions/:id': `INSERT INTO follow_up_occasion (municipality_id, year, name, until_month, due, request_id,
        request_digest)
      SELECT municipality_id, 2026, gen_random_uuid()::text, 3, '2026-04-20', gen_random_uuid(), '\\x00'
      FROM unit WHERE id = $1 RETURNING id`,
  },
}

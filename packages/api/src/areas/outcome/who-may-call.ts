import type { Access, SampleCalls } from '../../http/admission/access'

const outcome = (level: 'READ' | 'WRITE'): Access => ({ place: 'unit', permission: 2, level, licence: 'forecast' })

/** Keys of a municipality are given by whoever gives rights in all of it. */
const keys: Access = { place: 'municipality', permission: 6, level: 'APPROVE' }

export const whoMayCall: Record<string, Access> = {
  'GET /outcome/unanswered': { place: 'somewhere', permission: 2, level: 'WRITE' },
  'GET /outcome/unit/:unitId/:year': outcome('READ'),
  'GET /outcome/unit/:unitId/:year/diary': outcome('WRITE'),
  'GET /outcome/unit/:unitId/:year/history': outcome('READ'),
  'PATCH /outcome/unit/:unitId/:year': outcome('WRITE'),
  'POST /outcome/unit/:unitId/:year/as-forecast': outcome('WRITE'),
  'POST /outcome/unit/:unitId/:year/complete': outcome('WRITE'),
  'POST /outcome/unit/:unitId/:year/from-diary': outcome('WRITE'),
  'POST /outcome/unit/:unitId/:year/reopen': outcome('WRITE'),
  'GET /outcome/keys/municipality/:municipalityId': keys,
  'POST /outcome/keys/municipality/:municipalityId': { ...keys, licence: 'forecast' },
  'POST /outcome/keys/:id/revoke': { ...keys, from: 'record' },
  'POST /outcome/batch': 'machine-key',
}

export const samples: SampleCalls = {
  records: {
    '/outcome/keys/:id': `INSERT INTO machine_key (municipality_id, source, secret_hash, ends_on, request_id,
        request_digest, created_at)
      SELECT municipality_id, 'Lön', sha256(''::bytea), '2027-01-01', gen_random_uuid(), '\\x00', '2026-03-18'
      FROM unit WHERE id = $1 RETURNING id`,
  },
}

import type { Access, SampleCalls } from '../../http/admission/access'

const diary = (level: 'READ' | 'WRITE' | 'APPROVE', from?: 'record'): Access => ({
  place: 'unit',
  permission: 1,
  level,
  licence: 'diary',
  ...(from && { from }),
})

export const whoMayCall: Record<string, Access> = {
  'GET /diary/absence-reasons': { place: 'somewhere', permission: [1, 2] },
  'GET /diary/substitute-types': { place: 'somewhere', permission: [1, 2] },
  'GET /diary/unit/:unitId': diary('READ'),
  'POST /diary/unit/:unitId/search': diary('READ'),
  'GET /diary/unit/:unitId/basis': diary('READ'),
  'GET /diary/unit/:unitId/plan/:year': diary('READ'),
  'GET /diary/unit/:unitId/pending/:year': diary('READ'),
  'POST /diary/unit/:unitId/consequence': diary('READ'),
  'POST /diary/unit/:unitId/overlaps': diary('READ'),
  'POST /diary/unit/:unitId/behind': diary('READ'),
  'POST /diary/unit/:unitId': diary('WRITE'),
  'POST /diary/unit/:unitId/decided': diary('APPROVE'),
  // The units of the entries are admitted one by one, as a single entry's is.
  'POST /diary/approve': { place: 'somewhere', permission: 1, level: 'APPROVE' },
  'POST /diary/reject': { place: 'somewhere', permission: 1, level: 'APPROVE' },
  'POST /diary/consequence': { place: 'somewhere', permission: 1, level: 'READ' },
  'GET /diary/waiting': { place: 'somewhere', permission: 1, level: 'READ' },
  'GET /diary/outlook': { place: 'somewhere', permission: 1, level: 'READ' },
  'GET /diary/today': { place: 'somewhere', permission: 1, level: 'READ' },
  'GET /diary/:id': diary('READ', 'record'),
  'PATCH /diary/:id': diary('WRITE', 'record'),
  'DELETE /diary/:id': diary('WRITE', 'record'),
  'POST /diary/:id/restore': diary('WRITE', 'record'),
  'POST /diary/:id/split': diary('WRITE', 'record'),
  'POST /diary/:id/hand-over': diary('WRITE', 'record'),
  'POST /diary/:id/return': diary('WRITE', 'record'),
  'POST /diary/:id/change': diary('APPROVE', 'record'),
  'POST /diary/:id/proposal': diary('WRITE', 'record'),
  'POST /diary/:id/proposal/consequence': diary('READ', 'record'),
  'POST /diary/:id/proposal/approve': diary('APPROVE', 'record'),
  'POST /diary/:id/proposal/reject': diary('APPROVE', 'record'),
  'POST /diary/:id/proposal/withdraw': diary('WRITE', 'record'),
  'GET /diary/:id/approvers': diary('READ', 'record'),
  'POST /diary/:id/remind': diary('WRITE', 'record'),
  'GET /diary/calendar': 'signed-in',
  'POST /diary/unit/:unitId/calendar': diary('READ'),
  'DELETE /diary/calendar/:id': 'signed-in',
  // The address is the key.
  'GET /diary/calendar/:secret': 'public',
}

export const samples: SampleCalls = {
  records: {
    '/diary/:id': `INSERT INTO diary_entry (unit_id, municipality_id, category, title, notes, from_date, to_date, weekdays,
        first_date, last_date, dated_weekdays, days, reason_code, per_week, hours, created_at)
      SELECT id, municipality_id, 'CHANGE_OF_NEEDS', '', '', '2026-08-03', '2026-08-09', '{1,2,3,4,5,6,7}', '2026-08-03',
        '2026-08-09', '{1,2,3,4,5,6,7}', 7, 'DEATH', 10, -10, '2026-03-18' FROM unit WHERE id = $1 RETURNING id`,
  },
}

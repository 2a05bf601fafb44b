import type { Access, SampleCalls } from '../../http/admission/access'

const outcome = (level: 'READ' | 'WRITE'): Access => ({ place: 'unit', permission: 2, level, licence: 'forecast' })

export const whoMayCall: Record<string, Access> = {
  'GET /outcome/unanswered': { place: 'somewhere', permission: 2, level: 'WRITE' },
  'GET /outcome/unit/:unitId/:year': outcome('READ'),
  'GET /outcome/unit/:unitId/:year/diary': outcome('READ'),
  'GET /outcome/unit/:unitId/:year/history': outcome('READ'),
  'PATCH /outcome/unit/:unitId/:year': outcome('WRITE'),
  'POST /outcome/unit/:unitId/:year/as-forecast': outcome('WRITE'),
  'POST /outcome/unit/:unitId/:year/complete': outcome('WRITE'),
  'POST /outcome/unit/:unitId/:year/from-diary': outcome('WRITE'),
  'POST /outcome/unit/:unitId/:year/reopen': outcome('WRITE'),
}

export const samples: SampleCalls = {}

import type { Access, SampleCalls } from '../../http/admission/access'

const forecast = (level: 'READ' | 'WRITE', from?: 'body'): Access => ({
  place: 'unit',
  permission: 2,
  level,
  licence: 'forecast',
  ...(from && { from }),
})

export const whoMayCall: Record<string, Access> = {
  'GET /forecast/outlook': { place: 'somewhere', permission: 2, level: 'READ' },
  'GET /forecast/unit/:unitId': forecast('READ'),
  'GET /forecast/unit/:unitId/years': forecast('READ'),
  'GET /forecast/unit/:unitId/years/unlocked': forecast('READ'),
  'GET /forecast/unit/:unitId/:year/comprehensive': forecast('READ'),
  'GET /forecast/unit/:unitId/:year/budget-changes': forecast('READ'),
  'PATCH /forecast/:forecastId/unit/:unitId': forecast('WRITE'),
  'GET /forecast/:forecastId/unit/:unitId/last-save': forecast('WRITE'),
  'GET /forecast/:forecastId/unit/:unitId/saves': forecast('READ'),
  'GET /forecast/:forecastId/unit/:unitId/saves/:version': forecast('READ'),
  'GET /forecast/:forecastId/unit/:unitId/cell-history': forecast('READ'),
  'GET /forecast/unit/:unitId/:year/notes': forecast('READ'),
  'PATCH /forecast/:forecastId/unit/:unitId/notes': forecast('WRITE'),
  'DELETE /forecast/:forecastId/unit/:unitId/notes/:noteId': forecast('WRITE'),
  'POST /forecast/excel-import': forecast('WRITE', 'body'),
  'GET /forecast/excel-import/unit/:unitId/year/:year': forecast('READ'),
}

export const samples: SampleCalls = {
  bodies: { 'POST /forecast/excel-import': { data: { '2026': { rows: [['Semester', 1]] } } } },
}

import type { Access } from '../../http/route'

const forecast = (level: 'READ' | 'WRITE', from: 'params' | 'body' = 'params'): Access => ({
  kind: 'unit',
  permission: 2,
  level,
  area: 'forecast',
  from,
})

export const whoMayCall: Record<string, Access> = {
  'GET /forecast/unit/:unitId': forecast('READ'),
  'GET /forecast/unit/:unitId/years': forecast('READ'),
  'GET /forecast/unit/:unitId/years/unlocked': forecast('READ'),
  'GET /forecast/unit/:unitId/:year/comprehensive': forecast('READ'),
  'PATCH /forecast/:forecastId/unit/:unitId': forecast('WRITE'),
  'GET /forecast/unit/:unitId/:year/notes': forecast('READ'),
  'PATCH /forecast/:forecastId/unit/:unitId/notes': forecast('WRITE'),
  'DELETE /forecast/:forecastId/unit/:unitId/notes/:noteId': forecast('WRITE'),
  'POST /forecast/excel-import': forecast('WRITE', 'body'),
  'GET /forecast/excel-import/unit/:unitId/year/:year': forecast('READ'),
}

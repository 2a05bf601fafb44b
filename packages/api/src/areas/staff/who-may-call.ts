import type { Access } from '../../http/route'

const staff = (level: 'READ' | 'WRITE', from: 'params' | 'record' = 'params') =>
  ({ kind: 'unit', permission: 5, level, area: 'staff', from }) as const

export const whoMayCall: Record<string, Access> = {
  'GET /staff/unit/:unitId': staff('READ'),
  'POST /staff/unit/:unitId': staff('WRITE'),
  'GET /staff/:id': staff('READ', 'record'),
  'PATCH /staff/:id': staff('WRITE', 'record'),
  'DELETE /staff/:id': staff('WRITE', 'record'),
  'GET /schedule/unit/:unitId/:year': { ...staff('READ'), permission: 4 },
}

import type { Access, SampleCalls } from '../../http/admission/access'

export const whoMayCall: Record<string, Access> = {
  'GET /area-name/unit/:unitId': { place: 'unit', permission: areaPermissionIds, level: 'READ', licence: 'area-name' },
  'POST /area-name/unit/:unitId': {
    place: 'unit',
    permission: areaPermissionIds,
    level: 'WRITE',
    licence: 'area-name',
  },
  'GET /area-name/:id': {
    place: 'unit',
    permission: areaPermissionIds,
    level: 'READ',
    licence: 'area-name',
    from: 'record',
  },
  'PATCH /area-name/:id': {
    place: 'unit',
    permission: areaPermissionIds,
    level: 'WRITE',
    licence: 'area-name',
    from: 'record',
  },
  'DELETE /area-name/:id': {
    place: 'unit',
    permission: areaPermissionIds,
    level: 'WRITE',
    licence: 'area-name',
    from: 'record',
  },
}

export const samples: SampleCalls = {
  records: {
    '/area-name/:id': `INSERT INTO area_name_item (unit_id, municipality_id, name, hours, request_id, request_digest)
      SELECT id, municipality_id, 'Prov', 7.25, gen_random_uuid(), '\\x00' FROM unit WHERE id = $1 RETURNING id`,
  },
}

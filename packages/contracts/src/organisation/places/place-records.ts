import { z } from 'zod'
import { shapeOf } from '../../wire/field-shapes'
import { entityId, sentVersion } from '../../wire/primitives'
import { placeFields } from './place-fields'

/** GET /county/{id}; the version is that of the ETag. */
export const countyRecord = z.strictObject({
  id: entityId,
  ...shapeOf(placeFields.county, 'shown'),
  version: sentVersion,
})
export type CountyRecord = z.infer<typeof countyRecord>

/** GET /municipality/{id} */
export const municipalityRecord = z.strictObject({
  id: entityId,
  countyId: entityId,
  ...shapeOf(placeFields.municipality, 'shown'),
  logoFilename: z.string().nullable(),
  version: sentVersion,
})
export type MunicipalityRecord = z.infer<typeof municipalityRecord>

/** GET /department/{id} */
export const departmentRecord = z.strictObject({
  id: entityId,
  countyId: entityId,
  municipalityId: entityId,
  ...shapeOf(placeFields.department, 'shown'),
  version: sentVersion,
})
export type DepartmentRecord = z.infer<typeof departmentRecord>

/** GET /unit/{id}/record?code=true: with its code, which no other answer tells. */
export const unitRecordQuery = z.strictObject({ code: z.literal('true').optional() })

/** GET /unit/{id}/record; its own `active`: whether its department is closed stands there. */
export const unitRecord = z.strictObject({
  id: entityId,
  countyId: entityId,
  municipalityId: entityId,
  departmentId: entityId,
  ...shapeOf(placeFields.unit, 'shown'),
  version: sentVersion,
})
export type UnitRecord = z.infer<typeof unitRecord>

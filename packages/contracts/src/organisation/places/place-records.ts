import { z } from 'zod'
import { entityId, sentVersion } from '../../wire/primitives'
import { municipalityType } from './place-fields'

/** GET /county/{id}; the version is that of the ETag. */
export const countyRecord = z.strictObject({
  id: entityId,
  name: z.string(),
  code: z.string().nullable(),
  version: sentVersion,
})
export type CountyRecord = z.infer<typeof countyRecord>

/** GET /municipality/{id} */
export const municipalityRecord = z.strictObject({
  id: entityId,
  countyId: entityId,
  name: z.string(),
  code: z.string(),
  type: municipalityType,
  pauseMinutes: z.int().min(0),
  /** Whether its units' diaries may be fetched by calendars, by addresses that people make for themselves */
  allowsCalendars: z.boolean(),
  logoFilename: z.string().nullable(),
  version: sentVersion,
})
export type MunicipalityRecord = z.infer<typeof municipalityRecord>

/** GET /department/{id} */
export const departmentRecord = z.strictObject({
  id: entityId,
  countyId: entityId,
  municipalityId: entityId,
  name: z.string(),
  active: z.boolean(),
  version: sentVersion,
})
export type DepartmentRecord = z.infer<typeof departmentRecord>

/** GET /unit/{id}/record; its own `active`: whether its department is closed stands there. */
export const unitRecord = z.strictObject({
  id: entityId,
  countyId: entityId,
  municipalityId: entityId,
  departmentId: entityId,
  name: z.string(),
  active: z.boolean(),
  version: sentVersion,
})
export type UnitRecord = z.infer<typeof unitRecord>

import { z } from 'zod'
import { shapeOf } from '../../wire/field-shapes'
import { entityId, uuid } from '../../wire/primitives'
import { placeFields } from './place-fields'

/**
 * `requestId` is made once when the dialog opens: a repeat of the same body answers with the place of the first,
 * another body under the same id is 409 with details `{reason: 'request-repeated', id}`.
 */
const request = { requestId: uuid }

/** POST /county */
export const newCounty = z.strictObject({ ...request, ...shapeOf(placeFields.county, 'made') })
export type NewCounty = z.output<typeof newCounty>
export type NewCountyRequest = z.input<typeof newCounty>

/** POST /municipality */
export const newMunicipality = z.strictObject({
  ...request,
  countyId: entityId,
  ...shapeOf(placeFields.municipality, 'made'),
})
export type NewMunicipality = z.output<typeof newMunicipality>
export type NewMunicipalityRequest = z.input<typeof newMunicipality>

/** POST /department */
export const newDepartment = z.strictObject({
  ...request,
  municipalityId: entityId,
  ...shapeOf(placeFields.department, 'made'),
})
export type NewDepartment = z.output<typeof newDepartment>
export type NewDepartmentRequest = z.input<typeof newDepartment>

/** POST /unit */
export const newUnit = z.strictObject({ ...request, departmentId: entityId, ...shapeOf(placeFields.unit, 'made') })
export type NewUnit = z.output<typeof newUnit>
export type NewUnitRequest = z.input<typeof newUnit>

const isChange = (changes: object) => Object.values(changes).some(part => part !== undefined)
const required = { error: 'required' }

/** PATCH /county/{id} with If-Match: only what changes, as for the three below. */
export const countyChanges = z.strictObject(shapeOf(placeFields.county, 'sent')).partial().refine(isChange, required)
export type CountyChanges = z.infer<typeof countyChanges>

/** PATCH /municipality/{id} */
export const municipalityChanges = z
  .strictObject({ countyId: entityId, ...shapeOf(placeFields.municipality, 'sent') })
  .partial()
  .refine(isChange, required)
export type MunicipalityChanges = z.infer<typeof municipalityChanges>

/** PATCH /department/{id} */
export const openPlaceChanges = z
  .strictObject(shapeOf(placeFields.department, 'sent'))
  .partial()
  .refine(isChange, required)
export type OpenPlaceChanges = z.infer<typeof openPlaceChanges>

/** PATCH /unit/{id}: into another department a unit comes by POST /unit/move. */
export const unitChanges = z.strictObject(shapeOf(placeFields.unit, 'sent')).partial().refine(isChange, required)
export type UnitChanges = z.infer<typeof unitChanges>

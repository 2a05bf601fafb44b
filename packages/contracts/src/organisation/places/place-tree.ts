import { z } from 'zod'
import { entityId } from '../../wire/primitives'
import { municipalityType } from './place-fields'

const named = { id: entityId, name: z.string() }

/**
 * GET /place/tree: the organisation as lists, each in Swedish order, closed departments and units among them. A super
 * admin gets all of it, a holder of Users what lies within their own places, and by name what those lie in.
 */
export const placeTree = z.strictObject({
  counties: z.array(z.strictObject(named)),
  municipalities: z.array(z.strictObject({ ...named, countyId: entityId, type: municipalityType })),
  departments: z.array(z.strictObject({ ...named, municipalityId: entityId, active: z.boolean() })),
  units: z.array(z.strictObject({ ...named, departmentId: entityId, active: z.boolean() })),
})
export type PlaceTree = z.infer<typeof placeTree>

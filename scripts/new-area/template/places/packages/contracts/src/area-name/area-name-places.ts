import { z } from 'zod'
import { entityId } from '../wire/primitives'

/** GET /area-name/places: the municipalities with units that the person reaches, by Swedish name. */
export const areaNamePlaces = z.array(z.object({ id: entityId, name: z.string().min(1), units: z.int().min(1) }))
export type AreaNamePlaces = z.infer<typeof areaNamePlaces>

import { z } from 'zod'
import { entityId, year } from '../wire/primitives'

/** GET /area-name/unit/{unitId}: the unit and the years it has a forecast of, earliest first. */
export const areaNameUnit = z.object({ id: entityId, name: z.string().min(1), years: z.array(year) })
export type AreaNameUnit = z.infer<typeof areaNameUnit>

import { z } from 'zod'
import { counted } from '../wire/counted'
import { entityId, year } from '../wire/primitives'

/** GET /measures/overdue?counted=true. */
export const overdueMeasuresQuery = z.strictObject({ counted: z.literal('true') })

const overdueMeasure = z.object({
  id: entityId,
  title: z.string(),
  unit: z.object({ id: entityId, name: z.string() }),
  year,
  /** YYYY-MM-DD; the rule of a day weighs more than a start page has room for */
  due: z.string(),
})
export type OverdueMeasure = z.infer<typeof overdueMeasure>

/** The caller's own overdue measures in units whose forecasts they read, oldest due day first: ten of `total`. */
export const overdueMeasures = z.object({ total: counted, rows: z.array(overdueMeasure) })
export type OverdueMeasuresAnswer = z.input<typeof overdueMeasures>

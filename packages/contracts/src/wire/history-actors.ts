import { z } from 'zod'
import { entityId } from './primitives'

/** Who did something in a history, by the name that the person has now; null of somebody who is gone. By name. */
export const historyActors = z.strictObject({
  people: z.array(z.strictObject({ id: entityId, name: z.string().nullable() })),
})
export type HistoryActors = z.infer<typeof historyActors>

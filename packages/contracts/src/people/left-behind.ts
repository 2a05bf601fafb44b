import { z } from 'zod'
import { entityId, year } from '../wire/primitives'

/** GET /user/{id}/leaving: what stays behind when the person is deactivated, the first twenty of each by name. */
export const leftBehind = z.object({
  /** Active units that nobody else who is active manages: has the title Unit Manager and may change something there. */
  unmanagedUnits: z.object({
    items: z.array(z.object({ id: entityId, placeNames: z.string().array() })),
    total: z.int().min(0),
  }),
  /** Requests of the person to lock a budget that nobody has answered. */
  lockRequests: z.object({
    items: z.array(
      z.object({ unitId: entityId, unit: z.string(), kind: z.enum(['need', 'resource']), year, name: z.string() }),
    ),
    total: z.int().min(0),
  }),
})
export type LeftBehind = z.infer<typeof leftBehind>

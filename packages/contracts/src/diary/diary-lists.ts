import { z } from 'zod'
import { entityId } from '../wire/primitives'

/** GET /diary/absence-reasons and GET /diary/substitute-types. */
export const namedList = z.array(z.object({ id: entityId, name: z.string() }))
export type NamedList = z.infer<typeof namedList>

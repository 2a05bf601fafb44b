import { z } from 'zod'
import { counted } from '../wire/counted'
import { entityId, year } from '../wire/primitives'

const named = z.object({ id: entityId, name: z.string() })

/** GET /submissions/due?counted=true. */
export const dueSubmissionsQuery = z.strictObject({ counted: z.literal('true') })

/**
 * What the start page says of occasions: what the caller's units are to hand in, from two weeks before it is due until
 * sixty days after, or when it has been returned, the
 * earliest first; and what waits for the caller's decision. Ten of `total` each.
 */
export const dueSubmissions = z.object({
  toHandIn: z.object({
    total: counted,
    rows: z.array(
      z.object({
        unit: named,
        occasion: named,
        year,
        /** YYYY-MM-DD */
        due: z.string(),
        state: z.enum(['open', 'returned']),
      }),
    ),
  }),
  toDecide: z.object({
    total: counted,
    rows: z.array(z.object({ occasion: named, municipality: z.string(), year, count: z.int().min(1) })),
  }),
})
export type DueSubmissionsAnswer = z.input<typeof dueSubmissions>

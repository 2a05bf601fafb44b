import { z } from 'zod'

/** The answer of calls that only report that they worked. */
export const doneAnswer = z.strictObject({ ok: z.literal(true) })

import { z } from 'zod'

/**
 * What every answer that is not a success has. `message` is in the language of the request. With its code stand the
 * details that belong to it: together they are a refusal, read by the schema of every area (refusal.ts) or by one of
 * the area's own, which its entrance exports.
 */
export const errorAnswer = z.object({ statusCode: z.int(), code: z.string(), message: z.string() })
export type ErrorAnswer = z.infer<typeof errorAnswer>

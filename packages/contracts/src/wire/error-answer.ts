import { z } from 'zod'

/**
 * The body of every answer that is not a success. `message` is in the language of the request. Code and details
 * together are a refusal: one of every area (refusal.ts) or one of the area's own, which its entrance exports.
 */
export const errorAnswer = z.strictObject({
  statusCode: z.int(),
  code: z.string(),
  message: z.string(),
  details: z.unknown().optional(),
})
export type ErrorAnswer = z.infer<typeof errorAnswer>

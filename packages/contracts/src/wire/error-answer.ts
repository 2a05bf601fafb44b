import { z } from 'zod'

/** The body of every answer that is not a success. `message` is in the language of the request. */
export const errorAnswer = z.strictObject({
  statusCode: z.int(),
  code: z.string(),
  message: z.string(),
  details: z.unknown().optional(),
})

/** The codes a client may act on. */
export type ErrorCode =
  | 'active-item'
  | 'active-need'
  | 'bad-request'
  | 'bad-credentials'
  | 'body-too-large'
  | 'budget-exists'
  | 'budget-locked'
  | 'conflict'
  | 'email-not-found'
  | 'email-taken'
  | 'forbidden'
  | 'needs-budget-first'
  | 'no-staff'
  | 'not-found'
  | 'not-licensed'
  | 'rate-limited'
  | 'server-error'
  | 'stale-version'
  | 'token-invalid'
  | 'unauthenticated'
  | 'unavailable'
  | 'unsupported-media-type'
  | 'week-closed'

import { z } from 'zod'
import { isoInstant } from '../wire/primitives'

/**
 * How far a person's invitation is: `waiting` for its mail to be sent; `failed` at the last attempt, and tried again at
 * `nextAttemptAt`, if there is one; `sent` and not used yet.
 */
export const invitationStates = ['none', 'waiting', 'sent', 'failed', 'expired', 'cancelled', 'used'] as const

/** What stood in the way of the mail: its server did not take it, or does not know the address. */
const invitationFailure = z.enum(['mail-server', 'address'])

/** The invitation of a person, as a list of people shows it. */
export const invitationState = z.strictObject({
  state: z.enum(invitationStates),
  /** When it came to this state; null where there is none. */
  since: isoInstant.nullable(),
  failure: invitationFailure.nullable(),
  nextAttemptAt: isoInstant.nullable(),
  /** Until when the link of the mail works. */
  expiresAt: isoInstant.nullable(),
})
export type InvitationState = z.infer<typeof invitationState>

/** What the link of a mail is worth: `replaced` by that of a newer mail. Whom to ask for another one is `inviter`. */
export const invitationLook = z.strictObject({
  state: z.enum(['open', 'expired', 'used', 'cancelled', 'replaced']),
  email: z.string(),
  /** The name of who has invited; null when they are gone. */
  inviter: z.string().nullable(),
})
export type InvitationLook = z.infer<typeof invitationLook>

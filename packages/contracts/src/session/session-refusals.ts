import { z } from 'zod'
import { bareRefusal } from '../wire/refusal'

/** Fields of an account form. */
const wrongFields = z.object({ fields: z.array(z.enum(['password', 'email', 'phone'])) })

/**
 * Why a session goes on no more, as far as the page that held it is told: who holds the last refresh token learns nothing
 * of the account by it, nor of a token that came twice.
 */
const sessionEnd = z.enum(['time', 'new-password', 'by-person', 'by-administrator'])
export type SessionEnd = z.infer<typeof sessionEnd>

/** Why somebody does not get in, or no account or password. */
export const sessionRefusal = z.discriminatedUnion('code', [
  bareRefusal('bad-credentials'),
  bareRefusal('email-not-found'),
  z.object({ code: z.literal('token-invalid'), details: z.object({ ended: sessionEnd }).optional() }),
  bareRefusal('password-common'),
  bareRefusal('password-personal'),
  bareRefusal('password-same'),
  bareRefusal('wrong-password'),
  bareRefusal('signup-closed'),
  bareRefusal('signup-off'),
  z.object({ code: z.literal('email-taken'), details: wrongFields }),
  z.object({ code: z.literal('bad-request'), details: wrongFields }),
])
export type SessionRefusal = z.infer<typeof sessionRefusal>

declare module '../wire/refusal' {
  interface AreaRefusals {
    readonly sessionRefusal: SessionRefusal
  }
}

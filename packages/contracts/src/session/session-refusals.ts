import { z } from 'zod'
import { bareRefusal } from '../wire/refusal'

/** Fields of an account form. */
const wrongFields = z.object({ fields: z.array(z.enum(['password', 'email', 'phone'])) })

/** Why somebody does not get in, or no account or password. */
export const sessionRefusal = z.discriminatedUnion('code', [
  bareRefusal('bad-credentials'),
  bareRefusal('email-not-found'),
  bareRefusal('token-invalid'),
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

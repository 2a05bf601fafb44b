import { z } from 'zod'
import { bareRefusal, requestRepeated } from '../wire/refusal'

/** Why a person or their rights stay as they are. */
export const peopleRefusal = z.discriminatedUnion('code', [
  /** Somebody has the address already. */
  bareRefusal('email-taken'),
  /** The address has the domain of another municipality's administrators: a super admin gives it. */
  bareRefusal('foreign-domain'),
  /** An area, level or place beyond the caller's own. */
  bareRefusal('not-yours-to-grant'),
  bareRefusal('own-roles'),
  bareRefusal('last-super-admin'),
  bareRefusal('super-admin-only'),
  /** Anyone who has signed in or left a trace is deactivated, not deleted. */
  bareRefusal('person-has-history'),
  /** Anyone who is invited is active, and has not signed in. */
  bareRefusal('person-inactive'),
  bareRefusal('has-signed-in'),
  z.object({ code: z.literal('conflict'), details: requestRepeated }),
])
export type PeopleRefusal = z.infer<typeof peopleRefusal>

declare module '../wire/refusal' {
  interface AreaRefusals {
    readonly peopleRefusal: PeopleRefusal
  }
}

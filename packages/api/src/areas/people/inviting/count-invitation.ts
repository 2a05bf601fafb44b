import type { PersonChanges } from '@veckovis/contracts/people'
import type { Administrator } from '@veckovis/domain/access'
import type { Limit } from '../../../http/attempt-limiter'
import type { PeopleServices } from '../people-services'
import { findSeen } from '../rights/administration'
import { awaitsInvitation, type StoredPerson } from '../stored-person'

/** docs/decisions/0022-limits-of-sign-in.md */
const mailsToAddress: Limit = { name: 'invitation to address', most: 5, seconds: 3600 }

type Counted = { readonly administratorId: number; readonly email: string; readonly now: Date }

/**
 * Counts a mail that a caller lets go to an address, whoever has it at the moment: somebody who is made, invited and
 * deleted again and again is one mailbox. Before the work, which holds a connection of its own.
 */
export const countInvitation = (
  { attempts }: Pick<PeopleServices, 'attempts'>,
  { administratorId, email, now }: Counted,
): Promise<void> =>
  attempts.admit([{ limit: mailsToAddress, from: `administrator ${administratorId}`, account: `mail ${email}` }], now)

type Mailing = { readonly administrator: Administrator; readonly id: number; readonly now: Date }

/** Whoever is not there, or not to be seen, is refused by the work itself: a limit would tell that they are there. */
const countOfPerson = async (
  services: PeopleServices,
  { administrator, id, now }: Mailing,
  addressesOf: (person: StoredPerson) => readonly string[],
): Promise<void> => {
  const person = await findSeen(services.database.read, administrator, id)
  for (const email of person ? addressesOf(person) : [])
    await countInvitation(services, { administratorId: administrator.userId, email, now })
}

export const countInvitationOf = (services: PeopleServices, mailing: Mailing): Promise<void> =>
  countOfPerson(services, mailing, ({ email }) => [email])

/**
 * Counts the mails of a change: a new address gets the invitation that waits, the old one is told of it, and an activation
 * invites who has no password yet.
 */
export const countChange = (
  services: PeopleServices,
  mailing: Mailing,
  changes: Pick<PersonChanges, 'active' | 'email'>,
): Promise<void> =>
  countOfPerson(services, mailing, person => {
    if (changes.email !== undefined && changes.email !== person.email) return [changes.email, person.email]
    return changes.active === true && !person.active && awaitsInvitation(person) ? [person.email] : []
  })

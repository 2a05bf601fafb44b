import { peopleError } from '../people-error'
import type { Inviting } from '../people-services'
import type { Administration } from '../rights/administration'
import { refuseWithout } from '../rights/refuse-change'
import type { StoredPerson } from '../stored-person'
import { sendInvitation } from './send-invitation'

/** Sends the invitation, or the same again. Anyone who has signed in has a password, and a link to another on the sign-in page. */
export const invitePerson =
  (inviting: Inviting) =>
  async (administration: Administration<'person-invited'>, person: StoredPerson): Promise<void> => {
    const { transaction, administrator, audit } = administration
    refuseWithout('deactivate', administrator, person)
    if (!person.active) throw peopleError({ code: 'person-inactive' })
    if (person.loginCount > 0) throw peopleError({ code: 'has-signed-in' })
    await sendInvitation({ ...administration, ...inviting }, person)
    await audit(transaction, { action: 'person-invited', subject: `user/${person.userId}`, details: {} })
  }

/** Takes the invitation back with its links; where there is none to take back nothing is changed or written. */
export const cancelInvitation = async (
  { transaction, administrator, audit }: Administration<'invitation-cancelled'>,
  person: StoredPerson,
  { invitations, now }: Pick<Inviting, 'invitations' | 'now'>,
): Promise<void> => {
  const { userId } = person
  refuseWithout('deactivate', administrator, person)
  if (!(await invitations.cancel(transaction, userId, now))) return
  await audit(transaction, { action: 'invitation-cancelled', subject: `user/${userId}`, details: {} })
}

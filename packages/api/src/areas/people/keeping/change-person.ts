import { personDetailNames, type PersonChanges } from '@veckovis/contracts/people'
import type { RequireNewest } from '../../../http/version-tag'
import { peopleError } from '../people-error'
import { holdPeople, loadStill, requirePerson, type Administration } from '../rights/administration'
import { changeRoles, readRoles } from '../rights/change-roles'
import { changeActivity, changeJobTitle } from '../rights/change-standing'
import { changeOwnRights } from '../rights/own-rights'
import { refuseWithout, refusingInWords } from '../rights/refuse-change'
import { countMailOf } from '../inviting/send-invitation'
import type { Inviting } from '../people-services'
import { detailsSent, placesOf, type StoredPerson } from '../stored-person'
import { askForAddress } from './ask-for-address'
import { settleSuperAdmin } from './super-admin-role'

/** A change of people that begins: the rights of who makes it are read once everybody is held. */
export type Changing<Action extends string> = Omit<Administration<Action>, 'administrator'> & {
  readonly administratorId: number
}

export type AddressedPerson = { readonly id: number; readonly requireNewest: RequireNewest }

const changeDetails = async (
  administration: Administration<'person-changed'> & Inviting,
  person: StoredPerson,
  changes: PersonChanges,
): Promise<void> => {
  const { transaction, administrator, audit, securityLog } = administration
  const after = detailsSent(changes, person)
  const fields = personDetailNames.filter(field => after[field] !== person[field])
  if (fields.length === 0) return
  const isMoved = fields.includes('email')
  refuseWithout(isMoved ? 'email' : 'edit', administrator, person)
  if (isMoved) await askForAddress(administration, after.email)
  const values = [person.userId, ...Object.values(after)]
  const { rows } = await refusingInWords(() =>
    transaction.query<{ done: boolean }>(`SELECT change_person(${placesOf(values)}) AS done`, values),
  )
  if (rows[0]?.done !== true) throw peopleError({ code: 'email-taken' })
  const subject = `user/${person.userId}`
  await audit(transaction, { action: 'person-changed', subject, details: { fields } })
  if (!isMoved) return
  // A new address gets the invitation that waits, and the old one is told of it.
  for (const email of [after.email, person.email]) await countMailOf(administration, email)
  const details = { email: 'changed' } as const
  await securityLog.record(transaction, {
    kind: 'account-changed',
    userId: administrator.userId,
    subject,
    details,
  })
}

type Changed = {
  readonly changed: StoredPerson
  /** The address that the person had, where it is another one now */
  readonly oldEmail: string | undefined
}

/** Changes what is named, all of it or nothing. Each part is decided on what the parts before it have made. */
export const changePerson = async (
  changing: Inviting &
    Changing<
      'person-changed' | 'role-given' | 'role-taken' | 'job-title-changed' | 'person-activated' | 'person-deactivated'
    >,
  { id, requireNewest }: AddressedPerson,
  changes: PersonChanges,
): Promise<Changed> => {
  const { transaction, administratorId } = changing
  const administrator = await holdPeople(transaction, administratorId, [id])
  const administration = { ...changing, administrator }
  const person = await requirePerson(administration, id)
  requireNewest({ id, version: person.version })
  const roles = changes.roles && (await readRoles(administration, changes.roles))
  const settled = settleSuperAdmin({ jobTitleId: changes.jobTitleId, roles }, person)
  // Roles first: who makes a person wholly their own may then do the rest.
  const changed = settled.roles && (await changeRoles(administration, person, settled.roles))
  const now = changed ? await loadStill(administration, id) : person
  if (settled.jobTitleId !== undefined) await changeJobTitle(administration, now, settled.jobTitleId)
  if (changes.active !== undefined) await changeActivity(administration, now, changes.active)
  if (changes.ownRights !== undefined) await changeOwnRights(administration, now, changes.ownRights)
  await changeDetails(administration, now, changes)
  const after = await loadStill(administration, id)
  return { changed: after, oldEmail: after.email === person.email ? undefined : person.email }
}

import { seesPerson } from '@veckovis/domain/access'
import { peopleError } from '../people-error'
import { loadPerson } from '../person-repository'
import { holdPeople } from '../rights/administration'
import { refusingInWords, refuseWithout } from '../rights/refuse-change'
import type { AddressedPerson, Changing } from './change-person'

/** Deletes somebody who has never signed in and left no trace, a sign-up too; everybody else is deactivated. */
export const removePerson = async (
  { transaction, administratorId, audit, securityLog }: Changing<'person-removed'>,
  { id, requireNewest }: AddressedPerson,
): Promise<{ readonly id: number }> => {
  const administrator = await holdPeople(transaction, administratorId, [id])
  const person = await loadPerson(transaction.query, id)
  if (person === undefined || !seesPerson(administrator, person)) throw peopleError({ code: 'not-found' })
  requireNewest({ id, version: person.version })
  refuseWithout('deactivate', administrator, person)
  const { rows } = await refusingInWords(() =>
    transaction.query<{ done: boolean }>('SELECT remove_person($1) AS done', [id]),
  )
  if (rows[0]?.done !== true) throw peopleError({ code: 'person-has-history' })
  const subject = `user/${id}`
  await audit(transaction, { action: 'person-removed', subject, details: {} })
  const details = { active: false }
  await securityLog.record(transaction, { kind: 'account-changed', userId: administrator.userId, subject, details })
  return { id }
}

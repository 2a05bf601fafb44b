import { holdsRightSomewhere, permissionIds, scopeOf, seesPerson, type Administrator } from '@veckovis/domain/access'
import type { Audit, AuditEvent } from '../../../audit/audit'
import type { Transaction } from '../../../db/database'
import type { SecurityLog } from '../../../security/security-log'
import { peopleError } from '../people-error'
import { isStorable, loadPerson } from '../person-repository'
import type { StoredPerson } from '../stored-person'
import { refusingInWords } from './refuse-change'

/** One change of people: who makes it, with the rights that they hold while it lasts, and what of it is written down. */
export type Administration<Action extends string = never> = {
  readonly transaction: Transaction
  readonly administrator: Administrator
  /** Ids, levels and names of fields, never what a field of a person holds. */
  readonly audit: Audit<AuditEvent<Action>>
  readonly securityLog: Pick<SecurityLog, 'record'>
}

const editsPeople = { permissions: [permissionIds.users], level: 'WRITE' } as const

/**
 * Holds who acts and who is changed until the end of the transaction, and reads the rights of who acts again: anyone who
 * takes them away at this moment comes before or after. What another has taken since the call was admitted is refused.
 */
export const holdPeople = async (
  transaction: Transaction,
  administratorId: number,
  ids: readonly number[],
): Promise<Administrator> => {
  const before = await loadPerson(transaction.query, administratorId)
  if (before === undefined || !holdsRightSomewhere(holderOf(before), editsPeople))
    throw peopleError({ code: 'forbidden' })
  await refusingInWords(() => transaction.query('SELECT hold_people($1)', [ids.filter(isStorable)]))
  const held = await loadPerson(transaction.query, administratorId)
  if (!held?.active || !holdsRightSomewhere(holderOf(held), editsPeople)) throw peopleError({ code: 'forbidden' })
  return holderOf(held)
}

const holderOf = ({ userId, jobTitleId, roles }: StoredPerson): Administrator => ({
  userId,
  jobTitleId,
  roles: roles.map(({ id, levels, place }) => ({ id, levels, scope: scopeOf(place) })),
})

/** Undefined for whomever the administrator does not get to see. */
const findSeen = async (
  query: Transaction['query'],
  administrator: Administrator,
  id: number,
): Promise<StoredPerson | undefined> => {
  const person = await loadPerson(query, id)
  // A sign-up is taken up by its address, and is nobody's before.
  return person && !person.askedFor && seesPerson(administrator, person) ? person : undefined
}

/** Somebody whom the administrator gets to see, as they are now; anybody else is as absent. */
export const requirePerson = async (
  { transaction, administrator }: Pick<Administration, 'transaction' | 'administrator'>,
  id: number,
): Promise<StoredPerson> => {
  const person = await findSeen(transaction.query, administrator, id)
  if (person === undefined) throw peopleError({ code: 'not-found' })
  return person
}

/** Somebody who is held, after a change of theirs: seen or not. */
export const loadStill = async (
  { transaction }: Pick<Administration, 'transaction'>,
  id: number,
): Promise<StoredPerson> => {
  const person = await loadPerson(transaction.query, id)
  if (person === undefined) throw new Error(`Person ${id} vanished while they were held`)
  return person
}

import type { AccountsToDoAnswer } from '@veckovis/contracts/people'
import { holdsRightSomewhere, permissionIds, type Administrator } from '@veckovis/domain/access'
import type { Transaction } from '../../../db/database'
import type { PeopleNeeds } from '../people-services'
import { domainFor, noDomain, waitingSql } from './list-waiting'

const countSql = ({ state, join }: PeopleNeeds['invitations']['sql']) => `WITH never AS (
    SELECT ${state('$2::timestamptz')} AS state FROM app_user a ${join('a.id')}
    WHERE NOT a.asked_for AND a.active AND a.last_login_at IS NULL
  ), counted AS (
    SELECT (SELECT count(*)::int FROM ${waitingSql}) AS waiting, count(*) FILTER (WHERE state = 'none')::int AS uninvited,
      count(*) FILTER (WHERE state = 'failed')::int AS failed, count(*) FILTER (WHERE state = 'expired')::int AS expired
    FROM never)
  SELECT *, waiting + uninvited + failed + expired AS total FROM counted`

const editsPeople = { permissions: [permissionIds.users], level: 'WRITE' } as const

/** The accounts that wait for an administrator, among those whom the wall lets the administrator see. */
export const countToDo = async (
  transaction: Transaction,
  { invitations: { sql } }: PeopleNeeds,
  administrator: Administrator,
  now: Date,
): Promise<AccountsToDoAnswer> => {
  // Sign-ups are for those who can take them up.
  const domain = holdsRightSomewhere(administrator, editsPeople)
    ? await domainFor(transaction, administrator)
    : noDomain
  const { rows } = await transaction.query<AccountsToDoAnswer>(countSql(sql), [domain, now])
  const [answer] = rows
  if (answer === undefined) throw new Error('A count without a row')
  return answer
}

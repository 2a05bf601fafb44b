import { isSuperAdmin, type Administrator } from '@veckovis/domain/access'
import type { Transaction } from '../../../db/database'
import type { Limit } from '../../../http/attempt-limiter'
import { peopleError } from '../people-error'
import type { PeopleNeeds } from '../people-services'

/** docs/decisions/0022-limits-of-sign-in.md says why these. */
const addressesOfHour: Limit = { name: 'addresses of an hour', most: 1000, seconds: 3600 }
const addressesOfDay: Limit = { name: 'addresses of a day', most: 3000, seconds: 86_400 }
/** Super admins bring whole municipalities in, and see every person anyway. */
const bySuperAdmin = 10

export type Asking = {
  readonly transaction: Transaction
  readonly administrator: Administrator
  readonly attempts: Pick<PeopleNeeds['attempts'], 'admit'>
  readonly now: Date
}

/**
 * Before the database is asked whether an address is taken, which tells that somebody is there. It counts in a transaction
 * of its own: what only looked, and was taken back, has looked all the same. An address of another municipality is refused
 * whether it is taken or not.
 */
export const askForAddress = async (
  { transaction, administrator, attempts, now }: Asking,
  email: string,
): Promise<void> => {
  const times = isSuperAdmin(administrator) ? bySuperAdmin : 1
  const from = `administrator ${administrator.userId}`
  const limits = [addressesOfHour, addressesOfDay].map(limit => ({ ...limit, most: limit.most * times }))
  await attempts.admit(
    limits.map(limit => ({ limit, from })),
    now,
  )
  const { rows } = await transaction.query<{ isForeign: boolean }>('SELECT is_foreign_address($1) AS "isForeign"', [
    email,
  ])
  if (rows[0]?.isForeign !== false) throw peopleError({ code: 'foreign-domain' })
}

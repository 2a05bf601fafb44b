import type { WaitingPeople, WaitingPerson, WaitingQuery } from '@veckovis/contracts/people'
import { isSuperAdmin, type Administrator } from '@veckovis/domain/access'
import type { Transaction } from '../../../db/database'
import { countedPage, createValues } from '../../../db/lists/list-sql'
import { readDetails } from '../stored-person'

/** $1 is the domain, null for all. */
export const waitingSql = `(SELECT a.id, ${readDetails}, a.created_at AS "createdAt", a.version
  FROM app_user a
  WHERE a.asked_for AND a.email_proven AND ($1::text IS NULL OR split_part(a.email, '@', -1) = $1)) AS waiting`

/** Matches no domain. */
export const noDomain = ''

/** Whose sign-ups somebody gets to see: a super admin all, others those of the domain that their own address has. */
export const domainFor = async ({ query }: Transaction, administrator: Administrator): Promise<string | null> => {
  if (isSuperAdmin(administrator)) return null
  const { rows } = await query<{ domain: string | null }>(
    'SELECT organisation_domain(email) AS domain FROM app_user WHERE id = $1 AND email_proven',
    [administrator.userId],
  )
  return rows[0]?.domain ?? noDomain
}

type Row = Omit<WaitingPerson, 'createdAt'> & { readonly createdAt: Date }

const toItem = ({ id, email, firstName, lastName, phone, createdAt, version }: Row) => ({
  ...{ id, email, firstName, lastName, phone, version },
  createdAt: createdAt.toISOString(),
})

export const listWaiting = async (
  transaction: Transaction,
  administrator: Administrator,
  page: WaitingQuery,
): Promise<WaitingPeople> => {
  const domain = await domainFor(transaction, administrator)
  const { rows, totals } = await countedPage<Row>(
    transaction,
    { found: waitingSql, columns: 'e.*', order: '"createdAt" DESC, id DESC', page },
    createValues(domain),
  )
  return {
    items: rows.map(toItem),
    total: totals.total,
    mayRemove: isSuperAdmin(administrator),
  }
}

import type { WaitingPeople, WaitingQuery } from '@veckovis/contracts/people'
import { isSuperAdmin, type Administrator } from '@veckovis/domain/access'
import type { Transaction } from '../../../db/database'

const foundSql = `FROM app_user a WHERE a.asked_for AND a.email_proven AND ($1::text IS NULL OR split_part(a.email, '@', -1) = $1)`

const pageSql = `SELECT a.id, a.email, a.first_name AS "firstName", a.last_name AS "lastName", a.phone,
    a.created_at AS "createdAt", a.version ${foundSql} ORDER BY a.created_at DESC, a.id DESC LIMIT $2 OFFSET $3`

/** Matches no domain. */
const none = ''

/** Whose sign-ups somebody gets to see: a super admin all, others those of the domain that their own address has. */
const domainFor = async ({ query }: Transaction, administrator: Administrator): Promise<string | null> => {
  if (isSuperAdmin(administrator)) return null
  const { rows } = await query<{ domain: string | null }>(
    'SELECT organisation_domain(email) AS domain FROM app_user WHERE id = $1 AND email_proven',
    [administrator.userId],
  )
  return rows[0]?.domain ?? none
}

type Row = Omit<WaitingPeople['items'][number], 'createdAt'> & { readonly createdAt: Date }

export const listWaiting = async (
  transaction: Transaction,
  administrator: Administrator,
  { page, pageSize }: WaitingQuery,
): Promise<WaitingPeople> => {
  const domain = await domainFor(transaction, administrator)
  const { rows } = await transaction.query<Row>(pageSql, [domain, pageSize, (page - 1) * pageSize])
  const counted = await transaction.query<{ total: number }>(`SELECT count(*)::int AS total ${foundSql}`, [domain])
  const [count] = counted.rows
  if (count === undefined) throw new Error('A count without a row')
  return {
    items: rows.map(row => ({ ...row, createdAt: row.createdAt.toISOString() })),
    total: count.total,
    mayRemove: isSuperAdmin(administrator),
  }
}

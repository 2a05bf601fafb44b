import type { OwnPrivacyLog, OwnPrivacyQuery } from '@veckovis/contracts/privacy'
import type { Transaction } from '../../db/database'

const pageSql = `SELECT e.id, e.at, e.action, e.user_id AS "userId", name_of_person(e.user_id) AS name
  FROM (SELECT * FROM audit_event WHERE subject = ANY ($1) ORDER BY at DESC, id DESC LIMIT $2 OFFSET $3) e
  ORDER BY e.at DESC, e.id DESC`

type Row = {
  readonly id: string
  readonly at: Date
  readonly action: string
  readonly userId: number | null
  readonly name: string | null
}

/** Who looked at or changed the account of `userId`, who asks. */
export const readOwnPrivacyLog = async (
  transaction: Transaction,
  userId: number,
  { page, pageSize }: OwnPrivacyQuery,
): Promise<OwnPrivacyLog> => {
  const subjects = [`user/${userId}`, `user ${userId}`]
  const { rows } = await transaction.query<Row>(pageSql, [subjects, pageSize, (page - 1) * pageSize])
  const { rows: counted } = await transaction.query<{ total: number }>(
    'SELECT count(*)::int AS total FROM audit_event WHERE subject = ANY ($1)',
    [subjects],
  )
  const [count] = counted
  if (count === undefined) throw new Error('A count without a row')
  const toContract = ({ id, at, action, userId: by, name }: Row) => ({
    id: Number(id),
    at: at.toISOString(),
    by: by === null ? null : { id: by, name },
    action,
  })
  return { rows: rows.map(toContract), total: count.total }
}

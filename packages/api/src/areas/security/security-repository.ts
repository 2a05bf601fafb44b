import type { SecurityLogAnswer, SecurityLogQuery, SecurityLogRow } from '@veckovis/contracts/security'
import type { Transaction } from '../../db/database'

/** The days are Swedish ones, the last of them whole. */
const isMeant = `($1::text IS NULL OR kind = $1)
  AND ($2::date IS NULL OR at >= $2::date::timestamp AT TIME ZONE 'Europe/Stockholm')
  AND ($3::date IS NULL OR at < ($3::date + 1)::timestamp AT TIME ZONE 'Europe/Stockholm')`

const pageSql = `SELECT e.id, e.at, e.kind, e.subject, e.times, e.user_id AS "userId",
    e.details || jsonb_strip_nulls(jsonb_build_object('address', host(e.address))) AS details, name_of_person(e.user_id) AS name
  FROM (SELECT * FROM security_event WHERE ${isMeant} ORDER BY at DESC, id DESC LIMIT $4 OFFSET $5) e
  ORDER BY e.at DESC, e.id DESC`

const totalSql = `SELECT count(*)::int AS total FROM security_event WHERE ${isMeant}`

type Row = Pick<SecurityLogRow, 'kind' | 'subject' | 'details' | 'times'> & {
  readonly id: string
  readonly at: Date
  readonly userId: number | null
  readonly name: string | null
}

const toContract = ({ id, at, userId, name, ...row }: Row): SecurityLogRow => ({
  ...row,
  id: Number(id),
  at: at.toISOString(),
  by: userId === null ? null : { id: userId, name },
})

/** A page of the log, as far as the database lets this reader see it: a super admin all of it, anybody else nothing. */
export const readSecurityLog = async (
  transaction: Transaction,
  { kind, from, to, page, pageSize }: SecurityLogQuery,
): Promise<SecurityLogAnswer> => {
  const filter = [kind ?? null, from ?? null, to ?? null]
  const { rows } = await transaction.query<Row>(pageSql, [...filter, pageSize, (page - 1) * pageSize])
  const { rows: counted } = await transaction.query<{ total: number }>(totalSql, filter)
  return { events: rows.map(toContract), total: counted[0]?.total ?? 0 }
}

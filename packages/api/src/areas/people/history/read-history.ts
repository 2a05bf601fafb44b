import {
  personActions,
  type PersonAction,
  type PersonEvent,
  type PersonHistory,
  type PersonHistoryQuery,
} from '@veckovis/contracts/people'
import type { Transaction } from '../../../db/database'

/** The days are Swedish ones, the last of them whole. The function asks who reads, and leaves out foreign roles. */
const foundSql = `history_of_person($1, $2, $3::date::timestamp AT TIME ZONE 'Europe/Stockholm',
    ($4::date + 1)::timestamp AT TIME ZONE 'Europe/Stockholm')`

const pageSql = `SELECT h.id, h.at, h.action, h.details, h.user_id AS "userId",
    name_of_person(h.user_id) AS name,
    array_remove(ARRAY[c.name, m.name, d.name, u.name]::text[], NULL) AS "placeNames"
  FROM (SELECT * FROM ${foundSql} ORDER BY at DESC, id DESC LIMIT $5 OFFSET $6) h
  LEFT JOIN county c ON c.id = (h.details->>'countyId')::int
  LEFT JOIN municipality m ON m.id = (h.details->>'municipalityId')::int
  LEFT JOIN department d ON d.id = (h.details->>'departmentId')::int
  LEFT JOIN unit u ON u.id = (h.details->>'unitId')::int
  ORDER BY h.at DESC, h.id DESC`

const totalSql = `SELECT count(*)::int AS total FROM ${foundSql}`

type Details = {
  readonly fields?: readonly string[]
  readonly from?: number | null
  readonly to?: number | null
  readonly permissionId?: number
  readonly level?: string
  readonly countyId?: number
}

type Row = {
  readonly id: string
  readonly at: Date
  readonly action: PersonAction
  readonly details: Details
  readonly userId: number | null
  readonly name: string | null
  readonly placeNames: readonly string[]
}

type Changes = PersonEvent['changes']

/** A place that is gone has no names any more. */
const placeOf = ({ details, placeNames }: Row): string | null =>
  details.countyId === undefined ? 'everywhere' : placeNames.length === 0 ? null : placeNames.join(' / ')

const roleChanges = (row: Row): Changes => {
  const { permissionId = null, level = null } = row.details
  const isGiven = row.action === 'role-given'
  return Object.entries({ permission: permissionId, level, place: placeOf(row) }).map(([field, value]) => ({
    field,
    from: isGiven ? null : value,
    to: isGiven ? value : null,
  }))
}

const changesOf = (row: Row): Changes => {
  const { fields = [], from = null, to = null } = row.details
  switch (row.action) {
    case 'role-given':
    case 'role-taken':
      return roleChanges(row)
    case 'job-title-changed':
      return [{ field: 'jobTitleId', from, to }]
    case 'person-activated':
    case 'person-deactivated':
      return [{ field: 'active', from: row.action !== 'person-activated', to: row.action === 'person-activated' }]
    default:
      return fields.map(field => ({ field: 'changed', from: null, to: field }))
  }
}

const eventOf = (row: Row): PersonEvent => ({
  id: Number(row.id),
  at: row.at.toISOString(),
  by: row.userId === null ? null : { id: row.userId, name: row.name },
  action: row.action,
  changes: changesOf(row),
})

/** A page of what was done to a person, as far as the reader may know. */
export const readHistory = async (
  { query }: Transaction,
  userId: number,
  { kind, from, to, page, pageSize }: PersonHistoryQuery,
): Promise<PersonHistory> => {
  const filter = [userId, kind === undefined ? personActions : [kind], from ?? null, to ?? null]
  const { rows } = await query<Row>(pageSql, [...filter, pageSize, (page - 1) * pageSize])
  const { rows: counted } = await query<{ total: number }>(totalSql, filter)
  const [count] = counted
  if (count === undefined) throw new Error('A count without a row')
  return { events: rows.map(eventOf), total: count.total }
}

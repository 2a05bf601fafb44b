import {
  personActions,
  type PersonAction,
  type PersonEvent,
  type PersonHistory,
  type PersonHistoryQuery,
} from '@veckovis/contracts/people'
import type { Transaction } from '../../../db/database'
import { readEvents } from '../../../db/lists/event-page'

/** The days are Swedish ones, the last of them whole. The function asks who reads, and leaves out foreign roles. */
const foundSql = `history_of_person($1, $2, $3::date::timestamp AT TIME ZONE 'Europe/Stockholm',
    ($4::date + 1)::timestamp AT TIME ZONE 'Europe/Stockholm')`

const columns = `e.action, e.details,
  array_remove(ARRAY[c.name, m.name, d.name, u.name]::text[], NULL) AS "placeNames"`

const joins = `LEFT JOIN county c ON c.id = (e.details->>'countyId')::int
  LEFT JOIN municipality m ON m.id = (e.details->>'municipalityId')::int
  LEFT JOIN department d ON d.id = (e.details->>'departmentId')::int
  LEFT JOIN unit u ON u.id = (e.details->>'unitId')::int`

type Details = {
  readonly fields?: readonly string[]
  readonly from?: number | null
  readonly to?: number | null
  readonly permissionId?: number
  readonly level?: string
  readonly countyId?: number
}

type Row = {
  readonly action: PersonAction
  readonly details: Details
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

/** A page of what was done to a person, as far as the reader may know. */
export const readHistory = async (
  transaction: Transaction,
  userId: number,
  { kind, from, to, ...page }: PersonHistoryQuery,
): Promise<PersonHistory> => {
  const values = [userId, kind === undefined ? personActions : [kind], from ?? null, to ?? null]
  const asked = { found: foundSql, values, columns, joins, page }
  return readEvents(transaction, asked, (row: Row) => ({ action: row.action, changes: changesOf(row) }))
}

import {
  personActions,
  type PersonAction,
  type PersonEvent,
  type PersonHistory,
  type PersonHistoryQuery,
} from '@veckovis/contracts/people'
import type { HistoryActors } from '@veckovis/contracts/wire'
import type { Transaction } from '../../../db/database'
import { readActors, readEvents } from '../../../db/lists/event-page'

/** The days are Swedish ones, the last of them whole. The function asks who reads, and leaves out foreign roles. */
const foundSql = `history_of_person($1, $2, $3::date::timestamp AT TIME ZONE 'Europe/Stockholm',
    ($4::date + 1)::timestamp AT TIME ZONE 'Europe/Stockholm')`

/** What one person did in one transaction has one moment: a save, or each row of it by itself. */
const groupedSql = (by: string) => `(
  SELECT max(e.id) AS id, e.at, e.user_id, jsonb_agg(jsonb_build_object('action', e.action, 'details', e.details,
    'placeNames', array_remove(ARRAY[c.name, m.name, d.name, u.name]::text[], NULL)) ORDER BY e.id) AS parts
  FROM ${foundSql} AS e
  LEFT JOIN county c ON c.id = (e.details->>'countyId')::int
  LEFT JOIN municipality m ON m.id = (e.details->>'municipalityId')::int
  LEFT JOIN department d ON d.id = (e.details->>'departmentId')::int
  LEFT JOIN unit u ON u.id = (e.details->>'unitId')::int
  WHERE $5::bigint IS NULL OR e.user_id = $5
  GROUP BY ${by}) AS save`

type Details = {
  readonly fields?: readonly string[]
  readonly from?: number | null
  readonly to?: number | null
  readonly permissionId?: number
  readonly level?: string
  readonly countyId?: number
}

type Part = {
  readonly action: PersonAction
  readonly details: Details
  readonly placeNames: readonly string[]
}

type Changes = PersonEvent['changes']

/** A place that is gone has no names any more. */
const placeOf = ({ details, placeNames }: Part): string | null =>
  details.countyId === undefined ? 'everywhere' : placeNames.length === 0 ? null : placeNames.join(' / ')

const roleChanges = (row: Part): Changes => {
  const { permissionId = null, level = null } = row.details
  const isGiven = row.action === 'role-given'
  return Object.entries({ permission: permissionId, level, place: placeOf(row) }).map(([field, value]) => ({
    field,
    from: isGiven ? null : value,
    to: isGiven ? value : null,
  }))
}

const changesOf = (row: Part): Changes => {
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

const eventOf = ({ parts }: { readonly parts: readonly Part[] }) => {
  const [first, ...more] = parts.map(part => ({ action: part.action, changes: changesOf(part) }))
  if (first === undefined) throw new Error('A save without a row')
  return more.length === 0 ? first : { ...first, more }
}

/** A page of what was done to a person, as far as the reader may know. */
export const readHistory = async (
  transaction: Transaction,
  userId: number,
  { kind, from, to, by, saves, ...page }: PersonHistoryQuery,
): Promise<PersonHistory> => {
  const values = [userId, kind === undefined ? personActions : [kind], from ?? null, to ?? null, by ?? null]
  const found = groupedSql(saves === undefined ? 'e.id, e.at, e.user_id' : 'e.at, e.user_id')
  return readEvents(transaction, { found, values, columns: 'e.parts', page }, eventOf)
}

/** Who did anything to a person, as far as the reader may know. */
export const readHistoryActors = (transaction: Transaction, userId: number): Promise<HistoryActors> =>
  readActors(transaction, { found: `${foundSql} AS e`, values: [userId, personActions, null, null] })

import {
  placeActions,
  type LicenceAction,
  type PlaceAction,
  type PlaceEvent,
  type PlaceHistory,
  type PlaceHistoryQuery,
} from '@veckovis/contracts/organisation'
import type { PlaceKind } from '@veckovis/domain/access'
import type { Transaction } from '../../../db/database'
import { placeSubject, type FieldChange } from '../records/place-trail'
import { licenceEvent, type LicenceDetails } from './licence-event'

/**
 * What was done to the place itself, and to the licences of a municipality (0036). The days are Swedish ones, the last of
 * them whole.
 */
const isMeant = `(subject = $1 AND action = ANY ($2) OR details ->> 'municipalityId' = $5
    AND action IN ('licence-given', 'licence-changed', 'licence-removed'))
  AND ($3::date IS NULL OR at >= $3::date::timestamp AT TIME ZONE 'Europe/Stockholm')
  AND ($4::date IS NULL OR at < ($4::date + 1)::timestamp AT TIME ZONE 'Europe/Stockholm')`

const pageSql = `SELECT e.id, e.at, e.action, e.details, e.user_id AS "userId",
    name_of_person(e.user_id) AS name
  FROM (SELECT * FROM audit_event WHERE ${isMeant} ORDER BY at DESC, id DESC LIMIT $6 OFFSET $7) e
  ORDER BY e.at DESC, e.id DESC`

type OfPlace = { readonly action: PlaceAction; readonly details: { readonly changes: FieldChange[] } }
type OfLicence = { readonly action: Exclude<LicenceAction, 'licence-ended'>; readonly details: LicenceDetails }

type Row = (OfPlace | OfLicence) & {
  readonly id: string
  readonly at: Date
  readonly userId: number | null
  readonly name: string | null
}

const isOfPlace = (row: OfPlace | OfLicence): row is OfPlace => 'changes' in row.details

const eventOf = (row: Row): PlaceEvent => ({
  id: Number(row.id),
  at: row.at.toISOString(),
  by: row.userId === null ? null : { id: row.userId, name: row.name },
  ...(isOfPlace(row) ? { action: row.action, changes: row.details.changes } : licenceEvent(row.action, row.details)),
})

/** What was done to a place, newest first, also to one that is gone: as far as the database lets this reader see the audit. */
export const readPlaceHistory = async (
  transaction: Transaction,
  { kind, id }: { readonly kind: PlaceKind; readonly id: number },
  { from, to, page, pageSize }: PlaceHistoryQuery,
): Promise<PlaceHistory> => {
  const municipality = kind === 'municipality' ? String(id) : null
  const filter = [placeSubject(kind, id), placeActions, from ?? null, to ?? null, municipality]
  const { rows } = await transaction.query<Row>(pageSql, [...filter, pageSize, (page - 1) * pageSize])
  const { rows: counted } = await transaction.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM audit_event WHERE ${isMeant}`,
    filter,
  )
  const [count] = counted
  if (count === undefined) throw new Error('A count without a row')
  return { events: rows.map(eventOf), total: count.total }
}

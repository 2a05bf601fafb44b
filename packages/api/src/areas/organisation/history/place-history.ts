import {
  placeActions,
  type LicenceAction,
  type PlaceAction,
  type PlaceHistory,
  type PlaceHistoryQuery,
} from '@veckovis/contracts/organisation'
import type { HistoryActors } from '@veckovis/contracts/wire'
import type { PlaceKind } from '@veckovis/domain/access'
import type { Transaction } from '../../../db/database'
import { readActors, readEvents } from '../../../db/lists/event-page'
import { placeSubject, type FieldChange } from '../records/place-trail'
import { licenceEvent, type LicenceDetails } from './licence-event'

/**
 * What was done to the place itself, and to the licences of a municipality (0036). The days are Swedish ones, the last of
 * them whole.
 */
const isMeant = `(subject = $1 AND action = ANY ($2) OR details ->> 'municipalityId' = $5
    AND action IN ('licence-given', 'licence-changed', 'licence-removed'))
  AND ($3::date IS NULL OR at >= $3::date::timestamp AT TIME ZONE 'Europe/Stockholm')
  AND ($4::date IS NULL OR at < ($4::date + 1)::timestamp AT TIME ZONE 'Europe/Stockholm')
  AND ($6::bigint IS NULL OR user_id = $6)`

type OfPlace = { readonly action: PlaceAction; readonly details: { readonly changes: FieldChange[] } }
type OfLicence = { readonly action: Exclude<LicenceAction, 'licence-ended'>; readonly details: LicenceDetails }

const isOfPlace = (row: OfPlace | OfLicence): row is OfPlace => 'changes' in row.details

const eventOf = (row: OfPlace | OfLicence) =>
  isOfPlace(row) ? { action: row.action, changes: row.details.changes } : licenceEvent(row.action, row.details)

type OnePlace = { readonly kind: PlaceKind; readonly id: number }

const asked = ({ kind, id }: OnePlace, { from, to, by }: Pick<PlaceHistoryQuery, 'from' | 'to' | 'by'>) => {
  const municipality = kind === 'municipality' ? String(id) : null
  return {
    found: `audit_event WHERE ${isMeant}`,
    values: [placeSubject(kind, id), placeActions, from ?? null, to ?? null, municipality, by ?? null],
  }
}

/** What was done to a place, newest first, also to one that is gone: as far as the database lets this reader see the audit. */
export const readPlaceHistory = (
  transaction: Transaction,
  place: OnePlace,
  { from, to, by, ...page }: PlaceHistoryQuery,
): Promise<PlaceHistory> =>
  readEvents(transaction, { ...asked(place, { from, to, by }), columns: 'e.action, e.details', page }, eventOf)

/** Who did it, by name. */
export const readPlaceActors = (transaction: Transaction, place: OnePlace): Promise<HistoryActors> =>
  readActors(transaction, asked(place, {}))

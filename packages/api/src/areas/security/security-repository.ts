import type {
  SecurityEventKind,
  SecurityLogAnswer,
  SecurityLogAsked,
  SecurityLogQuery,
  SecurityLogRow,
} from '@veckovis/contracts/security'
import { placeKinds, type PlaceKind } from '@veckovis/domain/access'
import type { Transaction } from '../../db/database'
import { readEvents } from '../../db/lists/event-page'
import { wordsOf } from '../../db/lists/list-sql'

/** The days are Swedish ones, the last of them whole. */
const isMeant = `($1::text IS NULL OR kind = $1)
  AND ($2::date IS NULL OR at >= $2::date::timestamp AT TIME ZONE 'Europe/Stockholm')
  AND ($3::date IS NULL OR at < ($3::date + 1)::timestamp AT TIME ZONE 'Europe/Stockholm')`

const placeName = (e: string, kind: PlaceKind): string =>
  `WHEN '${kind}' THEN (SELECT p.name FROM ${kind} p WHERE p.id = (${e}.details ->> 'placeId')::int)`

// The log has ids alone: who reads it gets the names that the people and places have now, of what the wall lets through.
const namesOf = (e: string): string => `jsonb_strip_nulls(jsonb_build_object(
    'subject', CASE WHEN ${e}.subject ~ '^user/[0-9]{1,9}$' THEN name_of_person(split_part(${e}.subject, '/', 2)::int) END,
    'place', CASE ${e}.details ->> 'place' ${placeKinds.map(kind => placeName(e, kind)).join(' ')} END,
    'municipalityId', (SELECT m.name FROM municipality m WHERE m.id = (${e}.details ->> 'municipalityId')::int)))`

// What one person changed of another in one transaction. Of what was refused many stand together that have nothing in common.
const savedSql = "'role-changed', 'account-changed', 'session-ended', 'own-right-changed'"
// A kind that the page does not know may not stand among what was saved either: $8.
const sameSave = (
  one: string,
  other: string,
): string => `${one}.kind IN (${savedSql}) AND ${other}.kind IN (${savedSql}) AND ${other}.kind <> ALL ($8::text[])
  AND ${one}.saved_at = ${other}.saved_at AND ${one}.user_id = ${other}.user_id AND ${one}.subject = ${other}.subject
  AND ($1::text IS NULL OR ${other}.kind = $1)`

/** The first of its save. */
const isFirst = `NOT EXISTS (SELECT FROM security_event AS earlier
  WHERE ${sameSave('security_event', 'earlier')} AND earlier.id < security_event.id)`

const laterSql = `(SELECT jsonb_agg(jsonb_build_object('kind', later.kind, 'details', later.details,
    'names', ${namesOf('later')}) ORDER BY later.id)
  FROM security_event AS later WHERE ${sameSave('e', 'later')} AND later.id > e.id)`

type Row = Pick<SecurityLogRow, 'kind' | 'subject' | 'details' | 'times'>
type Named = Required<Pick<SecurityLogRow, keyof Row | 'names'>>
type Saved = Named & { readonly more: SecurityLogRow['more'] | null }

const columns = `e.kind, e.subject, e.times,
  e.details || jsonb_strip_nulls(jsonb_build_object('address', host(e.address))) AS details`

// Who did it or to whom, by name or number; and where from.
const isSearched = `($5 = '' OR user_id::text = $5 OR subject = 'user/' || $5 OR $5 !~ '^[0-9]+$'
    AND (user_id IN (SELECT people_named($4)) OR subject IN (SELECT 'user/' || n FROM people_named($4) AS n)))
  AND ($6 = '' OR starts_with(host(address), lower($6)))`

/** What was done with one module. */
const isOfModule = "($7::text IS NULL OR details ->> 'moduleId' = $7)"

/** Kinds that pages of before do not know, which read an answer whole or not at all; each is asked for by its own field. */
const laterKinds = [
  ['keys', 'deploy-key'],
  ['signing', 'signing-key'],
  ['ownRights', 'own-right-changed'],
] as const satisfies readonly (readonly [keyof SecurityLogAsked, SecurityEventKind])[]

type LaterKinds = Partial<Pick<SecurityLogAsked, (typeof laterKinds)[number][0]>>

const unknownTo = (asked: LaterKinds): SecurityEventKind[] =>
  laterKinds.flatMap(([field, kind]) => (asked[field] === true ? [] : [kind]))

/** A page of the log, as far as the database lets this reader see it: a super admin all of it, anybody else nothing. */
export const readSecurityLog = (
  transaction: Transaction,
  { kind, from, to, ...page }: SecurityLogQuery,
): Promise<SecurityLogAnswer> =>
  readEvents(
    transaction,
    {
      found: `security_event WHERE ${isMeant} AND kind <> ALL ($4::text[])`,
      values: [kind ?? null, from ?? null, to ?? null, unknownTo({})],
      columns,
      page,
    },
    ({ kind: done, subject, details, times }: Row) => ({ kind: done, subject, details, times }),
  )

/** The same of whom and from where is asked for, with the names of now; each event by itself, or what was saved at once. */
export const searchSecurityLog = (
  transaction: Transaction,
  { kind, from, to, person, address, saves, keys, signing, ownRights, moduleId, ...page }: SecurityLogAsked,
): Promise<SecurityLogAnswer> =>
  readEvents(
    transaction,
    {
      found: [
        'security_event WHERE true',
        isMeant,
        isSearched,
        isOfModule,
        saves === true ? isFirst : true,
        'kind <> ALL ($8::text[])',
      ].join(' AND '),
      values: [
        kind ?? null,
        from ?? null,
        to ?? null,
        wordsOf(person),
        person.trim(),
        address.trim(),
        moduleId ?? null,
        unknownTo({ keys, signing, ownRights }),
      ],
      columns: `${columns}, ${namesOf('e')} AS names, ${saves === true ? laterSql : 'NULL'} AS more`,
      page,
    },
    ({ kind: done, subject, details, times, names, more }: Saved) => ({
      kind: done,
      subject,
      details,
      times,
      names,
      ...(more && { more }),
    }),
  )

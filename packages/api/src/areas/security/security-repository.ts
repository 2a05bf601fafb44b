import type {
  SecurityLogAnswer,
  SecurityLogAsked,
  SecurityLogQuery,
  SecurityLogRow,
} from '@veckovis/contracts/security'
import { placeKinds } from '@veckovis/domain/access'
import type { Transaction } from '../../db/database'
import { readEvents } from '../../db/lists/event-page'
import { wordsOf } from '../../db/lists/list-sql'

/** The days are Swedish ones, the last of them whole. */
const isMeant = `($1::text IS NULL OR kind = $1)
  AND ($2::date IS NULL OR at >= $2::date::timestamp AT TIME ZONE 'Europe/Stockholm')
  AND ($3::date IS NULL OR at < ($3::date + 1)::timestamp AT TIME ZONE 'Europe/Stockholm')`

const placeNames = placeKinds.map(
  kind => `WHEN '${kind}' THEN (SELECT p.name FROM ${kind} p WHERE p.id = (e.details ->> 'placeId')::int)`,
)

// The log has ids alone: who reads it gets the names that the people and places have now, of what the wall lets through.
const namesSql = `jsonb_strip_nulls(jsonb_build_object(
    'subject', CASE WHEN e.subject ~ '^user/[0-9]{1,9}$' THEN name_of_person(split_part(e.subject, '/', 2)::int) END,
    'place', CASE e.details ->> 'place' ${placeNames.join(' ')} END,
    'municipalityId', (SELECT m.name FROM municipality m WHERE m.id = (e.details ->> 'municipalityId')::int)))`

type Row = Pick<SecurityLogRow, 'kind' | 'subject' | 'details' | 'times'>
type Named = Required<Pick<SecurityLogRow, keyof Row | 'names'>>

const columns = `e.kind, e.subject, e.times,
  e.details || jsonb_strip_nulls(jsonb_build_object('address', host(e.address))) AS details`

// Who did it or to whom, by name or number; and where from.
const isSearched = `($5 = '' OR user_id::text = $5 OR subject = 'user/' || $5 OR $5 !~ '^[0-9]+$'
    AND (user_id IN (SELECT people_named($4)) OR subject IN (SELECT 'user/' || n FROM people_named($4) AS n)))
  AND ($6 = '' OR starts_with(host(address), lower($6)))`

/** A page of the log, as far as the database lets this reader see it: a super admin all of it, anybody else nothing. */
export const readSecurityLog = (
  transaction: Transaction,
  { kind, from, to, ...page }: SecurityLogQuery,
): Promise<SecurityLogAnswer> =>
  readEvents(
    transaction,
    {
      found: `security_event WHERE ${isMeant}`,
      values: [kind ?? null, from ?? null, to ?? null],
      columns,
      page,
    },
    ({ kind: done, subject, details, times }: Row) => ({ kind: done, subject, details, times }),
  )

/** The same of whom and from where is asked for, with the names of now. */
export const searchSecurityLog = (
  transaction: Transaction,
  { kind, from, to, person, address, ...page }: SecurityLogAsked,
): Promise<SecurityLogAnswer> =>
  readEvents(
    transaction,
    {
      found: `security_event WHERE ${isMeant} AND ${isSearched}`,
      values: [kind ?? null, from ?? null, to ?? null, wordsOf(person), person.trim(), address.trim()],
      columns: `${columns}, ${namesSql} AS names`,
      page,
    },
    ({ kind: done, subject, details, times, names }: Named) => ({ kind: done, subject, details, times, names }),
  )

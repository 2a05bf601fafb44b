import type { SecurityLogAnswer, SecurityLogQuery, SecurityLogRow } from '@veckovis/contracts/security'
import type { Transaction } from '../../db/database'
import { readEvents } from '../../db/lists/event-page'

/** The days are Swedish ones, the last of them whole. */
const isMeant = `($1::text IS NULL OR kind = $1)
  AND ($2::date IS NULL OR at >= $2::date::timestamp AT TIME ZONE 'Europe/Stockholm')
  AND ($3::date IS NULL OR at < ($3::date + 1)::timestamp AT TIME ZONE 'Europe/Stockholm')`

type Row = Pick<SecurityLogRow, 'kind' | 'subject' | 'details' | 'times'>

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
      columns: `e.kind, e.subject, e.times,
        e.details || jsonb_strip_nulls(jsonb_build_object('address', host(e.address))) AS details`,
      page,
    },
    ({ kind: done, subject, details, times }: Row) => ({ kind: done, subject, details, times }),
  )

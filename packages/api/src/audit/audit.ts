import type { Transaction } from '../db/database'

/** What an audit row says: names of fields, days, ids and versions, and never what a field of a person holds. */
export type AuditEvent<Action extends string = string, Details extends object = object> = {
  readonly action: Action
  /** The record, as in `staff/7` */
  readonly subject: string
  readonly details: Details
  /** Who it was, where nobody is signed in: somebody with a one-time link */
  readonly userId?: number
  /** Of which unit, where the call addresses none */
  readonly unitId?: number
}

/**
 * Leaves a row of each event, by one statement and in the transaction of what they tell of. When that was is said by the
 * database.
 */
export type Audit<Event extends AuditEvent> = (transaction: Transaction, ...events: Event[]) => Promise<void>

/** A caller who may write these events; a route hands on the writer of the actions that it declares, and no other. */
export type Audited<Event extends AuditEvent> = { readonly audit: Audit<Event> }

type By = {
  /** Null when the system writes */
  readonly userId: number | null
  /** Null for what belongs to no unit */
  readonly unitId: number | null
}

/**
 * The rows that `values` gives (who, which unit or null, what, the record, its details): for a change of many
 * records, whose statement leaves their audit rows with it.
 */
export const insertAuditRows = (values: string): string =>
  `INSERT INTO audit_event (user_id, unit_id, action, subject, details) ${values}`

const insertSql = insertAuditRows(`SELECT "userId", "unitId", action, subject, details
  FROM jsonb_to_recordset($1) AS event ("userId" int, "unitId" int, action text, subject text, details jsonb)`)

/** Leaves the rows of events. */
export const auditBy =
  (by: By): Audit<AuditEvent> =>
  async (transaction, ...events) => {
    if (events.length === 0) return
    const rows = events.map(event => ({ userId: by.userId, unitId: by.unitId, ...event }))
    await transaction.query({ name: 'audit', text: insertSql, values: [JSON.stringify(rows)] })
  }

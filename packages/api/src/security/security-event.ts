import type { DeployKeyScope } from '@veckovis/contracts/modules'
import type { SecurityEventKind } from '@veckovis/contracts/security'
import type { Transaction } from '../db/database'

/** What became of the rows of a list as far as the call came: one whose caller has gone ends earlier. */
type RowsOfList = {
  readonly route: string
  /** Rows that the call brought */
  readonly rows: number
  readonly taken: number
  readonly refused: number
  /** Rows, taken or refused, whose e-mail address was in use: an administrator learns from them who has an account. */
  readonly inUse: number
}

/**
 * What a kind of event holds beside when and who: ids, versions and words of the program, never what a person has
 * typed, and no e-mail. The network address stands beside it, in a column of its own.
 */
type DetailsOf = {
  'sign-in': { readonly remembered?: boolean }
  /** To whom the account belongs, where there is one, stands as the subject. */
  'sign-in-failed': { readonly reason: 'unknown-account' | 'wrong-password' | 'inactive' | 'changed-meanwhile' }
  'sign-out': object
  'session-ended': {
    readonly reason: 'lifetime' | 'unused' | 'new-password' | 'deactivated' | 'by-administrator' | 'by-person'
  }
  'refresh-reuse': object
  /** `route` is method and pattern (`GET /api/forecast/unit/:unitId/years`), so that no address stands here. */
  refused: { readonly route: string; readonly code: string }
  limited: { readonly route: string }
  /** The inner wall refused what the admission had let through: a fault of the program, or an attempt to use one. */
  'wall-held': { readonly route: string }
  'account-requested': object
  'account-changed': { readonly active?: boolean; readonly jobTitleId?: number | null; readonly email?: 'changed' }
  'first-admin-made': object
  'password-link-sent': object
  'password-changed': { readonly by: 'link' | 'person' | 'administrator' }
  'role-changed': {
    readonly change: 'given' | 'changed' | 'removed'
    readonly permissionId: number
    readonly level: string
    readonly place: 'everywhere' | 'county' | 'municipality' | 'department' | 'unit'
    readonly placeId: number | null
  }
  /** A right that a module declares of its own, by its name (`mf-staff/check-lists`). */
  'own-right-changed': { readonly change: 'given' | 'removed'; readonly ownRight: string }
  'rows-checked': RowsOfList
  'rows-imported': RowsOfList
  'licence-changed': {
    readonly change: 'given' | 'changed' | 'removed'
    readonly municipalityId: number
    readonly licenceKey: string
  }
  'module-registered': { readonly moduleId: string; readonly version: string }
  'module-refused': { readonly moduleId: string; readonly version: string; readonly kind: string }
  'module-activated': {
    readonly moduleId: string
    readonly version: string
    readonly way: 'start' | 'promote' | 'roll-back' | 'roll-out' | 'roll-out-stopped'
  }
  /** Of one module. Null: nobody knows which key it was meant to be. */
  'deploy-key':
    | {
        readonly change: 'given' | 'removed'
        readonly keyId: number
        readonly moduleId: string
        readonly scope: DeployKeyScope
      }
    | {
        readonly change: 'used'
        readonly keyId: number
        readonly moduleId: string
        readonly use: 'publish' | 'can-deploy' | 'promote'
        readonly version: string
      }
    | {
        readonly change: 'refused'
        readonly keyId: number | null
        readonly moduleId: string | null
        readonly reason: string
      }
  /** Of the keys that sign versions of modules. */
  'signing-key':
    | { readonly change: 'made' | 'unreadable' | 'rotated' | 'revoked'; readonly keyId: string }
    | { readonly change: 'resigned'; readonly keyId: string; readonly versions: number }
  restored: { readonly source: 'embedded' | 'dump' }
  demo: { readonly data: 'seeded' | 'present' }
}

type EventOf<Kind extends SecurityEventKind> = {
  readonly kind: Kind
  /** Who did it; null where nobody is signed in */
  readonly userId: number | null
  /** Whom or what it was done to, as in `user/7`: left out where that is who did it, or nobody */
  readonly subject?: string
  readonly details: DetailsOf[Kind]
}

/** One event of the security log. When it was is said by the database. */
export type SecurityEvent = { [Kind in SecurityEventKind]: EventOf<Kind> }[SecurityEventKind]

const insertSql = `INSERT INTO security_event (kind, user_id, subject, details, times, address)
  SELECT kind, "userId", coalesce(subject, ''), details, times, address
  FROM jsonb_to_recordset($1) AS event (kind text, "userId" int, subject text, details jsonb, times int, address inet)`

/** The same event from the same address, so many times; null where no call was its cause. */
export type RepeatedEvent = { readonly event: SecurityEvent; readonly address: string | null; readonly times: number }

/** Leaves the rows of these events; only `security-log.ts` calls it. */
export const insertSecurityEvents = async (
  transaction: Transaction,
  repeated: readonly RepeatedEvent[],
): Promise<void> => {
  const rows = repeated.map(({ event, ...rest }) => ({ ...event, ...rest }))
  await transaction.query({ name: 'security-log', text: insertSql, values: [JSON.stringify(rows)] })
}

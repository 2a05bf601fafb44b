import type { Transaction } from '../../../db/database'
import type { Language } from '../../../http/language'
import { holdAccount, insertLink } from '../account-repository'
import { hashToken } from '../refresh-token'

/** A link of an invitation lasts so many hours. */
const linkHours = 7 * 24
/** Milliseconds after which a mail that nobody has told the end of is sent again: its process may have died. */
const lease = 5 * 60_000

const later = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds)

/** One attempt to send the mail of an invitation. The token stands nowhere else. */
export type Attempt = {
  readonly userId: number
  readonly email: string
  readonly language: Language
  /** Who has invited; null when they are gone. */
  readonly inviter: string | null
  /** Where the person belongs; null where nothing says so */
  readonly municipality: string | null
  readonly invitedAt: Date
  /** Which attempt it is: 1 for the first. */
  readonly number: number
  readonly token: string
}

const fullName = (person: string) => `${person}.first_name || ' ' || ${person}.last_name`

// The person is held before the invitation, as everywhere; what another process holds is its work.
const dueSql = `SELECT i.user_id AS "userId", i.language, i.invited_at AS "invitedAt", i.attempts + 1 AS number, a.email,
    ${fullName('inviter')} AS inviter, m.name AS municipality
  FROM invitation i JOIN app_user a ON a.id = i.user_id LEFT JOIN municipality m ON m.id = a.home_municipality_id
  LEFT JOIN app_user inviter ON inviter.id = i.invited_by AND inviter.active
  WHERE i.next_attempt_at <= $1 AND a.active ORDER BY i.next_attempt_at, i.user_id LIMIT 1
  FOR NO KEY UPDATE OF a, i SKIP LOCKED`

const takeSql = 'UPDATE invitation SET attempts = $2, next_attempt_at = $3, attempt_hash = $4 WHERE user_id = $1'

/** Takes the invitation that has been due the longest, and makes its link. Undefined when none is due. */
export const takeDue = async (transaction: Transaction, now: Date): Promise<Attempt | undefined> => {
  const { rows } = await transaction.query<Omit<Attempt, 'token'>>(dueSql, [now])
  const [due] = rows
  if (due === undefined) return undefined
  const token = await insertLink(transaction, 'invitation', due.userId, { now, hours: linkHours })
  const values = [due.userId, due.number, later(now, lease), hashToken(token)]
  await transaction.query(takeSql, values)
  return { ...due, token }
}

// An invitation that was begun again, cancelled or used meanwhile keeps what it has come to; the number alone does not
// tell a mail from the first one to another address.
const isThisAttempt =
  'user_id = $1 AND attempts = $2 AND attempt_hash = $3 AND used_at IS NULL AND cancelled_at IS NULL'

const sentSql = `UPDATE invitation SET sent_at = $4, expires_at = $5, failure = NULL, next_attempt_at = NULL
  WHERE ${isThisAttempt} AND EXISTS (SELECT FROM one_time_link WHERE token_hash = $3 AND used_at IS NULL)`

const closeOlderSql = `UPDATE one_time_link SET used_at = $3
  WHERE user_id = $1 AND purpose = 'invitation' AND used_at IS NULL AND token_hash <> $2`

/** The mail has left: links of mails before it end. False when its own has ended meanwhile. */
export const noteSent = async (
  transaction: Transaction,
  { userId, number, token }: Attempt,
  now: Date,
): Promise<boolean> => {
  await holdAccount(transaction, userId)
  const hash = hashToken(token)
  const ends = later(now, linkHours * 3_600_000)
  const { rowCount } = await transaction.query(sentSql, [userId, number, hash, now, ends])
  if (rowCount === 1) await transaction.query(closeOlderSql, [userId, hash, now])
  return rowCount === 1
}

type Failed = { readonly failure: 'mail-server' | 'address'; readonly nextAttemptAt: Date | null }

/** The mail has not left, and its link opens nothing, should it have come through all the same. */
export const noteFailed = async (
  transaction: Transaction,
  { userId, number, token }: Attempt,
  { failure, nextAttemptAt }: Failed,
  now: Date,
): Promise<void> => {
  await holdAccount(transaction, userId)
  const hash = hashToken(token)
  await transaction.query('UPDATE one_time_link SET used_at = $2 WHERE token_hash = $1 AND used_at IS NULL', [
    hash,
    now,
  ])
  const noteSql = `UPDATE invitation SET failure = $4, next_attempt_at = $5 WHERE ${isThisAttempt}`
  await transaction.query(noteSql, [userId, number, hash, failure, nextAttemptAt])
}

/** What a link of a mail is worth, and who has sent it. */
export type LinkState = {
  readonly state: 'open' | 'expired' | 'used' | 'cancelled' | 'replaced'
  readonly email: string
  readonly inviter: string | null
}

// An invitation that is begun again forgets how the one before ended: its links say so themselves. Replaced is a link when
// another mail has left; until then the one of an earlier invitation is used where it proved the address, or cancelled.
const linkSql = `SELECT a.email, ${fullName('inviter')} AS inviter,
    CASE WHEN l.used_at IS NULL AND l.expires_at > $2 AND a.active THEN 'open'
      WHEN i.used_at IS NOT NULL THEN 'used' WHEN i.cancelled_at IS NOT NULL OR NOT a.active THEN 'cancelled'
      WHEN l.used_at IS NULL THEN 'expired'
      WHEN l.created_at < i.invited_at AND a.email_proven THEN 'used'
      WHEN l.created_at < i.invited_at AND i.sent_at IS NULL THEN 'cancelled' ELSE 'replaced' END AS state
  FROM one_time_link l JOIN app_user a ON a.id = l.user_id LEFT JOIN invitation i ON i.user_id = l.user_id
  LEFT JOIN app_user inviter ON inviter.id = i.invited_by AND inviter.active
  WHERE l.token_hash = $1 AND l.purpose = 'invitation'`

/** Undefined for a token that was never sent. */
export const findInvitation = async (
  { query }: Transaction,
  token: string,
  now: Date,
): Promise<LinkState | undefined> => {
  const { rows } = await query<LinkState>(linkSql, [hashToken(token), now])
  return rows[0]
}

import type { Transaction } from '../../db/database'
import { hashToken, newToken } from './refresh-token'

export type Account = {
  readonly id: number
  /** As stored: the only address that mail goes to. Letters that lower to the same are not the same mailbox. */
  readonly email: string
  readonly passwordHash: string
  readonly active: boolean
  readonly accessVersion: number
}

const lowered = (email: string) => email.trim().normalize('NFC').toLowerCase()

export const findAccount = async (transaction: Transaction, email: string): Promise<Account | undefined> => {
  const { rows } = await transaction.query<Account>(
    `SELECT id, email, password_hash AS "passwordHash", active, access_version AS "accessVersion" FROM app_user WHERE email = $1`,
    [lowered(email)],
  )
  return rows[0]
}

export type NewAccount = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string | null
  readonly jobTitleId: number | null
  readonly passwordHash: string
  readonly active: boolean
}

/** Undefined when the e-mail is taken. */
export const insertAccount = async (
  transaction: Transaction,
  account: NewAccount,
  now: Date,
): Promise<number | undefined> => {
  const { rows } = await transaction.query<{ id: number }>(
    `INSERT INTO app_user (email, first_name, last_name, phone, job_title_id, password_hash, active, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (email) DO NOTHING RETURNING id`,
    [
      lowered(account.email),
      account.firstName.trim(),
      account.lastName.trim(),
      account.phone,
      account.jobTitleId,
      account.passwordHash,
      account.active,
      now,
    ],
  )
  return rows[0]?.id
}

/** True when somebody already administers everything. */
export const hasSuperAdmin = async (transaction: Transaction): Promise<boolean> => {
  const { rows } = await transaction.query<{ found: boolean }>(
    `SELECT EXISTS (SELECT FROM app_user WHERE job_title_id = 999)
       OR EXISTS (SELECT FROM user_role WHERE permission_id = 999) AS found`,
  )
  return rows[0]?.found === true
}

/** A new password ends every access token and every other link that was issued before. */
export const setPassword = async (transaction: Transaction, userId: number, passwordHash: string, now: Date) => {
  await transaction.query('UPDATE one_time_link SET used_at = $2 WHERE user_id = $1 AND used_at IS NULL', [userId, now])
  await transaction.query('UPDATE app_user SET password_hash = $2, access_version = access_version + 1 WHERE id = $1', [
    userId,
    passwordHash,
  ])
}

type LinkPurpose = 'new-password' | 'first-admin'

export const insertLink = async (
  transaction: Transaction,
  purpose: LinkPurpose,
  userId: number | null,
  times: { readonly now: Date; readonly hours: number },
): Promise<string> => {
  const token = newToken()
  await transaction.query(
    'INSERT INTO one_time_link (token_hash, purpose, user_id, created_at, expires_at) VALUES ($1, $2, $3, $4, $5)',
    [hashToken(token), purpose, userId, times.now, new Date(times.now.getTime() + times.hours * 3_600_000)],
  )
  return token
}

/** Uses a link up. Undefined when it is unknown, used or too old. */
export const useLink = async (
  transaction: Transaction,
  purpose: LinkPurpose,
  token: string,
  now: Date,
): Promise<{ readonly userId: number | null } | undefined> => {
  const { rows } = await transaction.query<{ userId: number | null }>(
    `UPDATE one_time_link SET used_at = $3 WHERE token_hash = $1 AND purpose = $2 AND used_at IS NULL AND expires_at > $3
     RETURNING user_id AS "userId"`,
    [hashToken(token), purpose, now],
  )
  return rows[0]
}

export const recordAudit = async (
  transaction: Transaction,
  event: { readonly at: Date; readonly userId: number | null; readonly action: string; readonly subject: string },
) => {
  await transaction.query('INSERT INTO audit_event (at, user_id, action, subject) VALUES ($1, $2, $3, $4)', [
    event.at,
    event.userId,
    event.action,
    event.subject,
  ])
}

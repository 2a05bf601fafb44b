import { randomUUID } from 'node:crypto'
import type { Transaction } from '../../db/database'
import { hashToken, newToken, openSuccessor, sealSuccessor } from './refresh-token'

const refreshDays = 30
const graceSeconds = 10

const inDays = (now: Date, days: number) => new Date(now.getTime() + days * 86_400_000)

const insertToken = async (transaction: Transaction, familyId: string, now: Date): Promise<string> => {
  const token = newToken()
  await transaction.query(
    'INSERT INTO refresh_token (token_hash, family_id, created_at, expires_at) VALUES ($1, $2, $3, $4)',
    [hashToken(token), familyId, now, inDays(now, refreshDays)],
  )
  return token
}

/** What can never be used again goes, so that the tables do not grow with every day. */
const removeEnded = async (transaction: Transaction, userId: number, now: Date) => {
  await transaction.query(
    `DELETE FROM refresh_token t USING session_family f
     WHERE f.id = t.family_id AND f.user_id = $1 AND t.expires_at <= $2`,
    [userId, now],
  )
  await transaction.query(
    'DELETE FROM session_family f WHERE f.user_id = $1 AND NOT EXISTS (SELECT FROM refresh_token t WHERE t.family_id = f.id)',
    [userId],
  )
}

/** A new sign-in: a family with its first refresh token. */
export const beginSession = async (transaction: Transaction, userId: number, now: Date) => {
  const familyId = randomUUID()
  await removeEnded(transaction, userId, now)
  await transaction.query('INSERT INTO session_family (id, user_id, created_at) VALUES ($1, $2, $3)', [
    familyId,
    userId,
    now,
  ])
  await transaction.query('UPDATE app_user SET last_login_at = $2, login_count = login_count + 1 WHERE id = $1', [
    userId,
    now,
  ])
  return { sessionId: familyId, refreshToken: await insertToken(transaction, familyId, now) }
}

type TokenRow = {
  family_id: string
  user_id: number
  expires_at: Date
  spent_at: Date | null
  successor_sealed: Buffer | null
  revoked_at: Date | null
  active: boolean
  access_version: number
}

const findToken = async (transaction: Transaction, token: string): Promise<TokenRow | undefined> => {
  const { rows } = await transaction.query<TokenRow>(
    `SELECT t.family_id, f.user_id, t.expires_at, t.spent_at, t.successor_sealed, f.revoked_at, a.active, a.access_version
     FROM refresh_token t JOIN session_family f ON f.id = t.family_id JOIN app_user a ON a.id = f.user_id
     WHERE t.token_hash = $1 FOR UPDATE OF t`,
    [hashToken(token)],
  )
  return rows[0]
}

export const revokeFamily = async (transaction: Transaction, familyId: string, reason: string, now: Date) => {
  await transaction.query(
    'UPDATE session_family SET revoked_at = $2, revoked_reason = $3 WHERE id = $1 AND revoked_at IS NULL',
    [familyId, now, reason],
  )
}

/** Ends every session of a person: after a new password. */
export const revokeAllOf = async (transaction: Transaction, userId: number, reason: string, now: Date) => {
  await transaction.query(
    'UPDATE session_family SET revoked_at = $2, revoked_reason = $3 WHERE user_id = $1 AND revoked_at IS NULL',
    [userId, now, reason],
  )
}

export type Rotated = {
  readonly userId: number
  readonly accessVersion: number
  readonly sessionId: string
  readonly refreshToken: string
}

/**
 * Spends a refresh token for its successor. The same token again within 10 seconds gets the same successor, because
 * several tabs may ask at once; later it means theft, and the whole family is revoked. Undefined when not good.
 */
export const rotate = async (transaction: Transaction, token: string, now: Date): Promise<Rotated | undefined> => {
  const row = await findToken(transaction, token)
  if (row === undefined || row.revoked_at !== null || row.expires_at <= now || !row.active) return undefined
  const answer = (refreshToken: string) => ({
    userId: row.user_id,
    accessVersion: row.access_version,
    sessionId: row.family_id,
    refreshToken,
  })
  if (row.spent_at !== null && row.successor_sealed !== null) {
    const isWithinGrace = now.getTime() - row.spent_at.getTime() <= graceSeconds * 1000
    if (isWithinGrace) return answer(openSuccessor(token, row.successor_sealed))
    await revokeFamily(transaction, row.family_id, 'reuse', now)
    return undefined
  }
  const successor = await insertToken(transaction, row.family_id, now)
  await transaction.query('UPDATE refresh_token SET spent_at = $2, successor_sealed = $3 WHERE token_hash = $1', [
    hashToken(token),
    now,
    sealSuccessor(token, successor),
  ])
  return answer(successor)
}

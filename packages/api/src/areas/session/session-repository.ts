import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull, lte, notExists, sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '../../db/database'
import { appUser } from '../../db/schema/accounts'
import { refreshToken, sessionFamily } from '../../db/schema/sessions'
import { holdAccount, type Account } from './account-repository'
import { hashToken, newToken, openSuccessor, sealSuccessor } from './refresh-token'

const refreshDays = 30
const graceSeconds = 10

const inDays = (now: Date, days: number) => new Date(now.getTime() + days * 86_400_000)

const insertToken = async ({ tables }: Transaction, familyId: string, now: Date): Promise<string> => {
  const token = newToken()
  await tables
    .insert(refreshToken)
    .values({ tokenHash: hashToken(token), familyId, createdAt: now, expiresAt: inDays(now, refreshDays) })
  return token
}

/** What can never be used again goes, so that the tables do not grow with every day. */
const removeEnded = async ({ tables }: Transaction, userId: number, now: Date) => {
  const families = tables.select({ id: sessionFamily.id }).from(sessionFamily).where(eq(sessionFamily.userId, userId))
  await tables
    .delete(refreshToken)
    .where(and(inArray(refreshToken.familyId, families), lte(refreshToken.expiresAt, now)))
  const tokens = tables
    .select({ familyId: refreshToken.familyId })
    .from(refreshToken)
    .where(eq(refreshToken.familyId, sessionFamily.id))
  await tables.delete(sessionFamily).where(and(eq(sessionFamily.userId, userId), notExists(tokens)))
}

/**
 * A new sign-in: a family with its first refresh token. Undefined when the person is no longer as they were when the
 * password was checked, which takes time: deactivated, with other rights, or with another password.
 */
export const beginSession = async (transaction: Transaction, checked: Account, now: Date) => {
  const { tables } = transaction
  const userId = checked.id
  const held = await holdAccount(transaction, userId)
  const isUnchanged =
    held?.active && held.accessVersion === checked.accessVersion && held.passwordHash === checked.passwordHash
  if (!isUnchanged) return undefined
  const familyId = randomUUID()
  await removeEnded(transaction, userId, now)
  await tables.insert(sessionFamily).values({ id: familyId, userId, createdAt: now })
  await tables
    .update(appUser)
    .set({ lastLoginAt: now, loginCount: sql`${appUser.loginCount} + 1` })
    .where(eq(appUser.id, userId))
  return { sessionId: familyId, refreshToken: await insertToken(transaction, familyId, now) }
}

/** Whose a refresh token is, whatever its state. */
const findOwner = async ({ tables }: Transaction, token: string): Promise<number | undefined> => {
  const found = await tables
    .select({ userId: sessionFamily.userId })
    .from(refreshToken)
    .innerJoin(sessionFamily, eq(sessionFamily.id, refreshToken.familyId))
    .where(eq(refreshToken.tokenHash, hashToken(token)))
  return found[0]?.userId
}

const findToken = async ({ tables }: Transaction, token: string) => {
  const found = await tables
    .select({
      familyId: refreshToken.familyId,
      expiresAt: refreshToken.expiresAt,
      spentAt: refreshToken.spentAt,
      successorSealed: refreshToken.successorSealed,
      revokedAt: sessionFamily.revokedAt,
    })
    .from(refreshToken)
    .innerJoin(sessionFamily, eq(sessionFamily.id, refreshToken.familyId))
    .where(eq(refreshToken.tokenHash, hashToken(token)))
    .for('update', { of: refreshToken })
  return found[0]
}

const revoke = async ({ tables }: Transaction, which: SQL, reason: string, now: Date) => {
  await tables
    .update(sessionFamily)
    .set({ revokedAt: now, revokedReason: reason })
    .where(and(which, isNull(sessionFamily.revokedAt)))
}

export const revokeFamily = (transaction: Transaction, familyId: string, reason: string, now: Date) =>
  revoke(transaction, eq(sessionFamily.id, familyId), reason, now)

/** Ends every session of a person: after a new password. */
export const revokeAllOf = (transaction: Transaction, userId: number, reason: string, now: Date) =>
  revoke(transaction, eq(sessionFamily.userId, userId), reason, now)

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
export const rotate = async (
  transaction: Transaction,
  token: string,
  now: Date,
  onReuse: (userId: number) => Promise<void>,
): Promise<Rotated | undefined> => {
  const owner = await findOwner(transaction, token)
  const account = owner === undefined ? undefined : await holdAccount(transaction, owner)
  const row = account?.active ? await findToken(transaction, token) : undefined
  if (account === undefined || row === undefined || row.revokedAt !== null || row.expiresAt <= now) return undefined
  const { id: userId, accessVersion } = account
  const { familyId } = row
  const answer = (successor: string) => ({ userId, accessVersion, sessionId: familyId, refreshToken: successor })
  if (row.spentAt !== null && row.successorSealed !== null) {
    const isWithinGrace = now.getTime() - row.spentAt.getTime() <= graceSeconds * 1000
    if (isWithinGrace) return answer(openSuccessor(token, row.successorSealed))
    await revokeFamily(transaction, familyId, 'reuse', now)
    await onReuse(userId)
    return undefined
  }
  const successor = await insertToken(transaction, familyId, now)
  await transaction.tables
    .update(refreshToken)
    .set({ spentAt: now, successorSealed: sealSuccessor(token, successor) })
    .where(eq(refreshToken.tokenHash, hashToken(token)))
  return answer(successor)
}

import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull, lte, notExists, sql, type SQL } from 'drizzle-orm'
import type { SessionEnd } from '@veckovis/contracts/session'
import type { Transaction } from '../../db/database'
import { appUser } from '../../db/schema/accounts'
import { refreshToken, sessionFamily } from '../../db/schema/sessions'
import { holdAccount, type Account } from './account-repository'
import type { SessionLife } from './session-services'
import type { SessionSigns } from './sign-in/session-signs'
import { hashToken, newToken, openSuccessor, sealSuccessor } from './refresh-token'

const graceSeconds = 10

const inHours = (now: Date, hours: number) => new Date(now.getTime() + hours * 3_600_000)

type Family = Pick<typeof sessionFamily.$inferSelect, 'id' | 'endsAt'>

/** A token ends with its session, or sooner when nobody uses it. */
const insertToken = async (
  { tables }: Transaction,
  { id: familyId, endsAt }: Family,
  { unusedDays }: SessionLife,
  now: Date,
): Promise<string> => {
  const token = newToken()
  const unusedAt = inHours(now, unusedDays * 24)
  const expiresAt = unusedAt < endsAt ? unusedAt : endsAt
  await tables.insert(refreshToken).values({ tokenHash: hashToken(token), familyId, createdAt: now, expiresAt })
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

type Beginning = {
  readonly remembered: boolean
  /** By what the owner knows it again */
  readonly signs: SessionSigns
  readonly life: SessionLife
  readonly now: Date
}

/**
 * A new sign-in: a family with its first refresh token. Undefined when the person is no longer as they were when the
 * password was checked, which takes time: deactivated, with other rights, or with another password.
 */
export const beginSession = async (
  transaction: Transaction,
  checked: Account,
  { remembered, signs, life, now }: Beginning,
) => {
  const { tables } = transaction
  const userId = checked.id
  const held = await holdAccount(transaction, userId)
  const isUnchanged =
    held?.active && held.accessVersion === checked.accessVersion && held.passwordHash === checked.passwordHash
  if (!isUnchanged) return undefined
  const endsAt = inHours(now, remembered ? life.rememberedDays * 24 : life.hours)
  const family = { id: randomUUID(), endsAt }
  await removeEnded(transaction, userId, now)
  await tables.insert(sessionFamily).values({ ...family, ...signs, userId, createdAt: now, remembered })
  await tables
    .update(appUser)
    .set({ lastLoginAt: now, loginCount: sql`${appUser.loginCount} + 1` })
    .where(eq(appUser.id, userId))
  return { sessionId: family.id, refreshToken: await insertToken(transaction, family, life, now) }
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
      revokedReason: sessionFamily.revokedReason,
      endsAt: sessionFamily.endsAt,
    })
    .from(refreshToken)
    .innerJoin(sessionFamily, eq(sessionFamily.id, refreshToken.familyId))
    .where(eq(refreshToken.tokenHash, hashToken(token)))
    .for('update', { of: refreshToken })
  return found[0]
}

/** Ends those sessions that are alive still. Answers how many there were. */
export const revoke = async (
  { tables }: Transaction,
  which: SQL | undefined,
  reason: string,
  now: Date,
): Promise<number> => {
  const revoked = await tables
    .update(sessionFamily)
    .set({ revokedAt: now, revokedReason: reason })
    .where(and(which, isNull(sessionFamily.revokedAt)))
    .returning({ id: sessionFamily.id })
  return revoked.length
}

export const revokeFamily = (transaction: Transaction, familyId: string, reason: string, now: Date) =>
  revoke(transaction, eq(sessionFamily.id, familyId), reason, now)

/** Ends every session of a person: after a new password. Answers how many there were. */
export const revokeAllOf = (transaction: Transaction, userId: number, reason: string, now: Date): Promise<number> =>
  revoke(transaction, eq(sessionFamily.userId, userId), reason, now)

export type Rotated = {
  readonly userId: number
  readonly accessVersion: number
  readonly sessionId: string
  readonly refreshToken: string
}

/** A session that goes on no more, and why, where the page may be told. */
type Ended = { readonly ended: SessionEnd | undefined }

/** Why a session that was alive goes on no more. */
export type EndOnUse = 'reuse' | 'lifetime' | 'unused' | 'deactivated'

type Rotation = {
  readonly life: SessionLife
  readonly now: Date
  /** In the transaction that ends the session. */
  readonly onEnd: (end: EndOnUse, userId: number) => Promise<void>
}

type TokenRow = NonNullable<Awaited<ReturnType<typeof findToken>>>

const isWithinGrace = (spentAt: Date, now: Date) => now.getTime() - spentAt.getTime() <= graceSeconds * 1000

const endOf = ({ endsAt, expiresAt, spentAt }: TokenRow, { active }: Account, now: Date): EndOnUse | undefined => {
  if (!active) return 'deactivated'
  if (endsAt <= now) return 'lifetime'
  if (spentAt !== null) return isWithinGrace(spentAt, now) ? undefined : 'reuse'
  return expiresAt <= now ? 'unused' : undefined
}

const toldEnds: Partial<Record<string, SessionEnd>> = {
  lifetime: 'time',
  unused: 'time',
  'new-password': 'new-password',
  'by-person': 'by-person',
  'sign-out': 'by-person',
  'by-administrator': 'by-administrator',
}

/** Only the last token of a session learns why it ended: one that is spent may be a thief's. */
const endedBy = (row: TokenRow | undefined, reason: string | null): Ended => ({
  ended: row?.spentAt === null && reason !== null ? toldEnds[reason] : undefined,
})

/**
 * Spends a refresh token for its successor. The same token again within 10 seconds gets the same successor, because
 * several tabs may ask at once; later it means theft, and the whole family is revoked. Of one that is not good it says what may be said.
 */
export const rotate = async (
  transaction: Transaction,
  token: string,
  { life, now, onEnd }: Rotation,
): Promise<Rotated | Ended> => {
  const owner = await findOwner(transaction, token)
  const account = owner === undefined ? undefined : await holdAccount(transaction, owner)
  const row = await findToken(transaction, token)
  if (account === undefined || row === undefined) return endedBy(row, null)
  if (row.revokedAt !== null) return endedBy(row, row.revokedReason)
  // Both spent and too old: what is left of it tells nothing about the session.
  if (row.spentAt !== null && row.expiresAt <= now) return endedBy(row, null)
  const { id: userId, accessVersion } = account
  const { familyId } = row
  const end = endOf(row, account, now)
  if (end !== undefined) {
    await revokeFamily(transaction, familyId, end, now)
    await onEnd(end, userId)
    return endedBy(row, end)
  }
  const answer = (successor: string) => ({ userId, accessVersion, sessionId: familyId, refreshToken: successor })
  if (row.successorSealed !== null) return answer(openSuccessor(token, row.successorSealed))
  const successor = await insertToken(transaction, { id: familyId, endsAt: row.endsAt }, life, now)
  await transaction.tables
    .update(refreshToken)
    .set({ spentAt: now, successorSealed: sealSuccessor(token, successor) })
    .where(eq(refreshToken.tokenHash, hashToken(token)))
  return answer(successor)
}

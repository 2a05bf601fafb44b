import { jobTitleIds, permissionIds } from '@veckovis/domain/access'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database'
import { appUser, oneTimeLink } from '../../db/schema/accounts'
import { hashToken, newToken } from './refresh-token'

/** The e-mail is as stored: the only address that mail goes to. Letters that lower to the same are not the same mailbox. */
export type Account = Pick<typeof appUser.$inferSelect, 'id' | 'email' | 'passwordHash' | 'active' | 'accessVersion'>

/** An e-mail as it is stored and compared. */
export const sameEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase()

export const findAccount = async ({ tables }: Transaction, email: string): Promise<Account | undefined> => {
  const { id, email: stored, passwordHash, active, accessVersion } = appUser
  const found = await tables
    .select({ id, email: stored, passwordHash, active, accessVersion })
    .from(appUser)
    .where(eq(stored, sameEmail(email)))
  return found[0]
}

/**
 * The person as they are now, under a lock that lasts as long as the transaction. Whoever begins, goes on with or ends
 * sessions of a person, or changes the password, takes it before any other row of theirs.
 */
export const holdAccount = async ({ tables }: Transaction, userId: number): Promise<Account | undefined> => {
  const { id, email, passwordHash, active, accessVersion } = appUser
  const held = await tables
    .select({ id, email, passwordHash, active, accessVersion })
    .from(appUser)
    .where(eq(id, userId))
    .for('no key update')
  return held[0]
}

type NewAccount = Required<
  Pick<
    typeof appUser.$inferInsert,
    'firstName' | 'lastName' | 'email' | 'phone' | 'jobTitleId' | 'passwordHash' | 'active'
  >
>

/** Undefined when the e-mail is taken. */
export const insertAccount = async (
  { tables }: Transaction,
  account: NewAccount,
  now: Date,
): Promise<number | undefined> => {
  const made = await tables
    .insert(appUser)
    .values({
      email: sameEmail(account.email),
      firstName: account.firstName.trim(),
      lastName: account.lastName.trim(),
      phone: account.phone,
      jobTitleId: account.jobTitleId,
      passwordHash: account.passwordHash,
      active: account.active,
      createdAt: now,
    })
    .onConflictDoNothing({ target: appUser.email })
    .returning({ id: appUser.id })
  return made[0]?.id
}

/** True when somebody already administers everything. */
export const hasSuperAdmin = async (transaction: Transaction): Promise<boolean> => {
  const { rows } = await transaction.query<{ found: boolean }>(
    `SELECT EXISTS (SELECT FROM app_user WHERE job_title_id = $1)
       OR EXISTS (SELECT FROM user_role WHERE permission_id = $2) AS found`,
    [jobTitleIds.superAdmin, permissionIds.superAdmin],
  )
  return rows[0]?.found === true
}

/** A new password ends every access token and every other link that was issued before. */
export const setPassword = async (
  { tables }: Transaction,
  userId: number,
  passwordHash: string,
  now: Date,
): Promise<void> => {
  await tables
    .update(oneTimeLink)
    .set({ usedAt: now })
    .where(and(eq(oneTimeLink.userId, userId), isNull(oneTimeLink.usedAt)))
  await tables
    .update(appUser)
    .set({ passwordHash, accessVersion: sql`${appUser.accessVersion} + 1` })
    .where(eq(appUser.id, userId))
}

type LinkPurpose = (typeof oneTimeLink.$inferSelect)['purpose']

export const insertLink = async (
  { tables }: Transaction,
  purpose: LinkPurpose,
  userId: number | null,
  times: { readonly now: Date; readonly hours: number },
): Promise<string> => {
  const token = newToken()
  const expiresAt = new Date(times.now.getTime() + times.hours * 3_600_000)
  await tables
    .insert(oneTimeLink)
    .values({ tokenHash: hashToken(token), purpose, userId, createdAt: times.now, expiresAt })
  return token
}

const isOpenLink = (purpose: LinkPurpose, token: string, now: Date) =>
  and(
    eq(oneTimeLink.tokenHash, hashToken(token)),
    eq(oneTimeLink.purpose, purpose),
    isNull(oneTimeLink.usedAt),
    gt(oneTimeLink.expiresAt, now),
  )

type OpenLink = Pick<typeof oneTimeLink.$inferSelect, 'userId'>

/**
 * A link that can be used still: also asked before work that costs much, which nobody without a link may start.
 * Undefined when it is unknown, used or too old.
 */
export const findLink = async (
  { tables }: Transaction,
  purpose: LinkPurpose,
  token: string,
  now: Date,
): Promise<OpenLink | undefined> => {
  const found = await tables
    .select({ userId: oneTimeLink.userId })
    .from(oneTimeLink)
    .where(isOpenLink(purpose, token, now))
  return found[0]
}

/** Uses a link up: of several at once, one succeeds. */
export const useLink = async (
  { tables }: Transaction,
  purpose: LinkPurpose,
  token: string,
  now: Date,
): Promise<boolean> => {
  const used = await tables
    .update(oneTimeLink)
    .set({ usedAt: now })
    .where(isOpenLink(purpose, token, now))
    .returning({ userId: oneTimeLink.userId })
  return used.length > 0
}

/** Lets one first super admin be made at a time, until the transaction ends. */
export const holdFirstAdmin = async ({ query }: Transaction): Promise<void> => {
  await query("SELECT pg_advisory_xact_lock(hashtext('veckovis first super admin'))")
}

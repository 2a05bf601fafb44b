import { jobTitleIds, permissionIds } from '@veckovis/domain/access'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Transaction } from '../../db/database'
import { oneTimeLink, type appUser } from '../../db/schema/accounts'
import { hashToken, newToken } from './refresh-token'

/** The e-mail is as stored: the only address that mail goes to. Letters that lower to the same are not the same mailbox. */
export type Account = Pick<typeof appUser.$inferSelect, 'id' | 'email' | 'passwordHash' | 'active' | 'accessVersion'>

/** An e-mail as it is stored and compared. */
export const sameEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase()

/** The hash of a password is read by these two functions of the database alone, in the name of the system. */
const accountBy = (ask: string) =>
  `SELECT id, email, password_hash AS "passwordHash", active, access_version AS "accessVersion" FROM ${ask}`

export const findAccount = async ({ query }: Transaction, email: string): Promise<Account | undefined> => {
  const { rows } = await query<Account>(accountBy('account_to_sign_in($1)'), [sameEmail(email)])
  return rows[0]
}

/**
 * The person as they are now, under a lock that lasts as long as the transaction. Anyone who begins, goes on with or ends
 * sessions of a person, or changes the password, takes it before any other row of theirs.
 */
export const holdAccount = async ({ query }: Transaction, userId: number): Promise<Account | undefined> => {
  const { rows } = await query<Account>(accountBy('hold_account($1)'), [userId])
  return rows[0]
}

type NewAccount = Required<
  Pick<typeof appUser.$inferInsert, 'firstName' | 'lastName' | 'email' | 'phone' | 'passwordHash'>
>

/** An inactive account without rights; the database takes no other. Undefined when the e-mail is taken. */
export const insertAccount = async (
  { query }: Transaction,
  { email, firstName, lastName, phone, passwordHash }: NewAccount,
  now: Date,
): Promise<number | undefined> => {
  const { rows } = await query<{ id: number }>(
    `INSERT INTO app_user (email, first_name, last_name, phone, password_hash, created_at, asked_for)
     VALUES ($1, $2, $3, $4, $5, $6, true) ON CONFLICT (email) DO NOTHING RETURNING id`,
    [sameEmail(email), firstName.trim(), lastName.trim(), phone, passwordHash, now],
  )
  return rows[0]?.id
}

/** In the transaction that has used up the link to it. Undefined when the e-mail is taken. */
export const insertFirstAdmin = async (
  { query }: Transaction,
  { email, firstName, lastName, passwordHash }: Omit<NewAccount, 'phone'>,
  now: Date,
): Promise<number | undefined> => {
  const { rows } = await query<{ id: number | null }>('SELECT make_first_admin($1, $2, $3, $4, $5) AS id', [
    sameEmail(email),
    firstName.trim(),
    lastName.trim(),
    passwordHash,
    now,
  ])
  return rows[0]?.id ?? undefined
}

/** Who a person says to be, and whether the address is known to be theirs. */
export type Named = Pick<typeof appUser.$inferSelect, 'firstName' | 'lastName' | 'email'>
type Person = Named & Pick<typeof appUser.$inferSelect, 'id' | 'emailProven' | 'byAdministrator'>

const personBy = (column: 'id' | 'email') =>
  `SELECT id, email, first_name AS "firstName", last_name AS "lastName", email_proven AS "emailProven",
     by_administrator AS "byAdministrator"
   FROM app_user WHERE ${column} = $1`

export const findPerson = async ({ query }: Transaction, email: string): Promise<Person | undefined> => {
  const { rows } = await query<Person>(personBy('email'), [sameEmail(email)])
  return rows[0]
}

export const loadPerson = async ({ query }: Transaction, userId: number): Promise<Person | undefined> => {
  const { rows } = await query<Person>(personBy('id'), [userId])
  return rows[0]
}

/** What a later sign-up says of an account whose address nobody has proven; of another one it changes nothing. */
export const renameUnproven = async (
  { query }: Transaction,
  userId: number,
  { firstName, lastName, phone }: Pick<NewAccount, 'firstName' | 'lastName' | 'phone'>,
): Promise<void> => {
  await query('SELECT rename_unproven($1, $2, $3, $4)', [userId, firstName.trim(), lastName.trim(), phone])
}

/** True when somebody administers everything, and can sign in. */
export const hasSuperAdmin = async (transaction: Transaction): Promise<boolean> => {
  const { rows } = await transaction.query<{ found: boolean }>(
    `SELECT EXISTS (SELECT FROM app_user a WHERE a.active AND (a.job_title_id = $1
       OR EXISTS (SELECT FROM user_role r WHERE r.user_id = a.id AND r.permission_id = $2))) AS found`,
    [jobTitleIds.superAdmin, permissionIds.superAdmin],
  )
  return rows[0]?.found === true
}

const closeLinks = async ({ tables }: Transaction, userId: number, now: Date): Promise<void> => {
  await tables
    .update(oneTimeLink)
    .set({ usedAt: now })
    .where(and(eq(oneTimeLink.userId, userId), isNull(oneTimeLink.usedAt)))
}

/** The links by which an active person chooses a password. */
export type PasswordLink = 'new-password' | 'invitation'

/**
 * In the transaction that has used up a link to it. A new password ends every access token and every other link that
 * was issued before.
 */
export const setPassword = async (
  transaction: Transaction,
  by: PasswordLink,
  { userId, passwordHash, now }: { readonly userId: number; readonly passwordHash: string; readonly now: Date },
): Promise<void> => {
  await closeLinks(transaction, userId, now)
  const change = by === 'invitation' ? 'accept_invitation' : 'set_password'
  await transaction.query(`SELECT ${change}($1, $2)`, [userId, passwordHash])
}

/** In the transaction that has used up the link of its mail: the address is proven, and the password chosen. */
export const proveEmail = async (
  transaction: Transaction,
  userId: number,
  passwordHash: string,
  now: Date,
): Promise<void> => {
  await closeLinks(transaction, userId, now)
  await transaction.query('SELECT prove_email($1, $2)', [userId, passwordHash])
}

type Replaced = {
  readonly userId: number
  /** The hash that the given password was compared with */
  readonly compared: string
  readonly passwordHash: string
  readonly now: Date
}

const replaceHash = async (
  { query }: Transaction,
  { userId, compared, passwordHash }: Omit<Replaced, 'now'>,
  isNew: boolean,
): Promise<boolean> => {
  const values = [userId, compared, passwordHash, isNew]
  const { rows } = await query<{ done: boolean }>('SELECT replace_password($1, $2, $3, $4) AS done', values)
  return rows[0]?.done === true
}

/**
 * A new password of somebody who has given the present one. Ends every access token and every link. False when the
 * present one has changed since it was compared.
 */
export const replacePassword = async (transaction: Transaction, replaced: Replaced): Promise<boolean> => {
  if (!(await replaceHash(transaction, replaced, true))) return false
  await closeLinks(transaction, replaced.userId, replaced.now)
  return true
}

/** The same password, hashed at a higher cost. False when it has changed since it was compared. */
export const renewHash = (transaction: Transaction, renewed: Omit<Replaced, 'now'>): Promise<boolean> =>
  replaceHash(transaction, renewed, false)

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

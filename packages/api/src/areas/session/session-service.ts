import type {
  FirstAdminRequest,
  LoginRequest,
  NewPasswordRequest,
  SignupRequest,
  TokenPair,
} from '@veckovis/contracts/session'
import { isValidEmail, isValidPhone, passwordProblems } from '@veckovis/domain/account'
import type { Audited, AuditEvent } from '../../audit/audit'
import type { Database, Transaction } from '../../db/database'
import { linkError, sessionError } from './session-error'
import type { AccessTokens } from '../../http/admission/access-token'
import { refuseWhenLimited, type AttemptLimiter } from '../../http/attempt-limiter'
import type { Mailer } from '../../mail/mailer'
import type { SecurityLog } from '../../security/security-log'
import {
  findAccount,
  findLink,
  hasSuperAdmin,
  holdAccount,
  holdFirstAdmin,
  insertAccount,
  sameEmail,
  setPassword,
  useLink,
  type Account,
} from './account-repository'
import type { PasswordHasher } from './password-hash'
import { beginSession, revokeAllOf, rotate } from './session-repository'

export type SessionServices = {
  readonly database: Database
  readonly accessTokens: AccessTokens
  readonly passwords: PasswordHasher
  readonly mailer: Mailer
  readonly securityLog: SecurityLog
  readonly publicUrl: string
  readonly hidesUnknownEmail: boolean
  readonly limits: {
    readonly wrongSignIns: AttemptLimiter
    readonly mails: AttemptLimiter
    readonly signups: AttemptLimiter
  }
}

/** Refuses a password, e-mail or phone that the rules of the specification's section 5 refuse. */
const checkDetails = ({ password, email, phone }: { password?: string; email?: string; phone?: string }) => {
  const fields = [
    ...(password !== undefined && passwordProblems(password).length > 0 ? ['password' as const] : []),
    ...(email !== undefined && !isValidEmail(email) ? ['email' as const] : []),
    ...(phone !== undefined && !isValidPhone(phone) ? ['phone' as const] : []),
  ]
  if (fields.length > 0) throw sessionError({ code: 'bad-request', details: { fields } })
}

/** Tries are counted for an address and an account; no address holds a space. */
const signInKey = (from: string, email: string) => `${from} ${sameEmail(email)}`
const isKeyOf = (email: string) => (key: string) => key.slice(key.indexOf(' ') + 1) === email

/** Whoever tried is not known to be the person of the account, so that one is the subject. */
const tellFailedSignIn = (
  { securityLog }: SessionServices,
  account: Account | undefined,
  reason: 'wrong-password' | 'inactive' | 'changed-meanwhile',
) =>
  securityLog.tell({
    kind: 'sign-in-failed',
    userId: null,
    ...(account && { subject: `user/${account.id}` }),
    details: { reason: account === undefined ? 'unknown-account' : reason },
  })

/** POST /auth/login: ten wrong tries from one address on one account close the door for 15 minutes. */
export const signIn = async (
  services: SessionServices,
  body: LoginRequest,
  from: string,
  now: Date,
): Promise<TokenPair> => {
  const { database, passwords, limits, accessTokens, securityLog } = services
  const key = signInKey(from, body.email)
  refuseWhenLimited(limits.wrongSignIns, key, now)
  // Counted before the slow check, or many tries at once would all pass the limit; a right password takes it back.
  limits.wrongSignIns.record(key, now)
  const account = await database.asSystem(transaction => findAccount(transaction, body.email))
  const fits = await passwords.verify(account?.passwordHash ?? (await passwords.decoy), body.password)
  if (!account || !fits || !account.active) {
    tellFailedSignIn(services, account, fits ? 'inactive' : 'wrong-password')
    throw sessionError({ code: 'bad-credentials' })
  }
  const begun = await database.asSystem(async transaction => {
    const session = await beginSession(transaction, account, now)
    if (session) await securityLog.record(transaction, { kind: 'sign-in', userId: account.id, details: {} })
    return session
  })
  if (begun === undefined) {
    tellFailedSignIn(services, account, 'changed-meanwhile')
    throw sessionError({ code: 'bad-credentials' })
  }
  limits.wrongSignIns.forget(key)
  const accessToken = await accessTokens.issue(
    { userId: account.id, accessVersion: account.accessVersion, sessionId: begun.sessionId },
    now,
  )
  return { access_token: accessToken, refresh_token: begun.refreshToken }
}

/** POST /token/refresh. The rotation commits also when it revokes, so the refusal comes after the transaction. */
export const refresh = async (
  { database, accessTokens, securityLog }: SessionServices,
  token: string,
  now: Date,
): Promise<TokenPair> => {
  const rotated = await database.asSystem(transaction =>
    rotate(transaction, token, now, userId =>
      // Whoever holds the spent token may be a thief as well as the person.
      securityLog.record(transaction, { kind: 'refresh-reuse', userId: null, subject: `user/${userId}`, details: {} }),
    ),
  )
  if (rotated === undefined) throw sessionError({ code: 'token-invalid' })
  return { access_token: await accessTokens.issue(rotated, now), refresh_token: rotated.refreshToken }
}

/** POST /auth/signup: the account waits, inactive, for an administrator. */
export const signUp = async (
  services: SessionServices,
  body: SignupRequest,
  from: string,
  now: Date,
): Promise<void> => {
  checkDetails(body)
  refuseWhenLimited(services.limits.signups, from, now)
  services.limits.signups.record(from, now)
  const passwordHash = await services.passwords.hash(body.password)
  const account = { ...body, jobTitleId: null, passwordHash, active: false }
  const id = await services.database.asSystem(async transaction => {
    const made = await insertAccount(transaction, account, now)
    if (made !== undefined)
      await services.securityLog.record(transaction, {
        kind: 'account-requested',
        userId: null,
        subject: `user/${made}`,
        details: {},
      })
    return made
  })
  if (id === undefined) throw sessionError({ code: 'email-taken', details: { fields: ['email'] } })
}

/** Somebody who is not signed in and has a link that can be used once. */
type ByLink<Action extends string> = Audited<AuditEvent<Action>> & { readonly now: Date }

type Logged<By> = By & { readonly securityLog: SecurityLog }

/** Refuses before a password is hashed, which takes a core for a while. */
const requireLink = async (
  { database }: SessionServices,
  purpose: Parameters<typeof findLink>[1],
  token: string,
  now: Date,
) => {
  const link = await database.asSystem(transaction => findLink(transaction, purpose, token, now))
  if (link === undefined) throw linkError({ code: 'token-invalid' })
}

/** Sets the password by a link that is still open under the lock of its person. Answers whose it is. */
const changeByLink = async (
  transaction: Transaction,
  { token, passwordHash }: { readonly token: string; readonly passwordHash: string },
  { now, audit, securityLog }: Logged<ByLink<'new-password'>>,
): Promise<Account | undefined> => {
  const link = await findLink(transaction, 'new-password', token, now)
  const account = link?.userId ? await holdAccount(transaction, link.userId) : undefined
  if (!account?.active || !(await useLink(transaction, 'new-password', token, now))) return undefined
  const { id: userId } = account
  await setPassword(transaction, userId, passwordHash, now)
  await revokeAllOf(transaction, userId, 'new-password', now)
  await audit(transaction, { action: 'new-password', subject: `user ${userId}`, details: {}, userId })
  await securityLog.record(transaction, { kind: 'password-changed', userId, details: { by: 'link' } })
  return account
}

/** POST /auth/new-password: uses the link up, ends every session of the person, and takes back the wrong tries. */
export const changePassword = async (
  services: SessionServices,
  body: NewPasswordRequest,
  by: ByLink<'new-password'>,
): Promise<void> => {
  checkDetails(body)
  await requireLink(services, 'new-password', body.token, by.now)
  const { database, passwords, limits, securityLog } = services
  const passwordHash = await passwords.hash(body.password)
  const change = { token: body.token, passwordHash }
  const changed = await database.asSystem(transaction => changeByLink(transaction, change, { ...by, securityLog }))
  if (changed === undefined) throw linkError({ code: 'token-invalid' })
  limits.wrongSignIns.forgetThose(isKeyOf(changed.email))
}

/** POST /auth/first-admin: the link that a database without people prints at start makes its first super admin. */
export const makeFirstAdmin = async (
  services: SessionServices,
  body: FirstAdminRequest,
  { now, audit }: ByLink<'first-admin'>,
): Promise<void> => {
  checkDetails({ password: body.password, email: body.email })
  await requireLink(services, 'first-admin', body.token, now)
  const { database, passwords, securityLog } = services
  const passwordHash = await passwords.hash(body.password)
  const account = { ...body, phone: null, jobTitleId: 999, passwordHash, active: true }
  const outcome = await database.asSystem(async transaction => {
    await holdFirstAdmin(transaction)
    // Several starts print several links; the first that is used closes the others.
    const isUsed = await useLink(transaction, 'first-admin', body.token, now)
    if (!isUsed || (await hasSuperAdmin(transaction))) return 'no-link'
    const id = await insertAccount(transaction, account, now)
    if (id === undefined) throw sessionError({ code: 'email-taken', details: { fields: ['email'] } })
    await audit(transaction, { action: 'first-admin', subject: `user ${id}`, details: {}, userId: id })
    await securityLog.record(transaction, { kind: 'first-admin-made', userId: id, details: {} })
    return 'made'
  })
  if (outcome === 'no-link') throw linkError({ code: 'token-invalid' })
}

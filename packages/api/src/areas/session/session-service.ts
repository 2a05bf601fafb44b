import type { FirstAdminRequest, NewPasswordRequest, TokenPair } from '@veckovis/contracts/session'
import type { Audited, AuditEvent } from '../../audit/audit'
import type { Transaction } from '../../db/database'
import { linkError, sessionError } from './session-error'
import type { SecurityEvent } from '../../security/security-event'
import type { SecurityLog } from '../../security/security-log'
import {
  findLink,
  hasSuperAdmin,
  holdAccount,
  holdFirstAdmin,
  insertFirstAdmin,
  insertLink,
  loadPerson,
  setPassword,
  useLink,
  type Account,
  type Named,
  type PasswordLink,
} from './account-repository'
import { checkDetails, refuseEasyPassword } from './passwords/password-rules'
import { accountKey, linkAttempts, signInLimits } from './session-limits'
import { revokeAllOf, rotate, type EndOnUse } from './session-repository'
import type { SessionServices, Visitor } from './session-services'

/** Anyone who holds a token that is spent or too old may be a thief as well as the person. */
const eventOfEnd = (end: EndOnUse, subject: string): SecurityEvent =>
  end === 'reuse'
    ? { kind: 'refresh-reuse', userId: null, subject, details: {} }
    : { kind: 'session-ended', userId: null, subject, details: { reason: end } }

/** POST /token/refresh. The rotation commits also when it revokes, so the refusal comes after the transaction. */
export const refresh = async (
  { database, accessTokens, securityLog, sessionLife: life }: SessionServices,
  token: string,
  now: Date,
): Promise<TokenPair> => {
  const rotated = await database.asSystem(transaction =>
    rotate(transaction, token, {
      life,
      now,
      onEnd: (end, userId) => securityLog.record(transaction, eventOfEnd(end, `user/${userId}`)),
    }),
  )
  if ('ended' in rotated)
    throw sessionError({ code: 'token-invalid', ...(rotated.ended && { details: { ended: rotated.ended } }) })
  return { access_token: await accessTokens.issue(rotated, now), refresh_token: rotated.refreshToken }
}

/** Somebody who is not signed in and has a link that can be used once. */
export type ByLink<Action extends string> = Audited<AuditEvent<Action>> & { readonly ip: string; readonly now: Date }

type Logged<By> = By & { readonly securityLog: SecurityLog }

const nobody: Named = { firstName: '', lastName: '', email: '' }

/** Refuses before a password is hashed, which takes a core for a while. Answers whose link it is. */
export const requireLink = async (
  { database, attempts }: SessionServices,
  purpose: Parameters<typeof findLink>[1],
  token: string,
  { ip, now }: Pick<ByLink<string>, 'ip' | 'now'>,
): Promise<Named> => {
  const tries = linkAttempts(ip)
  await attempts.admit(tries, now)
  const owner = await database.asSystem(async transaction => {
    const link = await findLink(transaction, purpose, token, now)
    return link?.userId ? loadPerson(transaction, link.userId) : link && nobody
  })
  if (owner === undefined) throw linkError({ code: 'token-invalid' })
  await attempts.takeBack(tries, 'right')
  return owner
}

type Change<By extends PasswordLink> = {
  readonly by: By
  readonly token: string
  readonly passwordHash: string
}

/** Sets the password by a link that is still open under the lock of its person. Answers whose it is. */
const changeByLink = async <By extends PasswordLink>(
  transaction: Transaction,
  { by, token, passwordHash }: Change<By>,
  { now, audit, securityLog }: Logged<ByLink<By>>,
): Promise<Account | undefined> => {
  const link = await findLink(transaction, by, token, now)
  const account = link?.userId ? await holdAccount(transaction, link.userId) : undefined
  if (!account?.active || !(await useLink(transaction, by, token, now))) return undefined
  const { id: userId } = account
  await setPassword(transaction, by, { userId, passwordHash, now })
  const ended = await revokeAllOf(transaction, userId, 'new-password', now)
  await audit(transaction, { action: by, subject: `user ${userId}`, details: {}, userId })
  await securityLog.record(transaction, { kind: 'password-changed', userId, details: { by: 'link' } })
  if (ended > 0)
    await securityLog.record(transaction, { kind: 'session-ended', userId, details: { reason: 'new-password' } })
  return account
}

/**
 * POST /auth/new-password and POST /auth/invitation: uses the link up, ends every session of the person, and takes back
 * the wrong tries. Answers the cookie that makes this browser known to the account: anyone who was shut out comes in by the
 * mail.
 */
export const changePassword = async <By extends PasswordLink>(
  services: SessionServices,
  { by, token, password }: NewPasswordRequest & { readonly by: By },
  visitor: ByLink<By> & Visitor,
): Promise<string> => {
  checkDetails({ password })
  refuseEasyPassword(password, await requireLink(services, by, token, visitor))
  const { database, passwords, attempts, devices, securityLog } = services
  const passwordHash = await passwords.hash(password)
  const change = { by, token, passwordHash }
  const changed = await database.asSystem(transaction => changeByLink(transaction, change, { ...visitor, securityLog }))
  if (changed === undefined) throw linkError({ code: 'token-invalid' })
  await attempts.forgetAccount(signInLimits, accountKey(changed.email))
  return devices.cookie(visitor.cookie, { ...changed, passwordHash }, visitor.now)
}

/** A link to make the first super admin, for a start that finds none, no matter who else has an account. */
export const firstAdminLink = async (transaction: Transaction, now: Date): Promise<string | undefined> =>
  (await hasSuperAdmin(transaction)) ? undefined : insertLink(transaction, 'first-admin', null, { now, hours: 24 })

/** POST /auth/first-admin: the link that a start without a super admin prints makes the first super admin. */
export const makeFirstAdmin = async (
  services: SessionServices,
  body: FirstAdminRequest,
  { ip, now, audit }: ByLink<'first-admin'>,
): Promise<void> => {
  checkDetails(body)
  refuseEasyPassword(body.password, body)
  await requireLink(services, 'first-admin', body.token, { ip, now })
  const { database, passwords, securityLog } = services
  const passwordHash = await passwords.hash(body.password)
  const account = { ...body, passwordHash }
  const outcome = await database.asSystem(async transaction => {
    await holdFirstAdmin(transaction)
    // Several starts print several links; the first that is used closes the others.
    const isUsed = await useLink(transaction, 'first-admin', body.token, now)
    if (!isUsed || (await hasSuperAdmin(transaction))) return 'no-link'
    const id = await insertFirstAdmin(transaction, account, now)
    if (id === undefined) throw sessionError({ code: 'email-taken', details: { fields: ['email'] } })
    await audit(transaction, { action: 'first-admin', subject: `user ${id}`, details: {}, userId: id })
    await securityLog.record(transaction, { kind: 'first-admin-made', userId: id, details: {} })
    return 'made'
  })
  if (outcome === 'no-link') throw linkError({ code: 'token-invalid' })
}

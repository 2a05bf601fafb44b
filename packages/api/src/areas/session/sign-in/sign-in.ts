import type { LoginRequest, TokenPair } from '@veckovis/contracts/session'
import { AppError } from '../../../errors'
import type { SecurityEvent } from '../../../security/security-event'
import { findAccount, renewHash, type Account } from '../account-repository'
import { sessionError } from '../session-error'
import { signInAttempts } from '../session-limits'
import { beginSession } from '../session-repository'
import type { SessionServices, Visitor } from '../session-services'
import { sessionSigns } from './session-signs'

type SignedIn = {
  readonly pair: TokenPair
  /** Makes this browser known to the account. */
  readonly cookie: string
}

type Failure = Extract<SecurityEvent, { kind: 'sign-in-failed' }>['details']['reason']

const refusal = ({ securityLog }: SessionServices, account: Account | undefined, reason: Failure) => {
  const subject = account === undefined ? {} : { subject: `user/${account.id}` }
  securityLog.tell({ kind: 'sign-in-failed', userId: null, ...subject, details: { reason } })
  return sessionError({ code: 'bad-credentials' })
}

/** The account whose password this is. An unknown e-mail takes as long as a known one and gets the same answer. */
const checkPassword = async (
  services: SessionServices,
  account: Account | undefined,
  password: string,
): Promise<Account> => {
  const { passwords } = services
  const fits = await passwords.verify(account?.passwordHash ?? (await passwords.decoy), password)
  if (!account) throw refusal(services, account, 'unknown-account')
  if (!fits) throw refusal(services, account, 'wrong-password')
  if (!account.active) throw refusal(services, account, 'inactive')
  return account
}

/** What is to be kept of a password that was right: another hash where this one was made at a lower cost. */
const currentHash = async ({ passwords }: SessionServices, { passwordHash }: Account, password: string) =>
  passwords.isOutdated(passwordHash) ? passwords.hash(password) : passwordHash

const isRefusal = (failure: unknown) => failure instanceof AppError && failure.answer.status < 500

/** POST /auth/login. Who has tried wrong too often is refused before the password is looked at. */
export const signIn = async (services: SessionServices, body: LoginRequest, visitor: Visitor): Promise<SignedIn> => {
  const { database, attempts, devices, accessTokens, securityLog, sessionLife: life } = services
  const { ip, cookie, userAgent, now } = visitor
  const remembered = body.remember
  const found = await database.asSystem(transaction => findAccount(transaction, body.email))
  const tries = signInAttempts(ip, body.email, found && devices.find(cookie, found, now))
  await attempts.admit(tries, now)
  const account = await checkPassword(services, found, body.password).catch(async (failure: unknown) => {
    if (!isRefusal(failure)) await attempts.takeBack(tries, 'unseen')
    throw failure
  })
  const passwordHash = await currentHash(services, account, body.password)
  const { id: userId, accessVersion } = account
  const signs = sessionSigns(ip, userAgent)
  const begun = await database.asSystem(async transaction => {
    const session = await beginSession(transaction, account, { remembered, signs, life, now })
    if (session === undefined) return undefined
    const compared = account.passwordHash
    if (passwordHash !== compared) await renewHash(transaction, { userId, compared, passwordHash })
    await securityLog.record(transaction, { kind: 'sign-in', userId, details: { remembered } })
    return session
  })
  if (begun === undefined) throw refusal(services, account, 'changed-meanwhile')
  await attempts.takeBack(tries, 'right')
  const accessToken = await accessTokens.issue({ userId, accessVersion, sessionId: begun.sessionId }, now)
  const pair = { access_token: accessToken, refresh_token: begun.refreshToken }
  return { pair, cookie: devices.cookie(cookie, { ...account, passwordHash }, now) }
}

import type { OwnPasswordRequest } from '@veckovis/contracts/session'
import type { Audited, AuditEvent } from '../../../audit/audit'
import type { Transaction } from '../../../db/database'
import type { Actor } from '../../../http/admission/actor'
import type { Language } from '../../../http/language'
import { holdAccount, loadPerson, replacePassword, type Account } from '../account-repository'
import { checkDetails, refuseEasyPassword } from '../passwords/password-rules'
import { sessionError } from '../session-error'
import { revoke } from '../session-repository'
import type { MailLog } from '../../../mail/mail-log'
import type { SessionServices } from '../session-services'
import { checkCurrent } from './confirm-password'
import { othersOf } from './own-sessions'
import { passwordChangedMail } from './password-changed-mail'

type Changing = Audited<AuditEvent<'change-password'>> & {
  readonly actor: Actor
  readonly language: Language
  readonly now: Date
}

const change = async (
  transaction: Transaction,
  { securityLog }: SessionServices,
  { account, passwordHash, actor, audit, now }: Changing & { readonly account: Account; readonly passwordHash: string },
): Promise<boolean> => {
  const { userId } = actor
  await holdAccount(transaction, userId)
  const replaced = { userId, compared: account.passwordHash, passwordHash, now }
  if (!(await replacePassword(transaction, replaced))) return false
  const ended = await revoke(transaction, othersOf(actor), 'new-password', now)
  await audit(transaction, { action: 'change-password', subject: `user ${userId}`, details: {} })
  await securityLog.record(transaction, { kind: 'password-changed', userId, details: { by: 'person' } })
  if (ended > 0)
    await securityLog.record(transaction, { kind: 'session-ended', userId, details: { reason: 'new-password' } })
  return true
}

/**
 * POST /user/me/password: asks for the present password, ends every other session and link, and tells the owner by mail.
 * This session goes on with its refresh token.
 */
export const changeOwnPassword = async (
  services: SessionServices,
  { currentPassword: current, password }: OwnPasswordRequest,
  changing: Changing,
  log: MailLog,
): Promise<void> => {
  const { database, passwords, mailer, publicUrl } = services
  const { actor, language, now } = changing
  const found = await database.asSystem(async transaction => ({
    account: await holdAccount(transaction, actor.userId),
    person: await loadPerson(transaction, actor.userId),
  }))
  const { account, person } = found
  if (account === undefined || person === undefined) throw sessionError({ code: 'unauthenticated' })
  await checkCurrent(services, account, { current, actor, now })
  checkDetails({ password })
  refuseEasyPassword(password, person)
  if (password.normalize('NFC') === current.normalize('NFC')) throw sessionError({ code: 'password-same' })
  const passwordHash = await passwords.hash(password)
  const isDone = await database.asSystem(t => change(t, services, { ...changing, account, passwordHash }))
  // Somebody has changed it meanwhile: the one that was given is the present one no more.
  if (!isDone) throw sessionError({ code: 'wrong-password' })
  void mailer({ to: account.email, ...passwordChangedMail(publicUrl, language) }).then(log.sent, log.failed)
}

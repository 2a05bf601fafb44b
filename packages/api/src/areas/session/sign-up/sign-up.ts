import type { SignupRequest } from '@veckovis/contracts/session'
import type { Transaction } from '../../../db/database'
import type { Language } from '../../../http/language'
import type { Mail } from '../../../mail/mailer'
import { findPerson, hasSuperAdmin, insertAccount, insertLink, renameUnproven, sameEmail } from '../account-repository'
import { checkDetails, refuseEasyPassword } from '../passwords/password-rules'
import { sessionError } from '../session-error'
import { mailAttempts } from '../session-limits'
import type { MailLog } from '../../../mail/mail-log'
import type { Later, SessionServices } from '../session-services'
import { alreadyThereMail, confirmMail } from './sign-up-mails'

type Asked = { readonly ip: string; readonly language: Language; readonly now: Date }

const weekHours = 7 * 24

/** The account that waits for the proof of this address: a new one, or that of an earlier sign-up. */
const holdWaiting = async (
  services: SessionServices,
  transaction: Transaction,
  body: SignupRequest,
  now: Date,
): Promise<number | undefined> => {
  // What was typed here is nobody's password: anyone who proves the address chooses it.
  const passwordHash = await services.passwords.decoy
  const made = await insertAccount(transaction, { ...body, passwordHash }, now)
  if (made !== undefined) {
    const subject = `user/${made}`
    await services.securityLog.record(transaction, { kind: 'account-requested', userId: null, subject, details: {} })
    return made
  }
  const found = await findPerson(transaction, body.email)
  // Whom an administrator has made, an invitation proves, and no sign-up renames.
  if (found === undefined || found.emailProven || found.byAdministrator) return undefined
  await renameUnproven(transaction, found.id, body)
  return found.id
}

const mailFor = async (
  services: SessionServices,
  body: SignupRequest,
  { language, now }: Asked,
): Promise<Omit<Mail, 'to'>> => {
  const { database, publicUrl } = services
  const token = await database.asSystem(async transaction => {
    const userId = await holdWaiting(services, transaction, body, now)
    return userId && insertLink(transaction, 'confirm-email', userId, { now, hours: weekHours })
  })
  return token
    ? confirmMail(`${publicUrl}/confirm-email?token=${token}`, language)
    : alreadyThereMail(publicUrl, language)
}

/**
 * POST /auth/signup: whether the address has an account already is told to its owner, by mail, and not to the
 * caller. The answer waits neither for the account nor for its mail: the time that they take would tell.
 */
export const signUp = async (
  services: SessionServices,
  body: SignupRequest,
  asked: Asked,
  { log, later }: { readonly log: MailLog; readonly later: Later },
): Promise<void> => {
  if (!services.isSignUpOpen) throw sessionError({ code: 'signup-off' })
  checkDetails(body)
  refuseEasyPassword(body.password, body)
  await services.attempts.admit(mailAttempts('sign-up', asked.ip, body.email), asked.now)
  if (!(await services.database.asSystem(hasSuperAdmin))) throw sessionError({ code: 'signup-closed' })
  later(async () => {
    const mail = await mailFor(services, body, asked)
    void services.mailer({ to: sameEmail(body.email), ...mail }).then(log.sent, log.failed)
  })
}

import { sessionError } from './session-error'
import type { Language } from '../../http/language'
import { findAccount, insertLink } from './account-repository'
import { newPasswordMail } from './new-password-mail'
import { mailAttempts } from './session-limits'
import type { MailLog } from '../../mail/mail-log'
import type { Later, SessionServices } from './session-services'

type Asked = {
  readonly email: string
  readonly ip: string
  readonly language: Language
  readonly now: Date
}

/** What became of the mail: where it went, once it went; nothing when the e-mail has no account. */
type Sending = { readonly mail: Promise<string> } | undefined

const beginSending = async (services: SessionServices, { email, language, now }: Asked): Promise<Sending> => {
  const found = await services.database.asSystem(async transaction => {
    const account = await findAccount(transaction, email)
    if (!account || !account.active) return undefined
    const token = await insertLink(transaction, 'new-password', account.id, { now, hours: 2 })
    const subject = `user/${account.id}`
    await services.securityLog.record(transaction, { kind: 'password-link-sent', userId: null, subject, details: {} })
    return { to: account.email, token }
  })
  if (found === undefined) return undefined
  const link = `${services.publicUrl}/new-password?token=${found.token}`
  return { mail: services.mailer({ to: found.to, ...newPasswordMail(link, language) }) }
}

/**
 * POST /auth/forgot-password: tells an unknown e-mail, as the specification quotes; so the tries are limited. Where
 * that is switched off, the answer is the same for every e-mail, and the account is looked for once it has left: the time tells nothing.
 */
export const sendNewPasswordLink = async (
  services: SessionServices,
  asked: Asked,
  { log, later }: { readonly log: MailLog; readonly later: Later },
): Promise<void> => {
  await services.attempts.admit(mailAttempts('new password', asked.ip, asked.email), asked.now)
  if (services.hidesUnknownEmail) {
    later(async () => {
      const sending = await beginSending(services, asked)
      void sending?.mail.then(log.sent, log.failed)
    })
    return
  }
  const sending = await beginSending(services, asked)
  if (sending === undefined) throw sessionError({ code: 'email-not-found' })
  log.sent(await sending.mail)
}

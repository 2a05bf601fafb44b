import { randomBytes } from 'node:crypto'
import type { MadeCalendar } from '@veckovis/contracts/diary'
import type { Audit, AuditEvent } from '../../../audit/audit'
import type { Actor } from '../../../http/admission/actor'
import type { Language } from '../../../http/language'
import type { MailLog } from '../../../mail/mail-log'
import type { DiaryServices } from '../diary-context'
import { diaryError } from '../diary-error'
import { makingAttempts } from './calendar-limits'
import { calendarMail } from './calendar-mail'
import { holdAccess, replaceAddress } from './calendar-repository'
import { hashOf } from './calendar-secret'
import { calendarStateOf } from './calendar-state'

type Making = {
  readonly actor: Actor
  readonly unitId: number
  /** The present one of anyone who makes the address; a page of before sends none */
  readonly password: string | undefined
  readonly language: Language
  readonly now: Date
  readonly audit: Audit<AuditEvent<'calendar-made'>>
  readonly log: MailLog
}

/** What ends the access of the person while this is at work is waited for, or waits and ends this address too. */
const store = (
  { database }: DiaryServices,
  { actor, unitId, language, now, audit, accessVersion, secret }: Making & { accessVersion: number; secret: string },
) =>
  database.asUser(actor.userId, async transaction => {
    if (!(await holdAccess(transaction, { sessionId: actor.sessionId, accessVersion, now })))
      throw diaryError({ code: 'unauthenticated' })
    const address = { userId: actor.userId, unitId, hash: hashOf(secret), language, at: now }
    const made = await replaceAddress(transaction, address)
    await audit(transaction, { action: 'calendar-made', subject: `calendar/${made.id}`, details: {} })
    return made
  })

/**
 * A new address of a person for a unit, in place of one that there was, made with their password. It is told here and
 * never again; the owner hears by mail that there is one.
 */
export const makeCalendar = async (services: DiaryServices, making: Making): Promise<MadeCalendar> => {
  const { database, attempts, publicUrl, mailer, confirmPassword } = services
  const { actor, unitId, password, language, now, log } = making
  if ((await calendarStateOf(database, actor, { unitId, now })) === 'not-allowed')
    throw diaryError({ code: 'conflict', details: { reason: 'calendar-not-allowed' } })
  if (password === undefined) throw diaryError({ code: 'calendar-needs-password' })
  const { email, accessVersion } = await confirmPassword({ current: password, actor, now })
  await attempts.admit(makingAttempts(actor.userId), now)
  const secret = randomBytes(32).toString('hex')
  const { id, unitName } = await store(services, { ...making, accessVersion, secret })
  void mailer({ to: email, ...calendarMail({ publicUrl, language, unitName }) }).then(log.sent, log.failed)
  return { id, address: `${publicUrl}/api/diary/calendar/${secret}.ics` }
}

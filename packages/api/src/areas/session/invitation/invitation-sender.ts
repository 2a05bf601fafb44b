import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../../db/database'
import { describeFailure } from '../../../http/error-mapping'
import { isAddressRefused, type Mailer } from '../../../mail/mailer'
import type { SecurityLog } from '../../../security/security-log'
import { invitationMail } from './invitation-mail'
import { noteFailed, noteSent, takeDue, type Attempt } from './invitation-repository'

export type SenderServices = {
  readonly database: Pick<Database, 'asSystem'>
  readonly mailer: Mailer
  readonly publicUrl: string
  readonly now: () => Date
  readonly securityLog: SecurityLog
  readonly logger: FastifyBaseLogger | false
}

const minute = 60_000
const longestPause = 60 * minute
/** As long as a link would have lasted. */
const givenUpAfter = 7 * 24 * 60 * minute

/**
 * When a mail that its server did not take is tried again: after 1, 2, 4 … minutes and at most an hour, for seven days.
 * Null when not: also when the server knows no such address, which waits for somebody to mend it.
 */
export const nextAttempt = (
  { number, invitedAt }: Pick<Attempt, 'number' | 'invitedAt'>,
  isRefused: boolean,
  now: Date,
): Date | null => {
  const next = now.getTime() + Math.min(minute * 2 ** (number - 1), longestPause)
  return isRefused || next > invitedAt.getTime() + givenUpAfter ? null : new Date(next)
}

/** Sends one mail and writes down what became of it. False when the mail server takes none. */
const send = async (services: SenderServices, attempt: Attempt): Promise<boolean> => {
  const { database, mailer, publicUrl, now, securityLog, logger } = services
  const { email, inviter, municipality, token, userId } = attempt
  const link = `${publicUrl}/invitation?token=${token}`
  try {
    const where = await mailer({
      to: email,
      ...invitationMail({ email, inviter, municipality, link }, attempt.language),
    })
    if (logger) logger.info({ mail: where }, 'mail with an invitation')
  } catch (cause) {
    const isRefused = isAddressRefused(cause)
    if (logger) logger.warn({ failure: describeFailure(cause) }, 'an invitation could not be sent')
    const nextAttemptAt = nextAttempt(attempt, isRefused, now())
    const failed = { failure: isRefused ? 'address' : 'mail-server', nextAttemptAt } as const
    await database.asSystem(transaction => noteFailed(transaction, attempt, failed, now()))
    return isRefused
  }
  await database.asSystem(async transaction => {
    if (!(await noteSent(transaction, attempt, now()))) return
    const subject = `user/${userId}`
    await securityLog.record(transaction, { kind: 'password-link-sent', userId: null, subject, details: {} })
  })
  return true
}

/** Sends what is due, one after the other, until nothing is or the mail server takes none. Throws the database's error. */
export const sendDueInvitations = async (services: SenderServices): Promise<void> => {
  const { database, now } = services
  const next = () => database.asSystem(transaction => takeDue(transaction, now()))
  for (let due = await next(); due !== undefined; due = await next()) if (!(await send(services, due))) return
}

/** Milliseconds between two looks at what is due, and after one that failed. */
const usualPause = 5_000
const pauseAfterFailure = 60_000

/** Sends now and again and again. Answers the end of it, which waits for the mail that is on its way. */
export const startSendingInvitations = (
  services: SenderServices,
  pause: number = usualPause,
): (() => Promise<void>) => {
  let hasEnded = false
  let timer: NodeJS.Timeout | undefined
  let round = Promise.resolve()
  const again = (milliseconds: number) => {
    if (hasEnded) return
    timer = setTimeout(() => {
      round = run()
    }, milliseconds)
    timer.unref()
  }
  const run = async () => {
    try {
      await sendDueInvitations(services)
      again(pause)
    } catch (failure) {
      // What is due stays due: the next round finds it.
      if (services.logger)
        services.logger.error({ failure: describeFailure(failure) }, 'the invitations could not be looked through')
      again(pauseAfterFailure)
    }
  }
  again(0)
  return async () => {
    hasEnded = true
    clearTimeout(timer)
    await round
  }
}

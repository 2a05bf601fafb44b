import type { Transaction } from '../db/database'
import type { AttemptLimiter, Limit } from '../http/attempt-limiter'
import { generalError } from '../http/general-error'

/** docs/decisions/0022-limits-of-sign-in.md says why these. */
const toAddress: Limit = { name: 'mail to address', most: 5, seconds: 3600 }
const ofDay: Limit = { name: 'mails of a day', most: 200, seconds: 86_400 }
/** Super admins bring whole municipalities in. */
const ofDayBySuperAdmin: Limit = { ...ofDay, most: 2000 }

export type MailCounting = {
  readonly transaction: Transaction
  readonly attempts: Pick<AttemptLimiter, 'countWithin'>
  readonly now: Date
}

type Sender = { readonly userId: number; readonly isSuperAdmin: boolean }

const sourceOf = ({ userId }: Sender) => `person ${userId}`

/**
 * Counts a mail that somebody who is signed in lets go, in the transaction that leads to it: what is taken back has sent
 * nothing and counts for nothing. Throws where the day has had its mails.
 */
const countMailOfDay = async ({ transaction, attempts, now }: MailCounting, by: Sender): Promise<void> => {
  const limit = by.isSuperAdmin ? ofDayBySuperAdmin : ofDay
  const seconds = await attempts.countWithin(transaction, [{ limit, from: sourceOf(by) }], now)
  if (seconds === null) return
  throw generalError({ code: 'too-many-mails', details: { seconds } }, { 'retry-after': String(seconds) })
}

/** The same for several mails at once. */
export const countMailsOfDay = async (counting: MailCounting, by: Sender, mails: readonly unknown[]): Promise<void> => {
  for (let count = 0; count < mails.length; count += 1) await countMailOfDay(counting, by)
}

/**
 * As countMailOfDay, and by the mailbox, no matter who has it at the moment: somebody who is made, invited and deleted again and again is
 * one mailbox.
 */
export const countMailTo = async (counting: MailCounting, by: Sender, address: string): Promise<void> => {
  const { transaction, attempts, now } = counting
  const tries = [{ limit: toAddress, from: sourceOf(by), account: `mail ${address}` }]
  const seconds = await attempts.countWithin(transaction, tries, now)
  if (seconds !== null)
    throw generalError({ code: 'rate-limited', details: { seconds } }, { 'retry-after': String(seconds) })
  await countMailOfDay(counting, by)
}

import type { Mail, Mailer } from './mailer'

/** How the server's log hears of a mail that could not be sent. */
export type Log = (failure: unknown) => void

export const sendAll = async (
  mailer: Mailer,
  mails: readonly Mail[],
  log: Log,
): Promise<'sent' | 'failed' | 'nobody'> => {
  if (mails.length === 0) return 'nobody'
  const sent = await Promise.allSettled(mails.map(mailer))
  const failed = sent.filter(one => one.status === 'rejected')
  for (const { reason } of failed) log(reason)
  return failed.length === 0 ? 'sent' : 'failed'
}

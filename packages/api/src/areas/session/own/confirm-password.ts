import type { Actor } from '../../../http/admission/actor'
import { holdAccount, type Account } from '../account-repository'
import { sessionError } from '../session-error'
import { ownPasswordAttempts } from '../session-limits'
import type { SessionServices } from '../session-services'

type Given = { readonly current: string; readonly actor: Actor; readonly now: Date }

type Needs = Pick<SessionServices, 'database' | 'attempts' | 'passwords' | 'securityLog'>

/** Refuses anyone who does not know the present password; each try counts, as at a sign-in. */
export const checkCurrent = async (
  { attempts, passwords, securityLog }: Needs,
  account: Account,
  { current, actor, now }: Given,
): Promise<void> => {
  const tries = ownPasswordAttempts(actor.sessionId, account.email)
  await attempts.admit(tries, now)
  if (!(await passwords.verify(account.passwordHash, current))) {
    securityLog.tell({ kind: 'sign-in-failed', userId: actor.userId, details: { reason: 'wrong-password' } })
    throw sessionError({ code: 'wrong-password' })
  }
  await attempts.takeBack(tries, 'right')
}

/** Somebody who has just given their password, and what of the account changes with the next one. */
export type Confirmed = Pick<Account, 'email' | 'accessVersion'>

/** Refuses the person who is signed in and does not know the password: for what gives access beside the session. */
export const confirmPassword = async (services: Needs, given: Given): Promise<Confirmed> => {
  const account = await services.database.asSystem(transaction => holdAccount(transaction, given.actor.userId))
  if (account === undefined) throw sessionError({ code: 'unauthenticated' })
  await checkCurrent(services, account, given)
  return account
}

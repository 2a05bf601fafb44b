import { fromAddress, type Attempt, type Limit } from '../../http/attempt-limiter'
import { sameEmail } from './account-repository'

/** docs/decisions/0022-limits-of-sign-in.md says why these. */
const quarter = 15 * 60
const hour = 3600

const signInOfPair: Limit = { name: 'sign-in of address and account', most: 10, seconds: quarter, isForgiving: true }
const signInOfAddress: Limit = { name: 'sign-in of address', most: 30, seconds: quarter }
const signInOfAccount: Limit = { name: 'sign-in of account', most: 50, seconds: hour }
const signInOfDevice: Limit = { name: 'sign-in of known device', most: 10, seconds: quarter, isForgiving: true }
const linkOfAddress: Limit = { name: 'link of address', most: 30, seconds: quarter, isForgiving: true }

/** Those whose count a new password of the account takes back. */
export const signInLimits = [signInOfPair, signInOfAccount, signInOfDevice]

/** One word for an account, known or not, however its e-mail is spelled. */
export const accountKey = (email: string): string => `account ${sameEmail(email)}`

/**
 * What a sign-in counts against. A device that the account is known on has a count of its own, and none else: nobody
 * who shares its address, or guesses from anywhere, can shut its owner out.
 */
export const signInAttempts = (ip: string, email: string, device: string | undefined): Attempt[] => {
  const account = accountKey(email)
  const from = fromAddress(ip)
  if (device !== undefined) return [{ limit: signInOfDevice, from: `device ${device}`, account }]
  return [
    { limit: signInOfPair, from, account },
    { limit: signInOfAddress, from },
    { limit: signInOfAccount, account },
  ]
}

/** What a try of the present password counts against, of somebody who is signed in: nobody else can use it up. */
export const ownPasswordAttempts = (sessionId: string, email: string): Attempt[] => [
  { limit: signInOfDevice, from: `session ${sessionId}`, account: accountKey(email) },
]

/** What a link of a mail counts against. */
export const linkAttempts = (ip: string): Attempt[] => [{ limit: linkOfAddress, from: fromAddress(ip) }]

/** What asking for a mail counts against: by address, and by whom it would go to. */
export const mailAttempts = (kind: 'new password' | 'sign-up', ip: string, email: string): Attempt[] => [
  { limit: { name: `${kind} of address`, most: 30, seconds: hour }, from: fromAddress(ip) },
  { limit: { name: `${kind} of account`, most: 5, seconds: hour }, account: accountKey(email) },
]

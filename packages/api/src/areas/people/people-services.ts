import type { Database, Transaction } from '../../db/database'
import type { AttemptLimiter } from '../../http/attempt-limiter'
import type { Language } from '../../http/language'
import type { Mailer } from '../../mail/mailer'
import type { SecurityLog } from '../../security/security-log'

/** What the area of sessions knows of invitations. */
type Invitations = {
  /** The person has to be active. */
  readonly invite: (
    transaction: Transaction,
    invited: { readonly userId: number; readonly language: Language; readonly now: Date },
  ) => Promise<void>
  /** False when there is none to take back. */
  readonly cancel: (transaction: Transaction, userId: number, now: Date) => Promise<boolean>
  /** SQL: `join` brings what `state`, one of the words of the contract, and `answer`, all of it, are made of. */
  readonly sql: {
    readonly join: (personId: string) => string
    readonly state: (now: string) => string
    readonly answer: (now: string) => string
  }
}

/** What somebody who invites hands on: the mail is in the language of their request, and counted. */
export type Inviting = {
  readonly invitations: Invitations
  readonly attempts: Pick<AttemptLimiter, 'admit' | 'countWithin'>
  readonly language: Language
  readonly now: Date
}

/** What people need of other areas. */
export type PeopleNeeds = {
  readonly invitations: Invitations
  /** The hash of a password that nobody has: that of a person until the invitation is used. */
  readonly nobodysHash: () => Promise<string>
  readonly securityLog: Pick<SecurityLog, 'record' | 'tell'>
  readonly attempts: Inviting['attempts']
  readonly mailer: Mailer
}

export type PeopleServices = PeopleNeeds & { readonly database: Database }

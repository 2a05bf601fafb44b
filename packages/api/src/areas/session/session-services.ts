import type { Database } from '../../db/database'
import type { AccessTokens } from '../../http/admission/access-token'
import type { AfterAnswers } from '../../http/after-answers'
import type { AttemptLimiter } from '../../http/attempt-limiter'
import type { Mailer } from '../../mail/mailer'
import type { SecurityLog } from '../../security/security-log'
import type { PasswordHasher } from './passwords/password-hash'
import type { KnownDevices } from './sign-in/known-devices'

export type SessionServices = {
  readonly database: Database
  readonly accessTokens: AccessTokens
  readonly passwords: PasswordHasher
  readonly mailer: Mailer
  readonly publicUrl: string
  readonly hidesUnknownEmail: boolean
  /** False: nobody asks for an account, administrators make them. */
  readonly isSignUpOpen: boolean
  readonly attempts: AttemptLimiter
  readonly devices: KnownDevices
  readonly securityLog: SecurityLog
  readonly afterAnswers: AfterAnswers
  readonly sessionLife: SessionLife
}

/** Work of a call that its answer does not wait for. */
export type Later = (work: () => Promise<void>) => void

/** How long a sign-in lasts, when it is not to be remembered and when it is, and how long it may lie unused. */
export type SessionLife = { readonly hours: number; readonly rememberedDays: number; readonly unusedDays: number }

/** Where a call comes from, what browser it names, and as what that says it is known. */
export type Visitor = {
  readonly ip: string
  readonly cookie: string | undefined
  readonly userAgent: string | undefined
  readonly now: Date
}

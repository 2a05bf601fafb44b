import type { Problem, ProblemKind } from '@veckovis/platform/signed-in'

/** Kinds that a change of a user has words for; every other says it in its message. */
const ownWords: Partial<Record<ProblemKind, string>> = {
  stale: 'stale',
  forbidden: 'forbidden',
  gone: 'gone',
  server: 'server',
}

/** What a rule of the server is called in the texts. */
const ownRefusals = [
  'email-taken',
  'foreign-domain',
  'not-yours-to-grant',
  'own-roles',
  'last-super-admin',
  'super-admin-only',
  'person-has-history',
]

/** Why a change of a user was not taken, in words. */
export const userProblemText = ({ kind, message, refusal }: Problem, t: (key: string) => string): string => {
  if (refusal !== null && ownRefusals.includes(refusal.code)) return t(`refusals.${refusal.code}`)
  const key = ownWords[kind]
  return key === undefined ? message : t(`save.${key}`)
}

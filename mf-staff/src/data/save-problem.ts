import type { Problem, ProblemKind } from '@veckovis/platform/signed-in'

/** Kinds that a change of the staff has words for; every other says it in its message. */
const ownWords: Partial<Record<ProblemKind, string>> = {
  stale: 'stale',
  forbidden: 'forbidden',
  gone: 'gone',
  server: 'server',
}

/** Why a change of the staff was not taken, in words. */
export const saveProblemText = ({ kind, message }: Problem, t: (key: string) => string): string => {
  const key = ownWords[kind]
  return key === undefined ? message : t(`save.${key}`)
}

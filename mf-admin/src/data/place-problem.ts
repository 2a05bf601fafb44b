import type { Problem, ProblemKind } from '@veckovis/platform/signed-in'

/** Kinds that a change of a place has words for; of every other the server's own stand. */
const ownWords: Partial<Record<ProblemKind, string>> = {
  stale: 'stale',
  forbidden: 'forbidden',
  gone: 'gone',
  server: 'server',
}

/** Why a change of a place was not taken, in words. */
export const placeProblemText = ({ kind, told, message }: Problem, t: (key: string) => string): string => {
  const key = ownWords[kind]
  if (key !== undefined) return t(`places.save.${key}`)
  return kind === 'refused' && told !== null ? told : message
}

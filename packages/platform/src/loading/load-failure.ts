import type { Problem, ProblemKind } from '../api/problem'

/** Kinds with words of their own for data that could not be had; the others say it in their message. */
const ownWords: Partial<Record<ProblemKind, string>> = {
  gone: 'not-found',
  'not-licensed': 'not-licensed',
  forbidden: 'forbidden',
  server: 'server',
  connection: 'connection',
  busy: 'busy',
  'wrong-request': 'wrong-request',
}

/** Why an area's data could not be had, and what to do, in words. */
export const loadFailureText = ({ kind, message }: Problem, t: (key: string) => string): string => {
  const key = ownWords[kind]
  return key === undefined ? message : t(`load.${key}`)
}

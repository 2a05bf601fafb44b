import { problemOf, type ProblemKind } from '@veckovis/platform/signed-in'

/** Why there is nothing to show; each has its own words. */
export type LoadFailure =
  | 'not-found'
  | 'forbidden'
  | 'not-licensed'
  | 'server'
  | 'other'
  | 'contract'
  | 'busy'
  | 'wrong-request'
  | 'bug'
  | 'comprehensive-missing'
  | 'base-missing'
  | 'no-years'

const ownWords: Partial<Record<ProblemKind, LoadFailure>> = {
  gone: 'not-found',
  forbidden: 'forbidden',
  'not-licensed': 'not-licensed',
  server: 'server',
  contract: 'contract',
  busy: 'busy',
  'wrong-request': 'wrong-request',
  bug: 'bug',
}

export const loadFailureOf = (error: unknown): LoadFailure => ownWords[problemOf(error).kind] ?? 'other'

import { problemOf, type Problem, type ProblemKind } from '@veckovis/platform/signed-in'

/** Why there is nothing to show, where the forecast has words of its own for it. */
type OwnFailure =
  'not-found' | 'forbidden' | 'other' | 'contract' | 'comprehensive-missing' | 'base-missing' | 'no-years'

export type LoadFailure = OwnFailure | Problem

const ownWords: Partial<Record<ProblemKind, OwnFailure>> = {
  gone: 'not-found',
  forbidden: 'forbidden',
  contract: 'contract',
}

/** Told in the words of the catalogue. */
const shared: readonly ProblemKind[] = ['not-licensed', 'server', 'busy', 'wrong-request', 'bug']

export const loadFailureOf = (error: unknown): LoadFailure => {
  const problem = problemOf(error)
  return shared.includes(problem.kind) ? problem : (ownWords[problem.kind] ?? 'other')
}

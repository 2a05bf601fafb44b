import type { Problem, ProblemKind } from '@veckovis/platform/signed-in'

/** Kinds that a change of an item has words for; every other says it in its message. */
const ownWords: readonly ProblemKind[] = ['stale', 'forbidden', 'gone']

/** Why a change was not taken, in words. */
export const saveProblemText = ({ kind, message }: Problem, t: (key: string) => string): string =>
  ownWords.includes(kind) ? t(`save.${kind}`) : message

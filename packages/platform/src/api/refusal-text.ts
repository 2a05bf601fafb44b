import { failureSentences, type FailureSubject } from '@veckovis/contracts/refusals'
import { activeLanguage } from '../language/language'
import type { Problem, ProblemKind } from './problem'

/**
 * Why a change was not taken, or data could not be had, in words. What a rule of the server refuses the server tells;
 * for other kinds the first of the subjects that has a sentence. The texts are the one catalogue of the contracts.
 */
export const refusalText = ({ kind, message, refusal }: Problem, ...about: readonly FailureSubject[]): string => {
  if (refusal !== null || kind === 'refused') return message
  const sentences = failureSentences[activeLanguage()]
  const own = about.map((subject): Partial<Record<ProblemKind, string>> => sentences[subject])
  return own.find(each => each[kind] !== undefined)?.[kind] ?? message
}

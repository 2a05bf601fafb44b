import { resourceRefusal, type ResourceRefusal } from '@veckovis/contracts/budget'
import { problemOf, type Problem } from '@veckovis/platform'
import { saveProblemText } from './save-problem'

/** Why a resource budget was not taken. */
export type ResourceProblem = Problem<ResourceRefusal>

export const resourceProblemOf = (error: unknown): ResourceProblem => problemOf(error, resourceRefusal)

/** The lines of the message; a text of the page where it knows more than the server's words. */
export const resourceProblemLines = (problem: ResourceProblem, words: (key: string) => string): readonly string[] => {
  const { kind, message, refusal } = problem
  if (kind === 'connection') return [words('resources.connection')]
  if (refusal === null || !('details' in refusal)) return [saveProblemText(problem, words)]
  const { reason } = refusal.details
  const text = words(`resources.reasons.${reason}`)
  // What has to be done first is the server's sentence; why it is not done yet stands below it.
  return reason === 'needs-budget-gone' || reason === 'not-locked' ? [message, text] : [text]
}

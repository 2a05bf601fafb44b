import type { Problem } from '@veckovis/platform/signed-in'
import { reasonOf } from './refused-reason'
import { saveProblemText } from './save-problem'

/** Why a resource budget was not taken, the lines of the message; a text of the page where it knows more than the server's words. */
export const resourceProblemLines = (problem: Problem, words: (key: string) => string): readonly string[] => {
  const { kind, message } = problem
  if (kind === 'connection') return [words('resources.connection')]
  const reason = reasonOf(problem)
  if (reason === undefined) return [saveProblemText(problem, words)]
  const text = words(`resources.reasons.${reason}`)
  // What has to be done first is the server's sentence; why it is not done yet stands below it.
  return reason === 'needs-budget-gone' || reason === 'not-locked' ? [message, text] : [text]
}

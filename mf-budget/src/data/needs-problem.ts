import type { Problem } from '@veckovis/platform/signed-in'
import { reasonOf } from './refused-reason'
import { saveProblemText } from './save-problem'

/** Why a needs budget was not taken: a text of the page where it knows more than the server's words. */
export const needsProblemText = (problem: Problem, t: (key: string) => string): string => {
  if (problem.kind === 'connection') return t('needs.problems.connection')
  const reason = reasonOf(problem)
  return reason === undefined ? saveProblemText(problem, t) : t(`needs.problems.${reason}`)
}

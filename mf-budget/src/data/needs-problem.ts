import { needsRefusal, type NeedsRefusal } from '@veckovis/contracts/budget'
import { problemOf, type Problem } from '@veckovis/platform'
import { saveProblemText } from './save-problem'

/** Why a needs budget was not taken. */
export type NeedsProblem = Problem<NeedsRefusal>

export const needsProblemOf = (error: unknown): NeedsProblem => problemOf(error, needsRefusal)

/** A text of the page where it knows more than the server's words. */
export const needsProblemText = (problem: NeedsProblem, t: (key: string) => string): string => {
  const { kind, refusal } = problem
  if (kind === 'connection') return t('needs.problems.connection')
  const reason = refusal !== null && 'details' in refusal ? refusal.details?.reason : undefined
  return reason === undefined ? saveProblemText(problem, t) : t(`needs.problems.${reason}`)
}

import { type Words } from '@veckovis/platform'
import { problemOf, refusalText } from '@veckovis/platform/signed-in'

/** Why the save failed. A failure of the server itself is told in the specified words, and what they mean. */
export const saveFailureText = (error: unknown, words: Words): string => {
  const problem = problemOf(error)
  return `${words('save.failed')}${problem.kind === 'server' ? '\n' : '. '}${refusalText(problem, 'forecast')}`
}

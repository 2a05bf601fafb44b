import { formatDecimals } from '@veckovis/domain/numbers'
import type { Words } from '@veckovis/platform'
import type { ImportProblem } from '../read-import'

const megabyte = 1_000_000

const valuesOf = (problem: ImportProblem): Readonly<Record<string, unknown>> => {
  switch (problem.code) {
    case 'too-large':
    case 'too-large-unpacked':
      return { limit: problem.limit / megabyte }
    case 'no-sheet':
      return { year: problem.year, names: problem.names.join(', ') }
    default:
      return 'limit' in problem ? { ...problem, limit: formatDecimals(problem.limit, 0) } : problem
  }
}

/** The validator found it, and not the reader of files: R-275 gives such a message its beginning. */
const isOfValidator = ({ code }: ImportProblem): boolean => code === 'no-sheet' || code === 'other-year'

/** Why nothing of a file can be shown, and what to do. */
export const problemText = (problem: ImportProblem, words: Words, pageWords: Words): string => {
  if (problem.code === 'other-file')
    return `${pageWords('excelImport.wrongType')} ${words(`otherFile.${problem.format}`)}`
  const hasNone = problem.code === 'no-sheet' && problem.names.length === 0
  const text = words(`problems.${hasNone ? 'no-filled-sheet' : problem.code}`, valuesOf(problem))
  return isOfValidator(problem) ? words('invalid', { text }) : text
}

import { problemText as fileProblemText } from '@veckovis/lists/import'
import type { Words } from '@veckovis/platform'
import type { ImportProblem } from '../read-import'

type ProblemWords = {
  /** Of the import. */
  readonly words: Words
  /** Of the forecast's page. */
  readonly pageWords: Words
  /** Of files that cannot be read. */
  readonly fileWords: Words
}

/** Why nothing of a file can be shown, and what to do. What the validator finds in it begins as R-275 says. */
export const problemText = (problem: ImportProblem, { words, pageWords, fileWords }: ProblemWords): string => {
  if (problem.code === 'other-year') return words('invalid', { text: words('problems.other-year', problem) })
  if (problem.code === 'no-sheet') {
    const { year, names } = problem
    const key = names.length === 0 ? 'no-filled-sheet' : 'no-sheet'
    return words('invalid', { text: words(`problems.${key}`, { year, names: names.join(', ') }) })
  }
  const text = fileProblemText(problem, fileWords, { kind: 'sheet' })
  return problem.code === 'other-file' ? `${pageWords('excelImport.wrongType')} ${text}` : text
}

import { formatDecimals } from '@veckovis/domain/numbers'
import type { Language, Words } from '@veckovis/platform'
import type { ListKind } from './list-row'
import type { FileProblem } from '@veckovis/spreadsheet/list-reader'
import type { ListProblem } from './read-list'
import { columnNames } from './reason-text'

export type InputProblem = FileProblem | ListProblem

const megabyte = 1_000_000

const valuesOf = (problem: InputProblem, kind: ListKind, language: Language): Readonly<Record<string, unknown>> => {
  switch (problem.code) {
    case 'columns-missing':
    case 'columns-twice':
      return { columns: columnNames(language, kind, problem.columns) }
    case 'too-large':
    case 'too-large-unpacked':
      return { limit: problem.limit / megabyte }
    default:
      return 'limit' in problem ? { ...problem, limit: formatDecimals(problem.limit, 0) } : problem
  }
}

/** Why a list cannot be read, and what to do, for people. */
export const problemText = (problem: InputProblem, kind: ListKind, language: Language, words: Words): string => {
  const isOther = problem.code === 'other-format' || problem.code === 'other-file'
  const key = isOther ? `other-format.${problem.format}` : problem.code
  return words(`problems.${key}`, valuesOf(problem, kind, language))
}

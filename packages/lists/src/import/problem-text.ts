import { formatDecimals } from '@veckovis/domain/numbers'
import type { Words } from '@veckovis/platform'
import type { ListProblem } from '@veckovis/spreadsheet/csv'
import type { FileProblem } from '@veckovis/spreadsheet/list-reader'

/** Why nothing of a file, or of a pasted text, can be shown. */
export type InputProblem = FileProblem | ListProblem

/** What is read, which decides what helps: a list out of a file, one that may also be pasted, or a sheet of a workbook. */
export type InputKind = 'list' | 'pasted' | 'sheet'

const megabyte = 1_000_000

const valuesOf = (problem: InputProblem, columnName: (key: string) => string): Readonly<Record<string, unknown>> => {
  if (problem.code === 'columns-missing' || problem.code === 'columns-twice')
    return { columns: problem.columns.map(columnName).join(', ') }
  if (problem.code === 'too-large' || problem.code === 'too-large-unpacked') return { limit: problem.limit / megabyte }
  return 'limit' in problem ? { ...problem, limit: formatDecimals(problem.limit, 0) } : problem
}

type Reading = {
  readonly kind: InputKind
  /** How a column is called by its key. */
  readonly columnName?: (key: string) => string
}

/** Why nothing of it can be shown and what to do, in words of `importWords`. */
export const problemText = (problem: InputProblem, words: Words, { kind, columnName = String }: Reading): string => {
  const isOther = problem.code === 'other-format' || problem.code === 'other-file'
  const key = isOther ? `other-format.${problem.format}` : problem.code
  return words(`problems.${key}`, { ...valuesOf(problem, columnName), context: kind })
}

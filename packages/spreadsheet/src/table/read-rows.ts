import { fail, succeed, type Result } from '@veckovis/domain/result'
import type { CsvProblem } from '../csv/csv-problem'
import { readCsv, type CsvLine } from '../csv/read-csv'
import { readTable, type Column, type TableRow } from './read-table'

/** Why a text or the lines of a file are no list with these columns. */
export type ListProblem =
  | CsvProblem
  | { readonly code: 'columns-missing' | 'columns-twice'; readonly columns: readonly string[] }
  | { readonly code: 'no-rows' }

export type ListRows<Key extends string> = {
  readonly rows: readonly TableRow<Key>[]
  /** Headings that no column is known by: their cells stay out. */
  readonly unknown: readonly string[]
}

const linesOf = (list: string | readonly CsvLine[]): Result<readonly CsvLine[], CsvProblem> => {
  if (typeof list !== 'string') return succeed(list)
  const csv = readCsv(list)
  return csv.ok ? succeed(csv.value.rows) : csv
}

/** The rows of a list, which was pasted as text or read from a file's cells, or why it is no such list. */
export const readRows = <Key extends string>(
  list: string | readonly CsvLine[],
  columns: readonly Column<Key>[],
  mostRows = Number.POSITIVE_INFINITY,
): Result<ListRows<Key>, ListProblem> => {
  const lines = linesOf(list)
  if (!lines.ok) return lines
  const { rows, missing, twice, unknown } = readTable(lines.value, columns)
  if (missing.length > 0) return fail({ code: 'columns-missing', columns: missing })
  if (twice.length > 0) return fail({ code: 'columns-twice', columns: twice })
  if (rows.length === 0) return fail({ code: 'no-rows' })
  if (rows.length > mostRows) return fail({ code: 'too-many-rows', limit: mostRows })
  return succeed({ rows, unknown })
}

import { fail, succeed, type Result } from '@veckovis/domain/result'
import { foldedName } from '@veckovis/domain/text'
import type { CsvProblem } from '../csv/csv-problem'
import { readCsv, type CsvLine } from '../csv/read-csv'

/** A column with every heading that it is known by; headings are compared as names are, without case. */
export type Column<Key extends string> = {
  readonly key: Key
  readonly headings: readonly string[]
  readonly isRequired: boolean
}

/** The cells of a row by column, without spaces around them; a column that the list does not have is empty. */
export type TableRow<Key extends string> = {
  readonly line: number
  readonly cells: Readonly<Record<Key, string>>
  readonly hasMoreCells: boolean
}

/** Why a text or the lines of a file are no list with these columns. */
export type ListProblem =
  | CsvProblem
  | { readonly code: 'columns-missing' | 'columns-twice'; readonly columns: readonly string[] }
  | { readonly code: 'no-rows' }

type Table<Key extends string> = {
  readonly rows: readonly TableRow<Key>[]
  /** Headings that no column is known by: their cells stay out. */
  readonly unknown: readonly string[]
  /** Rows that nobody sees in the workbook that they stand in. */
  readonly hiddenRows: number
}

const linesOf = (list: string | readonly CsvLine[]): Result<readonly CsvLine[], CsvProblem> => {
  if (typeof list !== 'string') return succeed(list)
  const csv = readCsv(list)
  return csv.ok ? succeed(csv.value.rows) : csv
}

const comparable = (heading: string): string => foldedName(heading).replace(/[\s_-]+/g, ' ')

const columnOf = <Key extends string>(columns: readonly Column<Key>[], heading: string): Key | undefined =>
  columns.find(column => column.headings.some(name => comparable(name) === comparable(heading)))?.key

const rowReader = <Key extends string>(columns: readonly Column<Key>[], keys: readonly (Key | undefined)[]) => {
  const places = columns.map(({ key }) => [key, keys.indexOf(key)] as const)
  return ({ line, cells }: CsvLine): TableRow<Key> => ({
    line,
    // The keys are those of the columns, never what stands in the list.
    cells: Object.fromEntries(places.map(([key, at]) => [key, (cells[at] ?? '').trim()])) as Record<Key, string>,
    hasMoreCells: cells.slice(keys.length).some(cell => cell.trim() !== ''),
  })
}

/**
 * A list by its headings, which was pasted as text or read from a file's cells: its rows, or why it is no such list. Refused
 * whole is one that lacks a column that is required, has one twice, or has no rows or too many.
 */
export const readTable = <Key extends string>(
  list: string | readonly CsvLine[],
  columns: readonly Column<Key>[],
  mostRows = Number.POSITIVE_INFINITY,
): Result<Table<Key>, ListProblem> => {
  const lines = linesOf(list)
  if (!lines.ok) return lines
  const [headings, ...rest] = lines.value
  const texts = headings?.cells ?? []
  const keys = texts.map(text => columnOf(columns, text))
  const missing = columns.filter(({ key, isRequired }) => isRequired && !keys.includes(key))
  if (missing.length > 0) return fail({ code: 'columns-missing', columns: missing.map(({ key }) => key) })
  const twice = columns.filter(({ key }) => keys.indexOf(key) !== keys.lastIndexOf(key))
  if (twice.length > 0) return fail({ code: 'columns-twice', columns: twice.map(({ key }) => key) })
  if (rest.length === 0) return fail({ code: 'no-rows' })
  if (rest.length > mostRows) return fail({ code: 'too-many-rows', limit: mostRows })
  const unknown = texts.filter((text, index) => keys[index] === undefined && text.trim() !== '')
  const hiddenRows = rest.filter(({ isHidden }) => isHidden === true).length
  return succeed({ rows: rest.map(rowReader(columns, keys)), unknown, hiddenRows })
}

import { staffRow, type SentStaffRow } from '@veckovis/contracts/staff'
import { succeed, type Result } from '@veckovis/domain/result'
import { mostRowsOfImport } from '@veckovis/domain/staff'
import { foldedName } from '@veckovis/domain/text'
import { readTable, type CsvLine, type ListProblem, type TableRow } from '@veckovis/spreadsheet/csv'
import { cellReaders } from './cell-readers'
import { listColumns } from './list-fields'

export type CellProblem = {
  readonly line: number
  readonly field: string
  readonly code: string
  readonly other?: number | null
}

/** The rows of one person in the list that cannot be sent, and why. */
type UnreadPerson = {
  readonly lines: readonly number[]
  readonly name: string
  readonly birthday: string
  readonly problems: readonly CellProblem[]
}

export type ReadStaffList = {
  readonly rows: readonly SentStaffRow[]
  readonly unread: readonly UnreadPerson[]
  /** Headings that no column is known by: their cells stay out. */
  readonly unknown: readonly string[]
  /** Rows that nobody sees in the workbook of the list. */
  readonly hiddenRows: number
}

type ReadRow = { readonly row: SentStaffRow | null; readonly problems: readonly CellProblem[] }

/** The texts of the contract's own rules; a cell that a reader refused is told by that. */
const issueCodes: Readonly<Record<string, string>> = {
  required: 'required',
  text: 'hidden-characters',
  'not-a-date': 'not-a-date',
}

const readRow = ({ line, cells, hasMoreCells }: TableRow<string>): ReadRow => {
  const filled = cellReaders.filter(([field]) => (cells[field] ?? '') !== '')
  const values = filled.map(([field, read]) => [field, read(cells[field] ?? '')] as const)
  const problems: CellProblem[] = values.flatMap(([field, read]) =>
    read.ok ? [] : [{ line, field, code: read.error }],
  )
  if (hasMoreCells) problems.push({ line, field: 'lastName', code: 'more-cells' })
  const sent = {
    line,
    firstName: '',
    lastName: '',
    birthday: '',
    ...Object.fromEntries(values.map(([field, read]) => [field, read.ok ? read.value : undefined])),
  }
  const parsed = staffRow.safeParse(sent)
  const told = new Set(problems.map(({ field }) => field))
  for (const { path, message, code } of parsed.error?.issues ?? []) {
    const field = String(path[0])
    if (!told.has(field))
      problems.push({ line, field, code: code === 'too_big' ? 'too-long' : (issueCodes[message] ?? 'not-valid') })
    told.add(field)
  }
  return { row: parsed.success && problems.length === 0 ? parsed.data : null, problems }
}

const keyOf = ({ cells }: TableRow<string>) =>
  foldedName(`${cells['birthday']} ${cells['lastName']},${cells['firstName']}`)

/** Somebody with a row that cannot be read does not go in by the others. */
const splitPeople = (rows: readonly TableRow<string>[]): Pick<ReadStaffList, 'rows' | 'unread'> => {
  const people = new Map<string, { readonly table: TableRow<string>; readonly read: ReadRow }[]>()
  for (const table of rows) {
    const own = people.get(keyOf(table)) ?? []
    people.set(keyOf(table), [...own, { table, read: readRow(table) }])
  }
  const all = [...people.values()]
  const isRead = (own: (typeof all)[number]) => own.every(({ read }) => read.row !== null)
  return {
    rows: all.filter(isRead).flatMap(own => own.flatMap(({ read }) => read.row ?? [])),
    unread: all
      .filter(own => !isRead(own))
      .map(own => ({
        lines: own.map(({ table }) => table.line),
        name: `${own[0]?.table.cells['lastName']}, ${own[0]?.table.cells['firstName']}`,
        birthday: own[0]?.table.cells['birthday'] ?? '',
        problems: own.flatMap(({ read }) => read.problems),
      })),
  }
}

/** A list of staff out of a file, as rows that are sent and people who cannot be, or why it is no such list. */
export const readStaffList = (list: string | readonly CsvLine[]): Result<ReadStaffList, ListProblem> => {
  const table = readTable(list, listColumns, mostRowsOfImport)
  return table.ok ? succeed({ ...table.value, ...splitPeople(table.value.rows) }) : table
}

import type { PlaceFinder } from '@veckovis/domain/organisation'
import { succeed, type Result } from '@veckovis/domain/result'
import { readTable, type CsvLine, type ListProblem, type TableRow } from '@veckovis/spreadsheet/csv'
import type { ListKind, ListRow, RowReason } from './list-row'

export type ReadList = {
  readonly rows: readonly ListRow[]
  /** Headings that no column is known by: their cells stay out. */
  readonly unknown: readonly string[]
  /** Rows that nobody sees in the workbook of the list. */
  readonly hiddenRows: number
}

const readRow = (kind: ListKind, row: TableRow<string>, findPlace: PlaceFinder): ListRow => {
  const { line, cells, hasMoreCells } = row
  const reading = kind.readRow(row, findPlace)
  const more: RowReason[] = hasMoreCells ? [{ code: 'more-cells' }] : []
  const reasons = [...more, ...reading.reasons]
  return { line, cells, reasons, request: reasons.length === 0 ? reading.request : null }
}

/** A row that says the same as an earlier one of the list cannot go in beside it. */
const refuseRepeats = (kind: ListKind, rows: readonly ListRow[]): ListRow[] => {
  const firstLines = new Map<string, number>()
  return rows.map(row => {
    if (row.request === null) return row
    const identity = kind.identityOf(row.request)
    const first = firstLines.get(identity)
    if (first === undefined) {
      firstLines.set(identity, row.line)
      return row
    }
    return { ...row, request: null, reasons: [{ code: 'twice', values: { line: first } }] }
  })
}

/**
 * A list, pasted as text or read from a file's cells, as rows, each with what will be sent or why it cannot be; or why it
 * is no such list.
 */
export const readList = (
  list: string | readonly CsvLine[],
  kind: ListKind,
  findPlace: PlaceFinder,
): Result<ReadList, ListProblem> => {
  const table = readTable(list, kind.columns)
  if (!table.ok) return table
  const rows = table.value.rows.map(row => readRow(kind, row, findPlace))
  return succeed({ ...table.value, rows: refuseRepeats(kind, rows) })
}

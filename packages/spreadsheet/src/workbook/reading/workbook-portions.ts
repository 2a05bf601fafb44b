import { fail, succeed, type Result } from '@veckovis/domain/result'
import { readWorkbook } from './read-workbook'
import type { SheetContent, WorkbookContent } from './workbook-content'
import type { WorkbookProblem } from './workbook-problem'

type Rows = SheetContent['rows']
type SheetHead = Omit<SheetContent, 'rows'>

/** What the thread that reads sends: some rows of a sheet, in their order, and at last whose they were, or why there are none. */
export type WorkbookPortion =
  | { readonly kind: 'rows'; readonly sheet: number; readonly rows: Rows }
  | { readonly kind: 'end'; readonly read: Result<readonly SheetHead[], WorkbookProblem> }

/** What the page takes over at once, a row more or less: some milliseconds, so that it stays free between the portions. */
export const largestPortion = { cells: 5_000, characters: 250_000 } as const

const sizeOf = (row: Rows[number]) => ({
  cells: row.length + 1,
  characters: row.reduce((sum: number, cell) => sum + (typeof cell === 'string' ? cell.length : 0), 0),
})

const portionsOf = function* (rows: Rows): Generator<Rows> {
  let [begin, cells, characters] = [0, 0, 0]
  for (const [at, row] of rows.entries()) {
    const size = sizeOf(row)
    cells += size.cells
    characters += size.characters
    if (cells < largestPortion.cells && characters < largestPortion.characters) continue
    yield rows.slice(begin, at + 1)
    ;[begin, cells, characters] = [at + 1, 0, 0]
  }
  if (begin < rows.length) yield rows.slice(begin)
}

/** Reads a workbook and hands it over portion by portion: whole, it would keep the page from anything else. */
export const sendWorkbook = (bytes: Uint8Array, send: (portion: WorkbookPortion) => void): void => {
  const read = readWorkbook(bytes)
  if (!read.ok) return send({ kind: 'end', read: fail(read.error) })
  const { sheets } = read.value
  sheets.forEach(({ rows }, sheet) => {
    for (const portion of portionsOf(rows)) send({ kind: 'rows', sheet, rows: portion })
  })
  const headOf = ({ name, isHidden, hiddenRows, cellsOutside }: SheetHead) => ({
    name,
    isHidden,
    hiddenRows,
    cellsOutside,
  })
  send({ kind: 'end', read: succeed(sheets.map(headOf)) })
}

/** Takes the portions in the order in which they were sent; answers the whole with the last one, null before. */
export const gatherWorkbook = () => {
  const rowsOf = new Map<number, Rows[number][]>()
  return (portion: WorkbookPortion): Result<WorkbookContent, WorkbookProblem> | null => {
    if (portion.kind === 'end') {
      if (!portion.read.ok) return fail(portion.read.error)
      return succeed({ sheets: portion.read.value.map((head, sheet) => ({ ...head, rows: rowsOf.get(sheet) ?? [] })) })
    }
    const rows = rowsOf.get(portion.sheet) ?? []
    for (const row of portion.rows) rows.push(row)
    rowsOf.set(portion.sheet, rows)
    return null
  }
}

import { fail, succeed, type Result } from '@veckovis/domain/result'
import { read, SSF, type CellObject, type WorkBook, type WorkSheet } from '@e965/xlsx'
import { fileKindOf } from './file-kind'
import { dayOfSerial } from '../serial-day'
import { unpackWorkbook } from './unpack-workbook'
import type { CellContent, SheetContent, WorkbookContent } from './workbook-content'
import { workbookLimits, type WorkbookProblem } from './workbook-problem'

/** Values as they are kept, their formats only to know days and percents; styles because hidden rows are read with them. */
const options = {
  type: 'array',
  dense: true,
  // Cells without a value too: a formula whose value was not kept is one of them.
  sheetStubs: true,
  cellNF: true,
  cellText: false,
  cellHTML: false,
  cellStyles: true,
  cellDates: false,
  bookVBA: false,
  bookDeps: false,
} as const

const errorTexts: ReadonlyMap<unknown, string> = new Map([
  [0x00, '#NULL!'],
  [0x07, '#DIV/0!'],
  [0x0f, '#VALUE!'],
  [0x17, '#REF!'],
  [0x1d, '#NAME?'],
  [0x24, '#NUM!'],
  [0x2a, '#N/A'],
])

/** Whether a format shows hundredfold numbers with the sign; one within quotes or behind a backslash is only written there. */
const showsPercent = (format: string): boolean => format.replace(/"[^"]*"|[\\_*]./g, '').includes('%')

const numberContent = (value: number, format: unknown, countsFrom1904: boolean): CellContent | null => {
  if (!Number.isFinite(value)) return { kind: 'error', text: '#NUM!' }
  if (typeof format !== 'string') return value
  if (SSF.is_date(format)) return { kind: 'date', day: dayOfSerial(value, countsFrom1904) }
  return showsPercent(format) ? { kind: 'percent', share: value } : value
}

const contentOf = (cell: CellObject, countsFrom1904: boolean): CellContent | null => {
  const { t: type, v: value, f: formula, z: format } = cell
  if (type === 'e') return { kind: 'error', text: errorTexts.get(value) ?? '#N/A' }
  if (type === 'z' || value === '') return formula === undefined ? null : { kind: 'formula' }
  if (typeof value === 'number') return numberContent(value, format, countsFrom1904)
  if (typeof value === 'boolean') return { kind: 'truth', value }
  if (typeof value === 'string' && value.trim() !== '') return value
  return null
}

type Cells = Pick<SheetContent, 'hiddenRows'> & { readonly rows: (CellContent | null)[][]; cellsOutside: number }

const placeCell = ({ rows }: Pick<Cells, 'rows'>, row: number, column: number, content: CellContent): void => {
  while (rows.length <= row) rows.push([])
  const cells = rows[row]
  if (cells === undefined) return
  while (cells.length < column) cells.push(null)
  cells[column] = content
}

const hiddenRowsOf = (sheet: WorkSheet, rows: Cells['rows']): number[] =>
  rows.flatMap((cells, at) => (cells.length > 0 && sheet['!rows']?.[at]?.hidden === true ? [at + 1] : []))

/** Sparse lists are gone through by what they hold: the range that a file claims is never counted out. */
const readSheet = (sheet: WorkSheet, countsFrom1904: boolean): Cells => {
  const found = { rows: [] as (CellContent | null)[][], cellsOutside: 0 }
  const data: readonly (readonly CellObject[] | undefined)[] = sheet['!data'] ?? []
  data.forEach((row, at) =>
    row?.forEach((cell, column) => {
      const content = contentOf(cell, countsFrom1904)
      if (content === null) return
      if (at < workbookLimits.rows && column < workbookLimits.columns) placeCell(found, at, column, content)
      else found.cellsOutside += 1
    }),
  )
  return { ...found, hiddenRows: hiddenRowsOf(sheet, found.rows) }
}

/** The library keeps sheets in an object by their names; one called `__proto__` becomes what that object is made of. */
const sheetNamed = (sheets: WorkBook['Sheets'], name: string): WorkSheet => {
  if (Object.hasOwn(sheets, name)) return sheets[name] ?? {}
  return name === '__proto__' ? (Object.getPrototypeOf(sheets) as WorkSheet) : {}
}

const sheetsOf = ({ SheetNames, Sheets, Workbook }: WorkBook): SheetContent[] => {
  const countsFrom1904 = Workbook?.WBProps?.date1904 === true
  return SheetNames.map((name, index) => {
    const isHidden = (Workbook?.Sheets?.[index]?.Hidden ?? 0) !== 0
    return { name, isHidden, ...readSheet(sheetNamed(Sheets, name), countsFrom1904) }
  })
}

/** Cells share a text here, and no longer on their way to the page: each counts. */
const charactersOf = (sheets: readonly SheetContent[]): number =>
  sheets
    .flatMap(({ rows }) => rows)
    .reduce(
      (sum, cells) => cells.reduce((of: number, cell) => of + (typeof cell === 'string' ? cell.length : 0), sum),
      0,
    )

const problemOfError = (error: unknown): WorkbookProblem =>
  error instanceof Error && /password|encrypt/i.test(error.message) ? { code: 'encrypted' } : { code: 'damaged' }

/** The library throws for what it cannot make sense of, in words that are of no help to a person. */
const readPlain = (bytes: Uint8Array): Result<WorkbookContent, WorkbookProblem> => {
  try {
    const sheets = sheetsOf(read(bytes, options))
    if (sheets.length > workbookLimits.sheets) return fail({ code: 'too-many-sheets', limit: workbookLimits.sheets })
    const limit = workbookLimits.characters
    if (charactersOf(sheets) > limit) return fail({ code: 'too-much-text', limit })
    const isEmpty = sheets.every(sheet => sheet.rows.length === 0 && sheet.cellsOutside === 0)
    return isEmpty ? fail({ code: 'empty' }) : succeed({ sheets })
  } catch (error) {
    return fail(problemOfError(error))
  }
}

/**
 * What the sheets of an .xlsx or .xls hold, values only. Told by its bytes, not by its name; whatever is wrong with it
 * becomes a problem. May take long and much memory for a hostile file: it runs where it can be thrown away.
 */
export const readWorkbook = (bytes: Uint8Array): Result<WorkbookContent, WorkbookProblem> => {
  if (bytes.length === 0) return fail({ code: 'empty' })
  if (bytes.length > workbookLimits.bytes)
    return fail({ code: 'too-large', bytes: bytes.length, limit: workbookLimits.bytes })
  const kind = fileKindOf(bytes)
  if (kind === 'compound') return readPlain(bytes)
  if (kind !== 'packed') return fail({ code: 'other-file', format: kind })
  const unpacked = unpackWorkbook(bytes)
  return unpacked.ok ? readPlain(unpacked.value) : unpacked
}

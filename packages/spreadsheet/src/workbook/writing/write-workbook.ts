import { utils, write, type CellObject, type WorkBook, type WorkSheet } from 'sheetjs-style'
import { cellStyle } from './cell-style'
import { cellText, looksLikeFormula } from './cell-text'
import { finishWorkbook } from './finish-workbook'
import type { CellDescription, SheetDescription, WorkbookDescription } from './workbook-description'

/** What may be done to a protected sheet besides writing into open cells: `false` is the library's word for allowed. */
const protection = { formatCells: false, formatColumns: false, formatRows: false, sort: true, autoFilter: true }

const margins = { left: 0.4, right: 0.4, top: 0.5, bottom: 0.5, header: 0.3, footer: 0.3 }

const commentOf = (comment: string) => {
  const comments = [{ t: cellText(comment) }]
  // Shown when the pointer is over the cell, as on the page, not all the time.
  return Object.assign(comments, { hidden: true })
}

const cellOf = (cell: CellDescription): CellObject => {
  const { value, formula, comment } = cell
  if (typeof value === 'number' && !Number.isFinite(value)) throw new RangeError('A cell holds finite numbers only')
  if (formula !== undefined && (value === null || value === '')) throw new RangeError('A formula has a value')
  const isFormulaLike = formula === undefined && typeof value === 'string' && looksLikeFormula(value)
  const content =
    typeof value === 'number' ? { t: 'n' as const, v: value } : { t: 's' as const, v: cellText(value ?? '') }
  return {
    ...content,
    ...(formula === undefined ? {} : { f: formula }),
    s: cellStyle(cell, isFormulaLike),
    ...(comment === undefined || comment === '' ? {} : { c: commentOf(comment) }),
  }
}

const worksheetOf = ({ columns, rows, isProtected }: SheetDescription): WorkSheet => {
  const sheet: WorkSheet = {}
  rows.forEach((row, r) => row.forEach((cell, c) => (sheet[utils.encode_cell({ r, c })] = cellOf(cell))))
  const lastColumn = Math.max(columns.length, ...rows.map(row => row.length), 1) - 1
  sheet['!ref'] = utils.encode_range({ s: { r: 0, c: 0 }, e: { r: Math.max(rows.length, 1) - 1, c: lastColumn } })
  sheet['!cols'] = columns.map(({ width }) => ({ wch: width }))
  sheet['!margins'] = margins
  if (isProtected === true) sheet['!protect'] = protection
  return sheet
}

const printTitles = ({ name, frozen }: SheetDescription, index: number) => {
  if (frozen === undefined) return []
  const quoted = `'${name.replaceAll("'", "''")}'!`
  const columns = frozen.columns > 0 ? [`${quoted}$A:$${utils.encode_col(frozen.columns - 1)}`] : []
  const rows = frozen.rows > 0 ? [`${quoted}$1:$${frozen.rows}`] : []
  const parts = [...columns, ...rows]
  return parts.length === 0 ? [] : [{ Name: '_xlnm.Print_Titles', Sheet: index, Ref: parts.join(',') }]
}

/**
 * The bytes of an Excel file (.xlsx). Throws a RangeError for a number that is none, and an Error for a name that no sheet
 * may have; texts are never formulas.
 */
export const writeWorkbook = (description: WorkbookDescription): Uint8Array<ArrayBuffer> => {
  const book: WorkBook = {
    SheetNames: description.sheets.map(({ name }) => name),
    Sheets: Object.fromEntries(description.sheets.map(sheet => [sheet.name, worksheetOf(sheet)])),
    Workbook: { Names: description.sheets.flatMap(printTitles) },
    ...(description.title === undefined ? {} : { Props: { Title: cellText(description.title) } }),
  }
  const written: ArrayBuffer = write(book, { type: 'array', bookType: 'xlsx', bookSST: true })
  return finishWorkbook(new Uint8Array(written), description)
}

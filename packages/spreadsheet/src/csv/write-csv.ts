import Papa from 'papaparse'
import { guardFormula } from './formula-guard'

export type CsvCell = string | number

/** Numbers are written as Swedish spreadsheets read them; only a text can be taken for a formula. */
const cellText = (cell: CsvCell): string =>
  typeof cell === 'number' ? String(cell).replace('.', ',') : guardFormula(cell)

/**
 * A list as the text of a file: `;` between cells, CR LF after rows, a byte order mark, so that Excel reads å ä ö. Each
 * text stands in quotation marks, so that a spreadsheet that expects another separator finds no formula within it.
 */
export const writeCsv = (rows: readonly (readonly CsvCell[])[]): string => {
  const cells = rows.map(row => row.map(cellText))
  const isText = rows.map(row => row.map(cell => typeof cell === 'string'))
  const lines = cells.map((row, index) => Papa.unparse([row], { delimiter: ';', quotes: isText[index] }))
  return `\ufeff${lines.join('\r\n')}\r\n`
}

import { sheetFormulas, type ForecastInput, type SheetCell, type SheetRow } from '@veckovis/domain/forecast'
import type { Words } from '@veckovis/platform'
import type { CellDescription, WorkbookDescription } from '@veckovis/spreadsheet/workbook-writer'
import { notePlaceKey } from '../../data/note-place'
import { createSheetLabels } from './file-labels'
import { cellLook, headLook, numberFormat, tableLook } from './sheet-looks'

export type SheetContents = {
  readonly year: number
  readonly weeks: number
  readonly title: string
  readonly rows: readonly SheetRow[]
  /** What is written about a place, by `notePlaceKey`. */
  readonly notes: ReadonlyMap<string, string>
  readonly words: Words
  /** What the calculated cells rest on; null where they stand as they are. */
  readonly input: ForecastInput | null
}

type WeeksRow = Extract<SheetRow, { readonly kind: 'weeks' }>

const labelWidth = 34
const weekWidth = 9
// A quarter of the year on each page, as the grid is printed.
const pagesAcross = 4

const commentField = (comment: string | undefined) => (comment === undefined ? {} : { comment })

type FormulaOf = (rowId: string, week: number) => string | null

const weekCell = (
  { notes, words }: SheetContents,
  formulaOf: FormulaOf,
  row: WeeksRow,
  cell: SheetCell,
): CellDescription => {
  const { week, value, isOpen } = cell
  const formula = formulaOf(row.rowId, week)
  return {
    value: typeof value === 'string' ? words(`marks.${value}`) : value,
    ...(formula === null ? {} : { formula }),
    format: numberFormat(row, { ...cell, isCalculated: formula !== null }),
    look: cellLook(cell),
    isOpen,
    ...commentField(notes.get(notePlaceKey({ week, rowId: row.rowId }))),
  }
}

const headRow = ({ weeks, notes }: SheetContents): CellDescription[] => [
  // The same in both languages: an import knows the row by it.
  { value: 'Vecka', look: { ...headLook, alignment: 'left' } },
  ...Array.from({ length: weeks }, (_, index): CellDescription => {
    const week = index + 1
    return { value: week, look: headLook, ...commentField(notes.get(notePlaceKey({ week, rowId: null }))) }
  }),
]

const metaValue = (value: number | boolean, words: Words): CellDescription => {
  if (typeof value === 'boolean') return { value: words(value ? 'excelExport.yes' : 'excelExport.no') }
  return { value, format: Number.isInteger(value) ? '0' : '#,##0.00' }
}

/** The forecast as a workbook: one sheet that is called as the year, with a column for each week. */
export const forecastWorkbook = (contents: SheetContents): WorkbookDescription => {
  const { year, weeks, title, rows, words, input } = contents
  const labelOf = createSheetLabels(words)
  const formulaOf =
    input === null
      ? () => null
      : // The head stands in row 1.
        sheetFormulas(input, { rows, firstRow: 2, wordOf: mark => words(`marks.${mark}`) })
  const cells = rows.map((row): CellDescription[] => {
    if (row.kind === 'table') return [{ value: words(row.nameKey), look: tableLook }]
    if (row.kind === 'meta') return [{ value: row.label }, metaValue(row.value, words)]
    return [{ value: labelOf(row) }, ...row.cells.map(cell => weekCell(contents, formulaOf, row, cell))]
  })
  const columns = [{ width: labelWidth }, ...Array.from({ length: weeks }, () => ({ width: weekWidth }))]
  const frozen = { rows: 1, columns: 1 }
  const sheet = { name: String(year), columns, rows: [headRow(contents), ...cells], frozen, pagesAcross }
  return { title, sheets: [{ ...sheet, isProtected: true }] }
}

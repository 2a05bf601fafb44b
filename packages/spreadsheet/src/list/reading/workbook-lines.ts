import { fail, succeed, type Result } from '@veckovis/domain/result'
import type { CsvProblem } from '../../csv/csv-problem'
import type { CsvLine } from '../../csv/read-csv'
import type { CellContent, WorkbookContent } from '../../workbook/reading/workbook-content'
import { workbookLimits } from '../../workbook/reading/workbook-problem'

const asDecimal = (value: number): string => String(value).replace('.', ',')

/** A cell as a person would have typed it in a list. */
const textOf = (cell: CellContent | null): string => {
  if (cell === null) return ''
  if (typeof cell === 'string') return cell
  if (typeof cell === 'number') return asDecimal(cell)
  switch (cell.kind) {
    case 'formula':
      return ''
    case 'error':
      return cell.text
    case 'date':
      return cell.day ?? ''
    case 'percent':
      return `${asDecimal(Number((cell.share * 100).toPrecision(15)))} %`
    case 'truth':
      return cell.value ? 'ja' : 'nej'
  }
}

/** The first sheet that is shown and holds anything, as lines; each has the number that its row has in Excel. */
export const linesOfWorkbook = ({ sheets }: WorkbookContent): Result<readonly CsvLine[], CsvProblem> => {
  const sheet = sheets.find(({ isHidden, rows }) => !isHidden && rows.length > 0)
  if (sheet === undefined) return fail({ code: 'empty' })
  // Part of a list is not taken for the list.
  if (sheet.cellsOutside > 0) return fail({ code: 'too-many-rows', limit: workbookLimits.rows })
  const lines = sheet.rows.map((row, index) => ({
    line: index + 1,
    cells: row.map(textOf),
    ...(sheet.hiddenRows.includes(index + 1) && { isHidden: true }),
  }))
  return succeed(lines.filter(({ cells }) => cells.some(cell => cell.trim() !== '')))
}

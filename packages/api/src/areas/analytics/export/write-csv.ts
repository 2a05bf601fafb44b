import type { ExportCell, ExportTable } from './export-table'

// As packages/spreadsheet writes the files of lists (docs/decisions/0029-lists-as-csv.md), some rows at a time.
const beginsFormula = /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/u

const quoted = (text: string) => `"${(beginsFormula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

const cellText = (cell: ExportCell): string => {
  if (cell === null) return ''
  return typeof cell === 'number' ? String(cell).replace('.', ',') : quoted(cell)
}

const line = (cells: readonly ExportCell[]) => `${cells.map(cellText).join(';')}\r\n`

/** The table, and below an empty line what was asked for. */
export async function* writeCsv({ columns, rows, notes }: ExportTable): AsyncGenerator<string> {
  yield `\ufeff${line(columns.map(({ heading }) => heading))}`
  for await (const some of rows) yield some.map(line).join('')
  yield `\r\n${notes.map(line).join('')}`
}

import type { CellKind, ExportCell, ExportTable } from './export-table'

// As packages/spreadsheet writes the files of lists (docs/decisions/0029-lists-as-csv.md), some rows at a time.
const beginsFormula = /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/u

const quoted = (text: string) => `"${(beginsFormula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

/** A share as its percent, without the noise of the multiplication: 0.07 is 7 and not 7.000000000000001. */
const percentOf = (ratio: number) => `${Number((ratio * 100).toPrecision(12))}%`

const cellText = (cell: ExportCell, kind?: CellKind): string => {
  if (cell === null) return ''
  if (typeof cell === 'string') return quoted(cell)
  return (kind === 'percent' ? percentOf(cell) : String(cell)).replace('.', ',')
}

const line = (cells: readonly ExportCell[], kinds: readonly CellKind[] = []) =>
  `${cells.map((cell, place) => cellText(cell, kinds[place])).join(';')}\r\n`

/** The table, and below an empty line what was asked for. */
export async function* writeCsv({ columns, rows, notes }: ExportTable): AsyncGenerator<string> {
  yield `\ufeff${line(columns.map(({ heading }) => heading))}`
  const kinds = columns.map(({ kind }) => kind)
  for await (const some of rows) yield some.map(cells => line(cells, kinds)).join('')
  yield `\r\n${notes.map(note => line(note)).join('')}`
}

import Papa from 'papaparse'
import { fail, succeed, type Result } from '@veckovis/domain/result'
import { csvLimits, type CsvProblem } from './csv-problem'
import { withoutGuard } from './formula-guard'
import { guessSeparator, namedSeparator, type Separator } from './separator'

/** A row with the line that it begins at, counted from 1, and its cells without the guard before formulas; of a workbook it may be hidden. */
export type CsvLine = { readonly line: number; readonly cells: readonly string[]; readonly isHidden?: boolean }
export type CsvReading = { readonly separator: Separator; readonly rows: readonly CsvLine[] }

const lineEnds = /\r\n?/g
const linesIn = (text: string): number => text.split('\n').length - 1

const problemOfText = (text: string): CsvProblem | undefined => {
  // A character is at least one byte: a text that is longer cannot be shorter as a file.
  if (text.length > csvLimits.bytes) return { code: 'too-large', bytes: text.length, limit: csvLimits.bytes }
  if (/^\s*<(!doctype|html|\?xml)/i.test(text)) return { code: 'other-format', format: 'web-page' }
  const nul = text.indexOf('\0')
  return nul === -1 ? undefined : { code: 'no-text', line: 1 + linesIn(text.slice(0, nul).replace(lineEnds, '\n')) }
}

const problemOfRow = (line: number, cells: readonly string[], errors: readonly Papa.ParseError[]) => {
  const { columns: limit } = csvLimits
  if (errors.some(error => error.type === 'Quotes')) return { code: 'open-quote', line } as const
  if (cells.length > limit) return { code: 'too-many-columns', line, columns: cells.length, limit } as const
  return undefined
}

/** Rows of a text whose lines end with LF; those without any text in them are left out, but counted as lines. */
const parseRows = (text: string, separator: Separator, firstLine: number): Result<CsvLine[], CsvProblem> => {
  const rows: CsvLine[] = []
  let problem: CsvProblem | undefined
  let line = firstLine
  Papa.parse<string[]>(text, {
    delimiter: separator,
    newline: '\n',
    step: ({ data: cells, errors }, parser) => {
      problem = problemOfRow(line, cells, errors)
      if (cells.some(cell => cell.trim() !== '')) rows.push({ line, cells: cells.map(withoutGuard) })
      if (problem === undefined && rows.length > csvLimits.rows + 1)
        problem = { code: 'too-many-rows', limit: csvLimits.rows }
      line += 1 + linesIn(cells.join(''))
      if (problem !== undefined) parser.abort()
    },
  })
  return problem === undefined ? succeed(rows) : fail(problem)
}

/**
 * The rows of a list with separated values (RFC 4180), the row of its headings first. Separated by ; , or tab, the lines
 * ended by LF, CR LF or CR; within a cell each of them becomes LF. Refused whole, with the line, is what exceeds the
 * limits, is no text, or has a quotation mark that does not end.
 */
export const readCsv = (source: string): Result<CsvReading, CsvProblem> => {
  const problem = problemOfText(source)
  if (problem !== undefined) return fail(problem)
  const text = source.replace(/^\ufeff+/, '').replace(lineEnds, '\n')
  const named = namedSeparator(text)
  const list = text.slice(named?.length ?? 0)
  const separator = named?.separator ?? guessSeparator(list)
  const rows = parseRows(list, separator, named === null ? 1 : 2)
  if (!rows.ok) return rows
  return rows.value.length === 0 ? fail({ code: 'empty' }) : succeed({ separator, rows: rows.value })
}

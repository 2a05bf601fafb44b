import type { ImportComparison, KeptRow } from '@veckovis/domain/forecast'
import type { Words } from '@veckovis/platform'
import { writeCsv } from '@veckovis/spreadsheet/csv'
import type { ReadImport } from '../read-import'
import { cellName } from './cell-name'
import { headText } from './column-name'
import { errorText, placeOfError } from './error-text'

type ReasonsInput = {
  readonly read: ReadImport
  readonly comparison: ImportComparison
  readonly words: Words
}

type Line = readonly [row: number | '', cell: string, label: string, reason: string]

/** What a row is called in the file, by its number there. */
const labelAt = ({ recognised }: ReadImport, row: number): string =>
  recognised.kept.find(kept => kept.row === row)?.label ?? ''

const errorLines = ({ read, words }: ReasonsInput): Line[] =>
  read.errors.map((error): Line => {
    const place = placeOfError(error)
    const reason = errorText(error, words)
    return place === null ? ['', '', '', reason] : [place.row, cellName(place), labelAt(read, place.row), reason]
  })

/** What a whole row is left for, or a cell of it; the columns of the weeks are those of the head. */
const keptLines = ({ read, comparison, words }: ReasonsInput): Line[] => {
  const columns = new Map(read.recognised.head?.columns.map(({ week, column }) => [week, column]))
  const rows = new Map<string, KeptRow>(read.recognised.kept.map(row => [row.rowId, row]))
  const lineOf = (rowId: string, week: number | null, reason: string): Line => {
    const row = rows.get(rowId)
    const column = week === null ? undefined : columns.get(week)
    const cell = row === undefined || column === undefined ? '' : cellName({ row: row.row, column })
    return [row?.row ?? '', cell, row?.label ?? '', reason]
  }
  return [
    ...comparison.skippedRowIds.map(rowId => lineOf(rowId, null, words('reasons.skipped'))),
    ...comparison.oldDifferences.map(({ rowId, week }) => lineOf(rowId, week, words('reasons.old', { week }))),
    ...comparison.differences
      .filter(({ isRounded }) => isRounded)
      .map(({ rowId, week }) => lineOf(rowId, week, words('reasons.rounded'))),
    ...comparison.readOnlyRowIds.map(rowId => lineOf(rowId, null, words('reasons.read-only'))),
  ]
}

const leftColumnLines = ({ read, comparison, words }: ReasonsInput): Line[] => {
  const { head } = read.recognised
  if (head === null) return []
  return comparison.leftColumns.map((left): Line => {
    const cell = cellName({ row: head.row, column: left.column })
    return [head.row, cell, headText(left), words('reasons.no-week')]
  })
}

const leftOutLines = ({ read, words }: ReasonsInput): Line[] =>
  read.recognised.leftOut.map(({ row, label, reason }): Line => [row, '', label, words(`reasons.${reason}`)])

/** Everything of a file that does not come in as it stands, each with why, as a list for a spreadsheet. */
export const reasonsFile = (input: ReasonsInput): string => {
  const { words } = input
  const heads = ['row', 'cell', 'label', 'reason'].map(name => words(`reasonsFile.${name}`))
  return writeCsv([heads, ...errorLines(input), ...leftColumnLines(input), ...leftOutLines(input), ...keptLines(input)])
}

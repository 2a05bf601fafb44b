import { fileHoursRule, signedFileHoursRule } from '../../numbers/parse-number'
import { readFileHours, readsAsNumber, type FileHours } from '../../numbers/read-file-number'
import type { NumberError, NumberRule } from '../../numbers/number-rule'
import { withoutInvisibleEnds } from '../../text/hidden-characters'
import { singleKinds } from '../rows/row-kinds'
import { isEditableSubstitute, isSignedRow, serverIdOfRow, substituteRowId } from '../rows/server-row-ids'
import type { FileCell, FilePlace } from './file-sheet'
import { cellAt, columnsByWeek, placeOf, type KeptRow, type RecognisedSheet } from './recognise-rows'

/** What is wrong with a sheet; each but the first three stands at its cell. */
export type ImportError =
  | { readonly code: 'no-head' }
  | { readonly code: 'no-editable-row' }
  | { readonly code: 'no-week' }
  | { readonly code: 'unknown-week' | 'week-twice'; readonly at: FilePlace; readonly week: number }
  | { readonly code: 'label-twice'; readonly at: FilePlace; readonly label: string; readonly first: number }
  | { readonly code: 'date' | 'percent' | 'truth' | 'formula'; readonly at: FilePlace }
  | { readonly code: 'error-value'; readonly at: FilePlace; readonly text: string }
  | { readonly code: 'number'; readonly at: FilePlace; readonly reason: NumberError }

/** Whether a row takes input in a forecast, by its id alone; further absences do. */
export const takesInput = (rowId: string): boolean => {
  const server = serverIdOfRow(rowId)
  if (server === undefined) return singleKinds.some(({ id, editable }) => id === rowId && editable)
  return (
    server.kind === 'absence' || (isEditableSubstitute(server.serverId) && substituteRowId(server.serverId) === rowId)
  )
}

const ruleOf = (rowId: string): NumberRule => (isSignedRow(rowId) ? signedFileHoursRule : fileHoursRule)

/** Hours that a cell brings; null for a blank one and for text, which never change anything. A lone dash is blank. */
export const hoursOfCell = (cell: FileCell, rowId: string): FileHours | null => {
  if (typeof cell !== 'number' && (typeof cell !== 'string' || !readsAsNumber(cell))) return null
  const read = readFileHours(cell, ruleOf(rowId))
  return read.ok ? read.value : null
}

/** One dash of those that stand for nothing in a table. */
const dash = /^[-\u2010-\u2014\u2212]$/

const isBlank = (text: string): boolean => {
  const seen = withoutInvisibleEnds(text)
  return seen === '' || dash.test(seen)
}

/** Text that is no number is an error: hours that somebody wrote there would be lost without a word. */
const errorOfCell = (cell: FileCell, rowId: string, at: FilePlace): ImportError | null => {
  if (cell === null || (typeof cell === 'string' && isBlank(cell))) return null
  if (typeof cell === 'object')
    return cell.kind === 'error' ? { code: 'error-value', at, text: cell.text } : { code: cell.kind, at }
  const read = readFileHours(cell, ruleOf(rowId))
  return read.ok ? null : { code: 'number', at, reason: read.error }
}

const headErrors = ({ head }: RecognisedSheet, weeks: number): ImportError[] => {
  if (head === null) return [{ code: 'no-head' }]
  const seen = new Set<number>()
  const named = head.columns.flatMap(({ week, column }) => (week === null ? [] : [{ week, column }]))
  const errors = named.flatMap(({ week, column }): ImportError[] => {
    const at = { row: head.row, column }
    if (!Number.isInteger(week) || week < 1 || week > weeks) return [{ code: 'unknown-week', at, week }]
    if (seen.has(week)) return [{ code: 'week-twice', at, week }]
    seen.add(week)
    return []
  })
  return named.length === 0 ? [{ code: 'no-week' }] : errors
}

const repeatedLabels = (kept: readonly KeptRow[]): ImportError[] => {
  const firstRows = new Map<string, number>()
  return kept.flatMap((row): ImportError[] => {
    const first = firstRows.get(row.rowId)
    if (first !== undefined) return [{ code: 'label-twice', at: placeOf(row, 1), label: row.label, first }]
    firstRows.set(row.rowId, row.row)
    return []
  })
}

/**
 * Everything that is wrong with a sheet for a year of so many weeks, in the order of its rows; none when it may come in
 * . Only rows that take input are looked at cell by cell: what else an export holds is not read.
 */
export const validateImport = (sheet: RecognisedSheet, weeks: 52 | 53): ImportError[] => {
  const columns = [...columnsByWeek(sheet).values()]
  const editable = sheet.kept.filter(({ rowId }) => takesInput(rowId))
  const cellErrors = editable.flatMap(row =>
    columns.flatMap(column => errorOfCell(cellAt(row, column), row.rowId, placeOf(row, column)) ?? []),
  )
  const missing: ImportError[] = editable.length === 0 ? [{ code: 'no-editable-row' }] : []
  return [...headErrors(sheet, weeks), ...missing, ...repeatedLabels(sheet.kept), ...cellErrors]
}

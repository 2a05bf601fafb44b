import { readsAsNumber } from '../../numbers/read-file-number'
import type { FileCell, FilePlace, FileSheet } from './file-sheet'
import { isHeadLabel, isMetaLabel, foldedLabel, type LabelIndex } from './row-labels'

/** Why a row stays out of an import: no label, one cell only, what the export says of the budget, and so on. */
type LeftOutReason = 'no-label' | 'one-cell' | 'meta' | 'unknown-label' | 'no-number'

export type KeptRow = {
  /** As a spreadsheet numbers it */
  readonly row: number
  readonly label: string
  readonly rowId: string
  readonly cells: readonly FileCell[]
  /** In the file it is not to be seen */
  readonly isHidden: boolean
}

type LeftOutRow = { readonly row: number; readonly label: string; readonly reason: LeftOutReason }

/** A column of the head with what stands in it where no week does. */
type HeadColumn = { readonly column: number; readonly week: number | null; readonly cell: FileCell }

export type RecognisedSheet = {
  /** The row that names the weeks; null when there is none */
  readonly head: { readonly row: number; readonly columns: readonly HeadColumn[] } | null
  readonly kept: readonly KeptRow[]
  readonly leftOut: readonly LeftOutRow[]
}

const labelOf = ([first]: readonly FileCell[]): string => {
  if (typeof first === 'string') return first.trim()
  return typeof first === 'number' ? String(first) : ''
}

const isFilled = (cell: FileCell): boolean => (typeof cell === 'string' ? cell.trim() !== '' : cell !== null)

/** Numbers, also those shown as percent, and texts that read as Swedish ones. */
const isNumeric = (cell: FileCell): boolean => {
  if (typeof cell === 'object') return cell?.kind === 'percent'
  return typeof cell === 'number' || readsAsNumber(cell)
}

const weekShape = /^(?:v|vecka|w|week)?\.? ?(\d{1,3})$/

/** The week that a cell of the head names, whether or not the year has it; null for anything else. */
const weekOf = (cell: FileCell): number | null => {
  if (typeof cell === 'number') return cell
  const [, digits] = typeof cell === 'string' ? (weekShape.exec(foldedLabel(cell)) ?? []) : []
  return digits === undefined ? null : Number(digits)
}

const headOf = (cells: readonly FileCell[]): HeadColumn[] =>
  cells.flatMap((cell, index) => (index > 0 && isFilled(cell) ? [{ column: index + 1, week: weekOf(cell), cell }] : []))

const judge = (cells: readonly FileCell[], labels: LabelIndex): { readonly rowId: string } | LeftOutReason => {
  const label = labelOf(cells)
  if (label === '') return 'no-label'
  if (isMetaLabel(label)) return 'meta'
  if (cells.filter(isFilled).length < 2) return 'one-cell'
  const rowId = labels.get(foldedLabel(label))
  if (rowId === undefined) return 'unknown-label'
  return cells.slice(1).some(isNumeric) ? { rowId } : 'no-number'
}

/**
 * The rows of a sheet by their labels, and why each of the others stays out; the first row whose label is that of the
 * head names the weeks. Rows without anything in them are not told.
 */
export const recogniseRows = ({ rows, hiddenRows = [] }: FileSheet, labels: LabelIndex): RecognisedSheet => {
  const headIndex = rows.findIndex(cells => isHeadLabel(labelOf(cells)))
  const kept: KeptRow[] = []
  const leftOut: LeftOutRow[] = []
  rows.forEach((cells, index) => {
    if (index === headIndex || !cells.some(isFilled)) return
    const [row, label] = [index + 1, labelOf(cells)]
    const found = judge(cells, labels)
    if (typeof found === 'string') leftOut.push({ row, label, reason: found })
    else kept.push({ row, label, cells, isHidden: hiddenRows.includes(row), ...found })
  })
  const head = rows[headIndex]
  return { head: head === undefined ? null : { row: headIndex + 1, columns: headOf(head) }, kept, leftOut }
}

/** Columns in which these rows have something, below a cell of the head that names no week; with what stands there. */
export const columnsWithoutWeek = (
  { head }: RecognisedSheet,
  rows: readonly KeptRow[],
): { readonly column: number; readonly cell: FileCell }[] => {
  if (head === null) return []
  const named = new Map(head.columns.map(({ column, ...rest }) => [column, rest]))
  const filled = rows.flatMap(({ cells }) => cells.flatMap((cell, index) => (isFilled(cell) ? [index + 1] : [])))
  return [...new Set(filled)]
    .filter(column => column > 1 && (named.get(column)?.week ?? null) === null)
    .sort((one, other) => one - other)
    .map(column => ({ column, cell: named.get(column)?.cell ?? null }))
}

/** The column of each week, as a spreadsheet counts; the first where a week is named twice. */
export const columnsByWeek = ({ head }: RecognisedSheet): ReadonlyMap<number, number> => {
  const columns = new Map<number, number>()
  for (const { week, column } of head?.columns ?? []) if (week !== null && !columns.has(week)) columns.set(week, column)
  return columns
}

export const cellAt = (row: KeptRow, column: number): FileCell => row.cells[column - 1] ?? null

export const placeOf = (row: KeptRow, column: number): FilePlace => ({ row: row.row, column })

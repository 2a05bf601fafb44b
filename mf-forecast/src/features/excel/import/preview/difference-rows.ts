import { cellKey, type ImportDifference } from '@veckovis/domain/forecast'
import { formatHours } from '@veckovis/domain/numbers'
import type { SheetCell, SheetMark } from '@veckovis/grid'
import type { Words } from '@veckovis/platform'

/** The differences of one row of the forecast. */
export type DifferenceRow = { readonly rowId: string; readonly cells: readonly ImportDifference[] }

/** Rows in the order of the file, each with its differences by weeks. */
export const rowsOfDifferences = (differences: readonly ImportDifference[]): DifferenceRow[] => {
  const rows = new Map<string, ImportDifference[]>()
  for (const cell of differences) {
    const cells = rows.get(cell.rowId)
    if (cells === undefined) rows.set(cell.rowId, [cell])
    else cells.push(cell)
  }
  return [...rows].map(([rowId, cells]) => ({ rowId, cells }))
}

export const weeksOfDifferences = (differences: readonly ImportDifference[]): number[] =>
  [...new Set(differences.map(({ week }) => week))].sort((one, other) => one - other)

/** Rows of the page and of the preview are told apart where both stand. */
const prefix = 'import/'
export const previewRowId = (rowId: string): string => `${prefix}${rowId}`

const emptyCell: SheetCell = { text: '', editable: false, dirty: false, tone: 'muted' }

/** What is to happen to a cell, in words; its pattern says the same without colours. */
const markOf = (cell: ImportDifference, isChosen: boolean, words: Words): SheetMark => {
  if (!isChosen) return { pattern: 'dots', tone: 'muted', title: words('marks.left') }
  return cell.isConflict
    ? { pattern: 'stripes', tone: 'warning', title: words('marks.over') }
    : { pattern: 'plain', tone: 'accent', title: words('marks.new') }
}

const cellOf = (cell: ImportDifference, isChosen: boolean, words: Words): SheetCell => {
  const before = formatHours(cell.before)
  const after = formatHours(cell.after)
  return {
    text: after,
    editable: false,
    dirty: false,
    tone: isChosen ? 'normal' : 'muted',
    detail: words('was', { before }),
    marks: [markOf(cell, isChosen, words)],
    description: words('fromTo', { before, after }),
  }
}

/** The cells of a row under the weeks that differ anywhere; empty where this row does not. */
export const sheetCells = (
  { cells }: DifferenceRow,
  { weeks, chosen, words }: { weeks: readonly number[]; chosen: ReadonlySet<string>; words: Words },
): SheetCell[] => {
  const byWeek = new Map(cells.map(cell => [cell.week, cell]))
  return weeks.map(week => {
    const cell = byWeek.get(week)
    return cell === undefined ? emptyCell : cellOf(cell, chosen.has(cellKey(cell)), words)
  })
}

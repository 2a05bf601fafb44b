import { daysOfColumns, diaryCategories, type DiaryCategory, type PlanPeriod } from '@veckovis/domain/diary'
import type { SheetSelection } from '@veckovis/grid'
import type { PlannedCells as CellsOfEntry } from '../../data/diary-dialog'
import { personOfRow, standingOf, type PlanEntry, type PlannedCells } from './planned-cells'

/** The entries of the selected cells, each once. */
export const entriesIn = (cells: PlannedCells, { rowIds, columns }: SheetSelection): PlanEntry[] => {
  const found = rowIds.flatMap(rowId => {
    const row = cells.get(rowId)
    return columns.flatMap(column => (row?.get(column) ?? []).map(({ entry }) => entry))
  })
  return [...new Map(found.map(entry => [entry.id, entry])).values()]
}

export const waitingOf = (entries: readonly PlanEntry[]): PlanEntry[] =>
  entries.filter(entry => standingOf(entry) === 'waiting')

/** The people and the dates of the selected cells, first the one with the focus; null where no column is selected. */
export const plannedFor = ({ focus, rowIds, columns }: SheetSelection, period: PlanPeriod): CellsOfEntry | null => {
  const [first, last] = [columns[0], columns.at(-1)]
  if (focus === null || first === undefined || last === undefined) return null
  const staffId = personOfRow(focus.rowId)
  const others = rowIds.map(personOfRow).filter((id): id is number => id !== null && id !== staffId)
  const days = daysOfColumns(period, first, last)
  return staffId === null || others.length === 0 ? { staffId, ...days } : { staffId, others, ...days }
}

/** What is entered in a row; null in the sums. */
export const categoryOfRow = (rowId: string): DiaryCategory | null => {
  if (personOfRow(rowId) !== null) return 'ABSENCE'
  return diaryCategories.find(category => category === rowId) ?? null
}

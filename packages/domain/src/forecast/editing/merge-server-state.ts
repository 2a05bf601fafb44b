import { isOldWeek } from '../../calendar/iso-week'
import type { Hundredths } from '../../numbers/hundredths'
import type { ForecastInput, ServerRowHours } from '../forecast-input'
import type { ServerId } from '../rows/row-kinds'
import { weekListsOf } from '../rows/week-lists'
import { requireSoundInput, withEveryRow } from './create-forecast-state'
import { withRowHours } from './edit-cell'
import type { CellAddress, CellConflict, ForecastState } from './forecast-state'
import { findEditableRow, hasSameHours, listEditableRows } from './list-editable-rows'
import { dirtyRowIds } from './read-row-status'
import { withAbsenceRow } from './with-absence-row'

const noHours: readonly Hundredths[] = []

const isSameRow = (one: ServerRowHours, other: ServerRowHours): boolean =>
  one.serverId === other.serverId &&
  hasSameHours(one.hours, other.hours) &&
  hasSameHours(one.diaryHours ?? noHours, other.diaryHours ?? noHours)

const sharing = (fresh: readonly ServerRowHours[], known: readonly ServerRowHours[]): ServerRowHours[] =>
  fresh.map(row => known.find(old => isSameRow(old, row)) ?? row)

/** The fresh input, with the old lists wherever they hold the same hours. */
const shareUnchanged = (fresh: ForecastInput, known: ForecastInput): ForecastInput => ({
  ...fresh,
  ...weekListsOf({
    rows: ({ list }) => sharing(fresh[list], known[list]),
    weeks: ({ list }) => (hasSameHours(fresh[list], known[list]) ? known[list] : fresh[list]),
  }),
})

const editedAbsenceIds = (state: ForecastState): ServerId[] => {
  const dirty = new Set(dirtyRowIds(state))
  return listEditableRows(state.edited)
    .filter(row => row.kind === 'absence' && dirty.has(row.rowId))
    .flatMap(row => (row.serverId === null ? [] : [row.serverId]))
}

type MergedRow = { readonly hours: Hundredths[]; readonly conflicts: CellAddress[] }

const mergeRow = (state: ForecastState, rowId: string, theirs: readonly Hundredths[]): MergedRow => {
  const base = findEditableRow(state.stored, rowId)?.hours
  const mine = findEditableRow(state.edited, rowId)?.hours
  const conflicts: CellAddress[] = []
  const hours = theirs.map((their, index) => {
    const [own, before] = [mine?.[index], base?.[index]]
    const cell = { rowId, week: index + 1 }
    const isOld = isOldWeek({ year: state.edited.year, week: cell.week }, state.currentWeek)
    if (own === undefined || own === before || isOld) return their
    if (their !== before && own !== their) conflicts.push(cell)
    return own
  })
  return { hours, conflicts }
}

/**
 * Puts the edits on top of fresher data from the server. A cell changed only here keeps the edit, one changed only
 * there takes the server's value, and one changed on both sides keeps the edit and is listed as a conflict.
 * Throws a RangeError for data of another year or of the wrong shape.
 */
export const mergeServerState = (state: ForecastState, fresh: ForecastInput): ForecastState => {
  requireSoundInput(fresh)
  if (fresh.year !== state.stored.year || fresh.weeks !== state.stored.weeks)
    throw new RangeError(`A forecast of ${fresh.year} cannot be merged into ${state.stored.year}`)
  const stored = shareUnchanged(withEveryRow(fresh), state.stored)
  const conflictedCells = [...state.conflictedCells]
  let next: ForecastState = { ...state, stored, edited: stored, resetRowIds: [] }
  for (const serverId of editedAbsenceIds(state)) next = withAbsenceRow(next, serverId)
  for (const row of listEditableRows(next.stored)) {
    const merged = mergeRow(state, row.rowId, row.hours)
    next = withRowHours(next, row, merged.hours)
    conflictedCells.push(...merged.conflicts.filter(cell => !hasCell(state.conflictedCells, cell)))
  }
  return { ...next, conflictedCells }
}

const isSameCell = (one: CellAddress, other: CellAddress): boolean =>
  one.rowId === other.rowId && one.week === other.week

const hasCell = (cells: readonly CellAddress[], cell: CellAddress): boolean =>
  cells.some(candidate => isSameCell(candidate, cell))

/** Cells changed on both sides and not yet decided; a cell that has come to agree is no conflict any more. */
export const listConflicts = (state: ForecastState): CellConflict[] =>
  state.conflictedCells.flatMap(({ rowId, week }) => {
    const row = findEditableRow(state.edited, rowId)
    const mine = row?.hours[week - 1]
    const theirs = findEditableRow(state.stored, rowId)?.hours[week - 1]
    if (row === undefined || mine === undefined || theirs === undefined || mine === theirs) return []
    return [{ rowId: row.rowId, week, mine, theirs }]
  })

/** Decides a conflict: `mine` keeps the edit to be saved, `theirs` takes the server's value. */
export const resolveConflict = (state: ForecastState, cell: CellAddress, choice: 'mine' | 'theirs'): ForecastState => {
  const decided = { ...state, conflictedCells: state.conflictedCells.filter(other => !isSameCell(other, cell)) }
  const row = findEditableRow(state.edited, cell.rowId)
  const theirs = findEditableRow(state.stored, cell.rowId)?.hours[cell.week - 1]
  if (choice === 'mine' || row === undefined || theirs === undefined) return decided
  return withRowHours(decided, row, row.hours.with(cell.week - 1, theirs))
}

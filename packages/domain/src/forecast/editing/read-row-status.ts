import type { ForecastState, RowStatus } from './forecast-state'
import { findEditableRow, listEditableRows } from './list-editable-rows'

/** Ids of the rows that differ from the stored forecast. */
export const dirtyRowIds = (state: ForecastState): string[] =>
  state.edited === state.stored
    ? []
    : listEditableRows(state.edited)
        // Equal rows share one list (withRowHours), so identity tells.
        .filter(row => findEditableRow(state.stored, row.rowId)?.hours !== row.hours)
        .map(row => row.rowId)

/** The global flag: at least one cell differs from the stored forecast. */
export const isDirty = (state: ForecastState): boolean => dirtyRowIds(state).length > 0

/** Status of every row that is not normal. */
export const readRowStatuses = (state: ForecastState): ReadonlyMap<string, RowStatus> =>
  new Map<string, RowStatus>([
    ...state.resetRowIds.map((rowId): [string, RowStatus] => [rowId, 'reset']),
    ...dirtyRowIds(state).map((rowId): [string, RowStatus] => [rowId, 'dirty']),
  ])

/** The weeks in which a row differs from the stored forecast; none for a row that takes no input. */
export const dirtyWeeks = (state: ForecastState, rowId: string): ReadonlySet<number> => {
  const edited = findEditableRow(state.edited, rowId)?.hours
  const stored = findEditableRow(state.stored, rowId)?.hours
  const weeks = new Set<number>()
  if (edited === stored || edited === undefined) return weeks
  edited.forEach((hours, index) => {
    if (hours !== stored?.[index]) weeks.add(index + 1)
  })
  return weeks
}

/** The stored forecast again; changed rows are marked reset and the dirty flag is off. */
export const revert = (state: ForecastState): ForecastState => ({
  ...state,
  edited: state.stored,
  resetRowIds: dirtyRowIds(state),
  conflictedCells: [],
})

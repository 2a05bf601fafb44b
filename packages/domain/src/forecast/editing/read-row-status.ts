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

/** Status of one row. */
export const rowStatusOf = (state: ForecastState, rowId: string): RowStatus =>
  readRowStatuses(state).get(rowId) ?? 'normal'

/** Whether one cell differs from the stored forecast. */
export const isDirtyCell = (state: ForecastState, { rowId, week }: { rowId: string; week: number }): boolean => {
  const edited = findEditableRow(state.edited, rowId)?.hours[week - 1]
  return edited !== findEditableRow(state.stored, rowId)?.hours[week - 1]
}

/** The stored forecast again; changed rows are marked reset and the dirty flag is off. */
export const revert = (state: ForecastState): ForecastState => ({
  ...state,
  edited: state.stored,
  resetRowIds: dirtyRowIds(state),
  conflictedCells: [],
})

import type { Hundredths } from '../../numbers/hundredths'
import type { ForecastInput } from '../forecast-input'
import { withRowHours } from './edit-cell'
import type { EditHistory } from './edit-history'
import type { CellAddress, ForecastState } from './forecast-state'
import { findEditableRow, listEditableRows } from './list-editable-rows'
import { dirtyWeeks } from './read-row-status'

/** A legal value that is hardly meant: hours of absence, and those that the week has scheduled. Hundredths. */
export type UnlikelyCell = CellAddress & { readonly hours: Hundredths; readonly scheduled: Hundredths }

const scheduledIn = ({ scheduled }: ForecastInput, week: number): Hundredths => scheduled[week - 1] ?? 0

/** A week in which nothing is scheduled, as one that is not planned yet, says nothing about its absences. */
const isUnlikely = ({ edited }: ForecastState, week: number, hours: Hundredths): boolean => {
  const scheduled = scheduledIn(edited, week)
  return scheduled > 0 && hours > scheduled
}

/** Unsaved absences of more hours than the week has scheduled, in the order of the rows. */
export const listUnlikelyCells = (state: ForecastState): UnlikelyCell[] => {
  if (state.edited === state.stored) return []
  return listEditableRows(state.edited)
    .filter(({ kind }) => kind === 'absence')
    .flatMap(({ rowId, hours }) =>
      [...dirtyWeeks(state, rowId)].flatMap(week => {
        const entered = hours[week - 1] ?? 0
        const scheduled = scheduledIn(state.edited, week)
        return isUnlikely(state, week, entered) ? [{ rowId, week, hours: entered, scheduled }] : []
      }),
    )
}

/** The cells as they were before they became unlikely; the stored hours where the steps do not reach so far. */
export const withLikelyHours = (
  state: ForecastState,
  { done }: EditHistory,
  cells: readonly CellAddress[],
): ForecastState =>
  cells.reduce((next, { rowId, week }) => {
    const row = findEditableRow(next.edited, rowId)
    if (row === undefined) return next
    const former = done
      .flat()
      .findLast(change => change.rowId === rowId && change.week === week && !isUnlikely(next, week, change.before))
    const stored = findEditableRow(next.stored, rowId)?.hours[week - 1]
    const hours = former?.before ?? stored ?? 0
    return withRowHours(next, row, row.hours.with(week - 1, hours))
  }, state)

import type { ServerId } from '../rows/row-kinds'
import { absenceRowId } from '../rows/server-row-ids'
import type { ForecastState } from './forecast-state'
import { findEditableRow } from './list-editable-rows'

/** The state with a row of zeros for a further absence that it does not hold yet. */
export const withAbsenceRow = (state: ForecastState, serverId: ServerId): ForecastState => {
  if (findEditableRow(state.edited, absenceRowId(serverId)) !== undefined) return state
  const row = { serverId, hours: Array.from({ length: state.edited.weeks }, () => 0) }
  const stored = { ...state.stored, absences: [...state.stored.absences, row] }
  const isUntouched = state.edited === state.stored
  return {
    ...state,
    stored,
    edited: isUntouched ? stored : { ...state.edited, absences: [...state.edited.absences, row] },
  }
}

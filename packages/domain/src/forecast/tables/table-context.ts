import { isOldWeek } from '../../calendar/iso-week'
import type { ForecastState, RowStatus } from '../editing/forecast-state'
import { readRowStatuses } from '../editing/read-row-status'
import type { ForecastResult } from '../forecast-result'
import type { ServerId } from '../rows/row-kinds'

export type ForecastTableOptions = {
  /** Names of the further absences by server id, from the absence reasons */
  readonly absenceNames?: ReadonlyMap<ServerId, string>
  /** Short-term illness as a share of scheduled hours instead of hours */
  readonly showIllnessAsPercentage?: boolean
}

/** What every row of the tables is built from. */
export type TableContext = {
  readonly state: ForecastState
  readonly result: ForecastResult
  readonly options: ForecastTableOptions
  readonly statuses: ReadonlyMap<string, RowStatus>
  /** Per week of the range */
  readonly isOld: readonly boolean[]
}

export const createTableContext = (
  state: ForecastState,
  result: ForecastResult,
  options: ForecastTableOptions,
): TableContext => ({
  state,
  result,
  options,
  statuses: readRowStatuses(state),
  isOld: result.weekNumbers.map(week => isOldWeek({ year: state.edited.year, week }, state.currentWeek)),
})

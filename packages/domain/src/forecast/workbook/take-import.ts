import { fail, succeed, type Result } from '../../result'
import { isEditableCell, withRowHours } from '../editing/edit-cell'
import type { ForecastState } from '../editing/forecast-state'
import { findEditableRow } from '../editing/list-editable-rows'
import { withAbsenceRow } from '../editing/with-absence-row'
import { serverIdOfRow } from '../rows/server-row-ids'
import type { ImportDifference } from './compare-import'

/** `overwrite` takes the file's values, `merge` keeps what is there and not zero. */
export type ImportStrategy = 'overwrite' | 'merge'

export type ImportChoice = {
  readonly strategy: ImportStrategy
  /** Rows and weeks that stay as they are */
  readonly leftRowIds: ReadonlySet<string>
  readonly leftWeeks: ReadonlySet<number>
  /** What was decided for single conflicts, by `cellKey` */
  readonly decided: ReadonlyMap<string, ImportStrategy>
}

/** Everything comes in, and what is there is overwritten. */
export const wholeImport: ImportChoice = {
  strategy: 'overwrite',
  leftRowIds: new Set(),
  leftWeeks: new Set(),
  decided: new Map(),
}

export const cellKey = ({ rowId, week }: Pick<ImportDifference, 'rowId' | 'week'>): string => `${week} ${rowId}`

/** Whether a cell comes in under a choice. */
export const comesIn = (difference: ImportDifference, choice: ImportChoice): boolean => {
  if (choice.leftRowIds.has(difference.rowId) || choice.leftWeeks.has(difference.week)) return false
  if (!difference.isConflict) return true
  return (choice.decided.get(cellKey(difference)) ?? choice.strategy) === 'overwrite'
}

const withRow = (state: ForecastState, rowId: string): ForecastState => {
  const server = serverIdOfRow(rowId)
  return server?.kind === 'absence' ? withAbsenceRow(state, server.serverId) : state
}

/**
 * The forecast with the chosen cells of a file, edited and not saved; a further absence that it lacks gets its row.
 * A cell that takes no input, because its week has passed meanwhile, stays as it is. Fails without write permission.
 */
export const takeImport = (
  state: ForecastState,
  differences: readonly ImportDifference[],
  choice: ImportChoice,
): Result<ForecastState, 'no-write-permission'> => {
  if (!state.canWrite) return fail('no-write-permission')
  let next = state
  for (const difference of differences) {
    if (!comesIn(difference, choice)) continue
    next = withRow(next, difference.rowId)
    const row = findEditableRow(next.edited, difference.rowId)
    if (row === undefined || !isEditableCell(next, difference)) continue
    next = withRowHours(next, row, row.hours.with(difference.week - 1, difference.after))
  }
  return succeed(next)
}

import type { IsoWeek } from '../../calendar/iso-week'
import type { NumberError } from '../../numbers/number-rule'
import type { ForecastInput } from '../forecast-input'
import type { ForecastRowId } from '../rows/forecast-row-ids'

/** §4: dirty after an edit, reset after a cancel. */
export type RowStatus = 'normal' | 'dirty' | 'reset'

export type CellAddress = { readonly rowId: string; readonly week: number }

/** The stored forecast and the edited one on top of it. Immutable; a row that did not change keeps its identity. */
export type ForecastState = {
  readonly stored: ForecastInput
  readonly edited: ForecastInput
  readonly currentWeek: IsoWeek
  readonly canWrite: boolean
  /** Rows whose stored values were not valid: absent from the tables and never sent */
  readonly skippedRowIds: readonly string[]
  /** Rows restored by the last revert */
  readonly resetRowIds: readonly string[]
  /** Cells that were changed here and on the server; see listConflicts */
  readonly conflictedCells: readonly CellAddress[]
}

export type CellEditError =
  NumberError | 'unknown-row' | 'unknown-week' | 'read-only-row' | 'old-week' | 'no-write-permission'

export type CellEdit = CellAddress & { readonly text: string }

export type CellEditFailure = CellAddress & { readonly error: CellEditError }

/** A cell with two new values, in hundredths of an hour. */
export type CellConflict = {
  readonly rowId: ForecastRowId
  readonly week: number
  readonly mine: number
  readonly theirs: number
}

/** Week number to hours, as on the wire. */
export type WeekHours = { readonly [week: number]: number }

/** The body of the save. */
export type ForecastChanges = {
  readonly absences: readonly { readonly id: number; readonly values: WeekHours }[]
  readonly substitutes: readonly { readonly id: number; readonly values: WeekHours }[]
  readonly myForecast: readonly { readonly values: WeekHours }[]
}

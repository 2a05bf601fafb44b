import type { Decimals } from '../../numbers/format-numbers'
import type { RowStatus } from '../editing/forecast-state'
import type { StaffingMark } from '../forecast-result'
import type { ForecastRowId } from '../rows/forecast-row-ids'
import type { ForecastRowType, ForecastTableId } from '../rows/row-line'

export type ForecastColumn<Value> = { readonly weekNumber: number; readonly isOld: boolean; readonly value: Value }

type PercentageColumn = { readonly weekNumber: number; readonly isOld: boolean; readonly percentage: number }

/** Short-term illness shown as a share of scheduled hours (§9, A-072, A-096). */
export type PercentageDisplay = {
  readonly showAsPercentage: boolean
  /** Of the percentages */
  readonly decimals: 1
  readonly percentageColumns: readonly PercentageColumn[]
  /** Percent over the whole range */
  readonly percentageTotal: number
}

type RowBase = {
  readonly id: ForecastRowId
  /** Key of the row's name; a further absence has the name given from outside instead */
  readonly nameKey: string
  readonly givenName: string | null
  readonly type: ForecastRowType
  /** Takes input from anyone who may write */
  readonly takesInput: boolean
  readonly isEditable: boolean
  readonly showRowSum: boolean
  readonly showAverage: boolean
  readonly status: RowStatus
  readonly hidden: boolean
  readonly dirty: boolean
  readonly percentageDisplay: PercentageDisplay | null
}

export type NumberUnit = 'hours' | 'money' | 'percent' | 'fte'

/** Values in hours, SEK, percent or posts as `unit` says, not rounded; `decimals` is what is shown at most. */
export type NumberRow = RowBase & {
  readonly unit: NumberUnit
  readonly decimals: Decimals
  readonly sum: number
  /** What its sum is: the weeks added up, the ideal shares of the weeks, or the last week */
  readonly sumOf: 'weeks' | 'shares' | 'last'
  readonly average: number
  readonly columns: readonly ForecastColumn<number>[]
}

export type MarkRow = RowBase & { readonly unit: 'mark'; readonly columns: readonly ForecastColumn<StaffingMark>[] }

export type ForecastRow = NumberRow | MarkRow

export type ForecastTable = {
  readonly id: ForecastTableId
  readonly nameKey: string
  readonly rows: readonly ForecastRow[]
}

export type ForecastTables = { readonly [Id in ForecastTableId]: ForecastTable }

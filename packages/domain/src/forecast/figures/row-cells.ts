import type { Hundredths } from '../../numbers/hundredths'
import { lastWeekFormula, type SeriesUnit } from '../calculation/range-formulas'
import type { Formula } from '../formula/forecast-formula'
import { sourceOfRow } from '../formula/explanation-ids'
import { storedFormula, type StoredHours } from '../formula/list-formulas'
import type { ForecastInput } from '../forecast-input'
import type { NumberFigureKey } from '../forecast-result'
import { forecastRowIds as ids, type ForecastRowId } from '../rows/forecast-row-ids'
import { absenceRowId, substituteRowId } from '../rows/server-row-ids'

/** A row that a figure fills. */
export type CalculatedRow = {
  readonly rowId: ForecastRowId
  readonly key: NumberFigureKey
  readonly unit: SeriesUnit
  /** What the sum column shows: the weeks added up, the ideal shares, or the last week by this formula */
  readonly sum: 'weeks' | 'shares' | Formula<{ readonly last: number }>
}

const summed = (rowId: ForecastRowId, key: NumberFigureKey, unit: SeriesUnit): CalculatedRow => ({
  rowId,
  key,
  unit,
  sum: 'weeks',
})

const shownLast = (rowId: ForecastRowId, key: NumberFigureKey, unit: SeriesUnit): CalculatedRow => ({
  rowId,
  key,
  unit,
  sum: lastWeekFormula(rowId, unit),
})

/** The calculated rows of numbers. */
export const calculatedRows: readonly CalculatedRow[] = [
  summed(ids.totalRequired, 'required', 'hundredths'),
  summed(ids.resourceTime, 'resourceTime', 'hundredths'),
  summed(ids.extraTime, 'extraTime', 'hundredths'),
  summed(ids.absences, 'absences', 'hundredths'),
  summed(ids.hourlyUsageResult, 'hourResult', 'hundredths'),
  shownLast(ids.ownWeekEfficiency, 'ownWeekEfficiency', 'percent'),
  shownLast(ids.weeklyEfficiency, 'efficiency', 'percent'),
  { rowId: ids.incomingBudget, key: 'incoming', unit: 'money', sum: 'shares' },
  summed(ids.staffCost, 'staffCost', 'money'),
  summed(ids.fixedCost, 'fixedCost', 'money'),
  shownLast(ids.remainingBudget, 'remaining', 'money'),
  summed(ids.deficitHours, 'deficit', 'hours'),
  shownLast(ids.deficitCumulative, 'deficitCumulative', 'hours'),
  summed(ids.meaningFte, 'meaningFte', 'fte'),
  summed(ids.meaningCost, 'meaningCost', 'money'),
]

export const findCalculatedRow = (rowId: string): CalculatedRow | undefined =>
  calculatedRows.find(row => row.rowId === rowId)

export type StoredRow = Omit<StoredHours, 'index'> & { readonly rowId: ForecastRowId }

const keptRow = (rowId: ForecastRowId, hours: readonly Hundredths[]): StoredRow => ({
  rowId,
  hours,
  diaryHours: undefined,
})

/** The rows whose hours are kept, index 0 being week 1. */
export const listStoredRows = (input: ForecastInput): StoredRow[] => [
  ...input.absences.map(({ serverId, hours, diaryHours }) => ({ rowId: absenceRowId(serverId), hours, diaryHours })),
  ...input.substitutes.map(({ serverId, hours, diaryHours }) => ({
    rowId: substituteRowId(serverId),
    hours,
    diaryHours,
  })),
  keptRow(ids.budgetedSubstituteHours, input.budgetedSubstituteHours),
  keptRow(ids.myForecast, input.myForecast),
  keptRow(ids.budgetedStaffHours, input.budgetedStaffHours),
  keptRow(ids.actualHours, input.scheduled),
]

const storedFormulas = {
  entered: storedFormula('entered'),
  'from-schedule': storedFormula('from-schedule'),
  'from-locked-budget': storedFormula('from-locked-budget'),
} as const

const sources: ReadonlyMap<string, keyof typeof storedFormulas> = new Map(Object.entries(sourceOfRow))

/** How a row's hours came to be kept: entered by hand, from the schedule or from the locked budget. */
export const storedFormulaOf = (rowId: ForecastRowId) => storedFormulas[sources.get(rowId) ?? 'entered']

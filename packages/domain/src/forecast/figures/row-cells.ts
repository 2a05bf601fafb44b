import { lastWeekFormula, type SeriesUnit } from '../calculation/range-formulas'
import type { Formula } from '../formula/forecast-formula'
import { storedFormula, type StoredHours } from '../formula/list-formulas'
import type { ForecastInput } from '../forecast-input'
import type { NumberFigureKey } from '../forecast-result'
import { forecastRowIds as ids, type ForecastRowId } from '../rows/forecast-row-ids'
import { listedKinds, shownSingleKinds } from '../rows/row-kinds'

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

/** The rows whose hours are kept, index 0 being week 1. */
export const listStoredRows = (input: ForecastInput): StoredRow[] => [
  ...listedKinds.flatMap(({ list, rowIdOf }) =>
    input[list].map(({ serverId, hours, diaryHours }) => ({ rowId: rowIdOf(serverId), hours, diaryHours })),
  ),
  ...shownSingleKinds.map(({ id: rowId, list }) => ({ rowId, hours: input[list], diaryHours: undefined })),
]

const storedFormulas = {
  entered: storedFormula('entered'),
  'from-schedule': storedFormula('from-schedule'),
  'from-locked-budget': storedFormula('from-locked-budget'),
} as const

/** How a row's hours came to be kept: entered by hand, from the schedule or from the locked budget. */
export const storedFormulaOf = (rowId: ForecastRowId) => {
  const source = shownSingleKinds.find(({ id }) => id === rowId)?.source
  return storedFormulas[source ?? 'entered']
}

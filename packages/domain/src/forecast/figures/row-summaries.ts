import { at } from '../calculation/at-week'
import {
  meanOfWeeksFormulas,
  shareTimesWeeksFormula,
  sumOfWeeksFormulas,
  type SeriesUnit,
} from '../calculation/range-formulas'
import { idealPerWeekFormula } from '../calculation/money-formulas'
import type { NumberFigureKey, RowSummary } from '../forecast-result'
import type { Formula, TermDetails } from '../formula/forecast-formula'
import { shownNumber, type Explanation } from '../formula/explanation'
import type { ValuesOfWeeks } from '../formula/list-formulas'
import type { ForecastRowId } from '../rows/forecast-row-ids'
import { weekFigures } from './calculate-figures'
import { detailOf } from './figure'
import { calculatedRows, findCalculatedRow, listStoredRows, type CalculatedRow, type StoredRow } from './row-cells'
import { idealInputs, type WeekFrame } from './week-frame'

/** A formula with its inputs. */
type Bound = { readonly value: number; readonly explain: () => Explanation<number> }

const bind = <Inputs>(formula: Formula<Inputs>, inputs: Inputs, details?: () => TermDetails<Inputs>): Bound => ({
  value: shownNumber(formula.calculate(inputs), formula.unit),
  explain: () => formula.explain(inputs, details?.()),
})

export type SummaryColumn = 'sum' | 'average'

type BoundSummary = { readonly [Column in SummaryColumn]: Bound }

const meanOf = (unit: SeriesUnit, weeks: number, total: Bound): Bound =>
  bind(meanOfWeeksFormulas[unit], { total: total.value, weeks }, () => ({ total: detailOf(total.explain()) }))

/** The values of a row over the weeks of the range. */
type Series = { readonly unit: SeriesUnit; readonly values: ValuesOfWeeks }

const boundLast = (frame: WeekFrame, key: NumberFigureKey, formula: Formula<{ readonly last: number }>): Bound => {
  const place = frame.weeks - 1
  return bind(formula, { last: at(frame.figures[key], place) }, () => ({
    last: { week: frame.range.endWeek, ...detailOf(weekFigures[key].explain(frame, place)) },
  }))
}

const boundShare = ({ input, idealPerWeek, weeks }: WeekFrame): Bound =>
  bind(shareTimesWeeksFormula, { idealPerWeek, weeks }, () => ({
    idealPerWeek: detailOf(idealPerWeekFormula.explain(idealInputs(input))),
  }))

const summaryOf = (frame: WeekFrame, series: Series): BoundSummary => {
  const total = bind(sumOfWeeksFormulas[series.unit], series.values)
  return { sum: total, average: meanOf(series.unit, frame.weeks, total) }
}

const summaryOfCalculated = (frame: WeekFrame, row: CalculatedRow): BoundSummary => {
  if (row.sum === 'shares') {
    const share = boundShare(frame)
    return { sum: share, average: meanOf(row.unit, frame.weeks, share) }
  }
  const ofWeeks = summaryOf(frame, ofFigure(frame, row))
  return row.sum === 'weeks' ? ofWeeks : { ...ofWeeks, sum: boundLast(frame, row.key, row.sum) }
}

const ofYear = ({ range }: WeekFrame, { rowId, hours }: StoredRow): Series => ({
  unit: 'hundredths',
  values: {
    values: hours,
    from: range.startWeek - 1,
    to: range.endWeek,
    nameId: rowId,
    firstWeek: range.startWeek,
  },
})

const ofFigure = ({ figures, range, weeks }: WeekFrame, { rowId, key, unit }: CalculatedRow): Series => ({
  unit,
  values: { values: figures[key], from: 0, to: weeks, nameId: rowId, firstWeek: range.startWeek },
})

/** Sums and averages over the weeks of the range; a running row shows its last week instead of a sum. */
export const calculateRowSummaries = (frame: WeekFrame): Map<ForecastRowId, RowSummary> => {
  const summaries = new Map<ForecastRowId, RowSummary>()
  const add = (rowId: ForecastRowId, { sum, average }: BoundSummary) =>
    summaries.set(rowId, { sum: sum.value, average: average.value })
  for (const row of listStoredRows(frame.input)) add(row.rowId, summaryOf(frame, ofYear(frame, row)))
  for (const row of calculatedRows) add(row.rowId, summaryOfCalculated(frame, row))
  return summaries
}

/** How the sum or the average of a row came about; null for a row that has none. */
export const explainRowSummary = (
  frame: WeekFrame,
  rowId: string,
  column: SummaryColumn,
): Explanation<number> | null => {
  const calculated = findCalculatedRow(rowId)
  if (calculated !== undefined) return summaryOfCalculated(frame, calculated)[column].explain()
  const stored = listStoredRows(frame.input).find(row => row.rowId === rowId)
  return stored === undefined ? null : summaryOf(frame, ofYear(frame, stored))[column].explain()
}

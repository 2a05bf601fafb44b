import { at } from '../calculation/at-week'
import {
  meanOfWeeksFormulas,
  shareTimesWeeksFormula,
  sumOfWeeksFormulas,
  type SeriesUnit,
} from '../calculation/range-formulas'
import type { WeekRange } from '../../calendar/week-range'
import { idealPerWeekFormula } from '../calculation/money-formulas'
import type { NumberFigureKey, RowSummary } from '../forecast-result'
import type { Formula, TermDetails } from '../formula/forecast-formula'
import { shownNumber, type Explanation } from '../formula/explanation'
import type { ValuesOfWeeks } from '../formula/list-formulas'
import type { ForecastRowId } from '../rows/forecast-row-ids'
import { weekFigures } from './calculate-figures'
import { detailOf } from './figure'
import { findCalculatedRow, listCalculatedRows, listStoredRows, type CalculatedRow, type StoredRow } from './row-cells'
import { idealInputs, type WeekFrame } from './week-frame'

/** A formula with its inputs. */
type Bound = { readonly value: number; readonly explain: () => Explanation<number> }

const bind = <Inputs>(formula: Formula<Inputs>, inputs: Inputs, details?: () => TermDetails<Inputs>): Bound => ({
  value: shownNumber(formula.calculate(inputs), formula.unit),
  explain: () => formula.explain(inputs, details?.()),
})

export type SummaryColumn = 'sum' | 'average'

/** Some weeks of a range whose figures are calculated. */
type Part = { readonly frame: WeekFrame; readonly part: WeekRange }

const weeksIn = ({ startWeek, endWeek }: WeekRange): number => endWeek - startWeek + 1

type BoundSummary = { readonly [Column in SummaryColumn]: Bound }

const meanOf = (unit: SeriesUnit, weeks: number, total: Bound): Bound =>
  bind(meanOfWeeksFormulas[unit], { total: total.value, weeks }, () => ({ total: detailOf(total.explain()) }))

/** The values of a row over the weeks of the range. */
type Series = { readonly unit: SeriesUnit; readonly values: ValuesOfWeeks }

const boundLast = ({ frame, part }: Part, key: NumberFigureKey, formula: Formula<{ readonly last: number }>): Bound => {
  const place = part.endWeek - frame.range.startWeek
  return bind(formula, { last: at(frame.figures[key], place) }, () => ({
    last: { week: part.endWeek, ...detailOf(weekFigures[key].explain(frame, place)) },
  }))
}

const boundShare = ({ frame, part }: Part): Bound =>
  bind(shareTimesWeeksFormula, { idealPerWeek: frame.idealPerWeek, weeks: weeksIn(part) }, () => ({
    idealPerWeek: detailOf(idealPerWeekFormula.explain(idealInputs(frame.input))),
  }))

const summaryOf = ({ part }: Part, series: Series): BoundSummary => {
  const total = bind(sumOfWeeksFormulas[series.unit], series.values)
  return { sum: total, average: meanOf(series.unit, weeksIn(part), total) }
}

const summaryOfCalculated = (asked: Part, row: CalculatedRow): BoundSummary => {
  if (row.sum === 'shares') {
    const share = boundShare(asked)
    return { sum: share, average: meanOf(row.unit, weeksIn(asked.part), share) }
  }
  const ofWeeks = summaryOf(asked, ofFigure(asked, row))
  return row.sum === 'weeks' ? ofWeeks : { ...ofWeeks, sum: boundLast(asked, row.key, row.sum) }
}

const ofYear = ({ part }: Part, { rowId, hours }: StoredRow): Series => ({
  unit: 'hundredths',
  values: {
    values: hours,
    from: part.startWeek - 1,
    to: part.endWeek,
    nameId: rowId,
    firstWeek: part.startWeek,
  },
})

const ofFigure = ({ frame, part }: Part, { rowId, key, unit }: CalculatedRow): Series => {
  const { startWeek } = frame.range
  const [from, to] = [part.startWeek - startWeek, part.endWeek - startWeek + 1]
  return { unit, values: { values: frame.figures[key], from, to, nameId: rowId, firstWeek: part.startWeek } }
}

/**
 * Sums and averages over the weeks of the range, or over those of a part of it; a running row shows its last week
 * instead of a sum, and goes on running from the start of the range.
 */
export const calculateRowSummaries = (
  frame: WeekFrame,
  part: WeekRange = frame.range,
): Map<ForecastRowId, RowSummary> => {
  const asked = { frame, part }
  const summaries = new Map<ForecastRowId, RowSummary>()
  const add = (rowId: ForecastRowId, { sum, average }: BoundSummary) =>
    summaries.set(rowId, { sum: sum.value, average: average.value })
  for (const row of listStoredRows(frame.input)) add(row.rowId, summaryOf(asked, ofYear(asked, row)))
  for (const row of listCalculatedRows(frame.input)) add(row.rowId, summaryOfCalculated(asked, row))
  return summaries
}

/** How the sum or the average of a row came about; null for a row that has none. */
export const explainRowSummary = (
  frame: WeekFrame,
  rowId: string,
  column: SummaryColumn,
): Explanation<number> | null => {
  const asked = { frame, part: frame.range }
  const calculated = findCalculatedRow(frame.input, rowId)
  if (calculated !== undefined) return summaryOfCalculated(asked, calculated)[column].explain()
  const stored = listStoredRows(frame.input).find(row => row.rowId === rowId)
  return stored === undefined ? null : summaryOf(asked, ofYear(asked, stored))[column].explain()
}

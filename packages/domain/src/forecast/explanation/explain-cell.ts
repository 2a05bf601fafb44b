import type { WeekRange } from '../../calendar/week-range'
import { calculateFigures, weekFigures } from '../figures/calculate-figures'
import { illnessPercent, marks, ownMarks } from '../figures/efficiency-figures'
import { explainIllnessOfRange } from '../figures/range-figures'
import { findCalculatedRow, listStoredRows, storedFormulaOf } from '../figures/row-cells'
import { illnessBeside } from '../figures/sick-pay-figures'
import { explainRowSummary } from '../figures/row-summaries'
import { yearIndex, type WeekFrame } from '../figures/week-frame'
import type { ForecastInput } from '../forecast-input'
import type { Explanation } from '../formula/explanation'
import { forecastRowIds as ids } from '../rows/forecast-row-ids'

/** A week cell by its week number, or a summary of the row. */
export type ExplainedCell = {
  readonly rowId: string
  readonly column: number | 'sum' | 'average'
  /** Short-term illness as a share of the scheduled hours */
  readonly asPercentage?: boolean
}

/** The staff cost has beside it what illness saves in both models, where some of it is counted by spell. */
const withIllness = (explanation: Explanation, frame: WeekFrame, place: number): Explanation => {
  const beside = illnessBeside(frame, place)
  return beside.length === 0 ? explanation : { ...explanation, related: beside }
}

const explainWeek = (frame: WeekFrame, rowId: string, place: number): Explanation | null => {
  if (rowId === ids.meaningOwnStatus) return ownMarks.explain(frame, place)
  if (rowId === ids.meaningStatus) return marks.explain(frame, place)
  const calculated = findCalculatedRow(frame.input, rowId)
  if (calculated !== undefined) {
    const explanation = weekFigures[calculated.key].explain(frame, place)
    return rowId === ids.staffCost ? withIllness(explanation, frame, place) : explanation
  }
  const stored = listStoredRows(frame.input).find(row => row.rowId === rowId)
  if (stored === undefined) return null
  const { hours, diaryHours } = stored
  return storedFormulaOf(stored.rowId).explain({ hours, diaryHours, index: yearIndex(frame, place) })
}

const explainPercentage = (frame: WeekFrame, column: number | 'sum'): Explanation =>
  column === 'sum' ? explainIllnessOfRange(frame) : illnessPercent.explain(frame, column - frame.range.startWeek)

/**
 * How the figure of a cell came about, by the formula that calculates it: the value is the one of the tables in the
 * unit they show, not rounded (§9). Null for a cell that the forecast does not have: an unknown row, a week outside
 * the range, or a summary of a row without one. Throws a RangeError for a range outside the year.
 */
export const explainCell = (
  input: ForecastInput,
  range: WeekRange,
  { rowId, column, asPercentage = false }: ExplainedCell,
): Explanation | null => {
  const frame = calculateFigures(input, range)
  const isWeek = typeof column === 'number'
  if (isWeek && (!Number.isInteger(column) || column < range.startWeek || column > range.endWeek)) return null
  if (asPercentage)
    return rowId === ids.shortTermIllness && column !== 'average' ? explainPercentage(frame, column) : null
  return isWeek ? explainWeek(frame, rowId, column - range.startWeek) : explainRowSummary(frame, rowId, column)
}

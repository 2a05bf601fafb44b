import type { WeekRange } from '../../calendar/week-range'
import type { ForecastInput } from '../forecast-input'
import type { RowSummary } from '../forecast-result'
import type { ForecastRowId } from '../rows/forecast-row-ids'
import { calculateFigures } from './calculate-figures'
import { calculateIllnessOfRange } from './range-figures'
import { calculateRowSummaries } from './row-summaries'

export type PartSummary = {
  /** In the unit that the row shows: hours, SEK, posts */
  readonly rows: ReadonlyMap<ForecastRowId, RowSummary>
  /** Percent, illness over scheduled hours of these weeks */
  readonly illnessPercent: number
}

/**
 * The sums and averages of some weeks of a range, such as a quarter of a year, not rounded; running rows run from the
 * start of the range. Throws a RangeError for a range outside the year or a part outside the range.
 */
export const summarisePart = (input: ForecastInput, range: WeekRange, part: WeekRange): PartSummary => {
  if (part.startWeek < range.startWeek || part.endWeek > range.endWeek)
    throw new RangeError(`Weeks ${part.startWeek} to ${part.endWeek} are not in the range`)
  return {
    rows: calculateRowSummaries(calculateFigures(input, range), part),
    illnessPercent: calculateIllnessOfRange(calculateFigures(input, part)),
  }
}

import { weeksOfRange, type WeekRange } from '../calendar/week-range'
import { calculateFigures } from './figures/calculate-figures'
import { summariseForecast } from './figures/summarise-forecast'
import type { ForecastInput } from './forecast-input'
import type { ForecastResult } from './forecast-result'

/**
 * Everything derived from a forecast for the weeks of a range, in one pass over plain lists: hours in whole
 * hundredths, money in SEK and percentages without rounding. Running sums begin at the start week (§9, A-088).
 * Throws a RangeError for a range outside the year.
 */
export const calculateForecast = (input: ForecastInput, range: WeekRange): ForecastResult => {
  const frame = calculateFigures(input, range)
  return { weekNumbers: weeksOfRange(range), ...frame.figures, range, summary: summariseForecast(frame) }
}

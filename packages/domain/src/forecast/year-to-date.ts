import { calculateForecast } from './calculate-forecast'
import type { ForecastInput } from './forecast-input'
import type { ForecastResult } from './forecast-result'

/**
 * Remaining budget in SEK at the end of the range's last week when the running sum begins in week 1 instead of at the
 * start week. Not rounded; by the same calculation as the range's own figure.
 */
export const calculateYearToDateRemaining = (input: ForecastInput, result: ForecastResult): number => {
  const { startWeek, endWeek } = result.range
  if (startWeek === 1) return result.summary.remaining
  return calculateForecast(input, { startWeek: 1, endWeek }).summary.remaining
}

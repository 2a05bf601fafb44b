import { weeksOfRange, type WeekRange } from '../calendar/week-range'
import type { ForecastInput } from './forecast-input'
import type { ForecastResult } from './forecast-result'
import { calculateHourWeeks } from './calculate-hour-weeks'
import { calculateMoneyWeeks } from './calculate-money-weeks'
import { summariseForecast } from './summarise-forecast'

const requireRangeInYear = ({ weeks }: ForecastInput, { startWeek, endWeek }: WeekRange): void => {
  const isInYear = Number.isInteger(startWeek) && Number.isInteger(endWeek) && startWeek >= 1 && endWeek <= weeks
  if (!isInYear || startWeek > endWeek) throw new RangeError(`Weeks ${startWeek} to ${endWeek} are not in the year`)
}

/**
 * Everything derived from a forecast for the weeks of a range, in one pass over plain lists: hours in whole
 * hundredths, money in SEK and percentages without rounding. Running sums begin at the start week (§9, A-088).
 * Throws a RangeError for a range outside the year.
 */
export const calculateForecast = (input: ForecastInput, range: WeekRange): ForecastResult => {
  requireRangeInYear(input, range)
  const hours = calculateHourWeeks(input, range)
  const money = calculateMoneyWeeks(input, range, hours.deficit)
  const weeks = { weekNumbers: weeksOfRange(range), ...hours, ...money }
  return { ...weeks, range, summary: summariseForecast(input, range, weeks) }
}

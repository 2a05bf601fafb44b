import { calculateForecast } from './calculate-forecast'
import { workedExample } from './worked-example.fixture'
import { calculateYearToDateRemaining } from './year-to-date'

const remaining = (startWeek: number, endWeek: number) => {
  const result = calculateForecast(workedExample(), { startWeek, endWeek })
  return { ofRange: result.summary.remaining, yearToDate: calculateYearToDateRemaining(workedExample(), result) }
}

test('the year-to-date budget begins in week 1 whatever the range', () => {
  expect(remaining(1, 4)).toEqual({ ofRange: -18_000, yearToDate: -18_000 })
  expect(remaining(3, 4)).toEqual({ ofRange: -7_500, yearToDate: -18_000 })
  expect(remaining(2, 2)).toEqual({ ofRange: -8_500, yearToDate: -10_500 })
})

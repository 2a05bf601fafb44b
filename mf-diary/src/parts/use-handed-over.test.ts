import { forecastOf } from './use-handed-over'

const hours = (year: number, week: number) => ({ rowId: 'absence:2' as const, year, week, hours: 8 })

test('hours of week 53 lead to a forecast that shows it, others to the weeks that are usually shown', () => {
  expect(forecastOf(2026, [hours(2026, 52), hours(2026, 53)])).toBe('/forecast?year=2026&startWeek=1&endWeek=53')
  expect(forecastOf(2026, [hours(2026, 12)])).toBe('/forecast?year=2026&startWeek=1&endWeek=52')
  expect(forecastOf(2025, [hours(2025, 52), hours(2026, 53)])).toBe('/forecast?year=2025&startWeek=1&endWeek=52')
})

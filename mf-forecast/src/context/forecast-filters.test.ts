import { inYear } from './forecast-filters'

test('the same weeks are shown of another year; week 53 becomes 52 in one without it', () => {
  const filters = { year: 2026, range: { startWeek: 53, endWeek: 53 }, tab: 'details' } as const
  expect(inYear(filters, 2025)).toEqual({ ...filters, year: 2025, range: { startWeek: 52, endWeek: 52 } })
  const range = { startWeek: 3, endWeek: 52 }
  expect(inYear({ ...filters, year: 2025, range }, 2026).range).toEqual(range)
})

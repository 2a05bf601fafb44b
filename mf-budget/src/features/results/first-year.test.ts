import { firstYearOf } from './first-year'

test('results begin with the year, else with the nearest one that has a budget, earlier before later', () => {
  expect(firstYearOf({ year: 2026, years: [] })).toBe(2026)
  expect(firstYearOf({ year: 2026, years: [2027, 2026, 2025] })).toBe(2026)
  expect(firstYearOf({ year: 2026, years: [2028, 2025, 2024] })).toBe(2025)
  expect(firstYearOf({ year: 2026, years: [2028, 2027] })).toBe(2027)
})

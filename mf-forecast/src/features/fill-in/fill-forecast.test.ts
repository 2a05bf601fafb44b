import { defaultSourceYear } from './fill-forecast'

describe('the year to fill in from', () => {
  test.each([
    [[2025, 2026, 2027], 2026, 2025],
    [[2024, 2026], 2026, 2024],
    [[2026], 2026, 2026],
  ])('of %p in %p is %p', (years, year, expected) => {
    expect(defaultSourceYear(years, year)).toBe(expected)
  })
})

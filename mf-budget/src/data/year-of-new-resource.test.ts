import { yearOfNewResource } from './year-of-new-resource'

const needs = (year: number, state: 'active' | 'locked' = 'locked') => ({ year, state })

test('a new resource budget begins with the first year that waits for one', () => {
  expect(yearOfNewResource([needs(2028), needs(2027), needs(2025)], [], 2026)).toBe(2027)
  expect(yearOfNewResource([needs(2028), needs(2027)], [{ year: 2027 }], 2026)).toBe(2028)
  expect(yearOfNewResource([needs(2027, 'active'), needs(2028)], [], 2026)).toBe(2028)
})

test('else with the last year that was left without, else with this one', () => {
  expect(yearOfNewResource([needs(2024), needs(2025)], [], 2026)).toBe(2025)
  expect(yearOfNewResource([needs(2027)], [{ year: 2027 }], 2026)).toBe(2026)
  expect(yearOfNewResource([], [], 2026)).toBe(2026)
})

import { addressOfView, isoYearsOf, viewFromAddress, yearChoices } from './plan-view'

test.each([
  ['', { year: 2026, month: null }, false],
  ['year=2027', { year: 2027, month: null }, false],
  ['year=2027&month=12', { year: 2027, month: 12 }, false],
  ['year=27', { year: 2026, month: null }, true],
  ['month=13', { year: 2026, month: null }, true],
] as const)('the address "%s"', (text, view, hasProblem) => {
  expect(viewFromAddress(new URLSearchParams(text), 2026)).toEqual({ view, hasProblem })
})

test('a view is read back from its address', () => {
  for (const view of [
    { year: 2026, month: null },
    { year: 2027, month: 1 },
  ])
    expect(viewFromAddress(addressOfView(view), 2030).view).toEqual(view)
})

test('a month that reaches into another ISO year needs both', () => {
  expect(isoYearsOf({ year: 2027, month: 1 })).toEqual([2026, 2027])
  expect(isoYearsOf({ year: 2026, month: 7 })).toEqual([2026])
  expect(isoYearsOf({ year: 2026, month: null })).toEqual([2026])
})

test('the year of the address can be chosen too', () => {
  expect(yearChoices(2026, 2026)).toEqual([2025, 2026, 2027, 2028])
  expect(yearChoices(2026, 2031)).toContain(2031)
})

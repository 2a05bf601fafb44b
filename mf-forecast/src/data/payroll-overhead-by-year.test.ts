import { payrollOverheadByYear } from './payroll-overhead-by-year'

describe('payroll overhead values', () => {
  const expected = new Map([
    [2025, 43.1],
    [2026, 44.53],
  ])

  test('a list of year and value becomes a map of year to number', () => {
    const list = [
      { year: 2025, value: 43.1 },
      { year: 2026, value: 44.53 },
    ]
    expect(payrollOverheadByYear(list)).toEqual(expected)
  })

  test('a map of year to value gives the same', () => {
    expect(payrollOverheadByYear({ '2025': 43.1, '2026': 44.53 })).toEqual(expected)
  })

  test('an empty list knows no year', () => {
    expect(payrollOverheadByYear([]).get(2026)).toBeUndefined()
  })
})

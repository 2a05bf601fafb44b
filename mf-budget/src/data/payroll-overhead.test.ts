import { overheadOfYear } from './payroll-overhead'

test('the payroll overhead of a year is found in a list and in a map', () => {
  const list = [
    { year: 2025, value: 43.1 },
    { year: 2026, value: 44.53 },
  ]
  for (const values of [list, { '2025': 43.1, '2026': 44.53 }]) {
    expect(overheadOfYear(values, 2026)).toBe(44.53)
    expect(overheadOfYear(values, 2027)).toBeUndefined()
  }
})

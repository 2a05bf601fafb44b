import { payrollOverheadOf } from './payroll-overhead-of'

test('what the lock froze holds, whatever the common values say now', () => {
  expect(payrollOverheadOf({ PO: 45.5 }, [], 2028)).toBe(45.5)
  expect(payrollOverheadOf({ PO: 45.5 }, undefined, 2028)).toBe(45.5)
  expect(payrollOverheadOf({ PO: 45.5 }, [{ year: 2028, value: 46 }], 2028)).toBe(45.5)
})

test('R-171 R-496 R-497 a budget that froze none takes the common value of its year, from a list or a map', () => {
  expect(payrollOverheadOf({ PO: null }, [{ year: 2026, value: 44.53 }], 2026)).toBe(44.53)
  expect(payrollOverheadOf({ PO: null }, { '2026': 44.53 }, 2026)).toBe(44.53)
  expect(payrollOverheadOf({ PO: null }, { '2026': 44.53 }, 2027)).toBeNull()
  expect(payrollOverheadOf(null, undefined, 2026)).toBeNull()
})

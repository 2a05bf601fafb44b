import { isFarBelowLastYear, isUnlikelyTarget } from './unlikely-budget'
import fc from 'fast-check'
import { annualNeededHours } from '../figures/needs-figures'
import { calculateResourceBudget } from '../resource-budget'
import { checkNeededHours } from './check-budget-totals'
import { checkBudgetNumber, checkBudgetYear, type BudgetField } from './check-budget-values'
import { parseBudgetNumber, parseBudgetYear, parseMonthlyShare } from './parse-budget-values'

const fields: BudgetField[] = [
  'zone-hours',
  'zone-quota',
  'rooms',
  'room-quota',
  'efficiency',
  'fixed-amount',
  'per-hour-amount',
  'per-room-amount',
  'annual-workers',
  'full-time-hours',
]

describe.each(fields)('%s', field => {
  test('R-340 R-370 R-371 is never 0, negative or without end', () => {
    expect(checkBudgetNumber(field, 0)).toEqual({ ok: false, error: 'zero' })
    expect(checkBudgetNumber(field, -0)).toEqual({ ok: false, error: 'zero' })
    expect(checkBudgetNumber(field, -1)).toEqual({ ok: false, error: 'negative' })
    expect(checkBudgetNumber(field, 1e400)).toEqual({ ok: false, error: 'not-a-number' })
    expect(checkBudgetNumber(field, Number.NaN)).toEqual({ ok: false, error: 'not-a-number' })
    expect(checkBudgetNumber(field, 1e300)).toEqual({ ok: false, error: 'too-large' })
    expect(checkBudgetNumber(field, 1)).toEqual({ ok: true, value: 1 })
  })

  test('as text', () => {
    expect(parseBudgetNumber(field, ' ')).toEqual({ ok: false, error: 'required' })
    expect(parseBudgetNumber(field, '0')).toEqual({ ok: false, error: 'zero' })
    expect(parseBudgetNumber(field, '\u22121')).toEqual({ ok: false, error: 'negative' })
    expect(parseBudgetNumber(field, '1e400')).toEqual({ ok: false, error: 'not-a-number' })
    expect(parseBudgetNumber(field, '9'.repeat(400))).toEqual({ ok: false, error: 'too-large' })
    expect(parseBudgetNumber(field, '-'.concat('9'.repeat(400)))).toEqual({ ok: false, error: 'negative' })
    expect(parseBudgetNumber(field, '1,00')).toEqual({ ok: true, value: 1 })
  })
})

test('R-473 decimals are kept as entered, never rounded', () => {
  expect(checkBudgetNumber('zone-hours', 150.25)).toEqual({ ok: true, value: 150.25 })
  expect(checkBudgetNumber('zone-hours', 150.255)).toEqual({ ok: false, error: 'too-many-decimals' })
  expect(checkBudgetNumber('room-quota', 0.7255)).toEqual({ ok: true, value: 0.7255 })
  expect(checkBudgetNumber('rooms', 2.5)).toEqual({ ok: false, error: 'not-an-integer' })
  expect(parseBudgetNumber('rooms', '2,5')).toEqual({ ok: false, error: 'not-an-integer' })
  expect(parseBudgetNumber('zone-quota', '0,95')).toEqual({ ok: true, value: 0.95 })
  expect(parseBudgetNumber('fixed-amount', '1\u00a0000\u202f000,50')).toEqual({ ok: true, value: 1_000_000.5 })
  expect(parseBudgetNumber('fixed-amount', '4 5')).toEqual({ ok: false, error: 'not-a-number' })
  expect(parseBudgetNumber('fixed-amount', ',')).toEqual({ ok: false, error: 'not-a-number' })
  expect(parseBudgetNumber('zone-quota', ',5')).toEqual({ ok: true, value: 0.5 })
  expect(parseBudgetNumber('zone-hours', '1,234')).toEqual({ ok: false, error: 'too-many-decimals' })
  expect(parseBudgetNumber('room-quota', '0,7500')).toEqual({ ok: true, value: 0.75 })
})

test.each([
  ['per-room-amount', '450,000', 'too-many-decimals'],
  ['fixed-amount', '450.000', 'too-many-decimals'],
  ['fixed-amount', '1.000.000', 'not-a-number'],
  ['rooms', '1,000', 'not-an-integer'],
] as const)('thousands of another country are no decimals: %s %s', (field, text, error) => {
  expect(parseBudgetNumber(field, text)).toEqual({ ok: false, error })
})

test('unsocial hours, payroll overhead and cost factors may be 0', () => {
  for (const field of ['ob-usk', 'payroll-overhead', 'cost-factor'] as const)
    expect(checkBudgetNumber(field, -0)).toEqual({ ok: true, value: 0 })
})

test('what a check lets through, text gives back', () => {
  const entered = fc.tuple(fc.constantFrom(...fields), fc.integer({ min: 1, max: 1_000_000 }))
  fc.assert(
    fc.property(entered, ([field, hundredths]) => {
      const value = hundredths / 100
      expect(parseBudgetNumber(field, String(value))).toEqual(checkBudgetNumber(field, value))
      expect(parseBudgetNumber(field, String(value).replace('.', ','))).toEqual(checkBudgetNumber(field, value))
    }),
  )
})

test('R-331 R-363 a budget year is a whole one from 2000 to 2100', () => {
  for (const year of [2000, 2026, 2100]) expect(checkBudgetYear(year)).toEqual({ ok: true, value: year })
  for (const year of [1999, 2101, 2200, 2026.5, Number.NaN])
    expect(checkBudgetYear(year)).toEqual({ ok: false, error: 'not-a-year' })
  expect(parseBudgetYear(' 2026 ')).toEqual({ ok: true, value: 2026 })
  expect(parseBudgetYear('')).toEqual({ ok: false, error: 'required' })
  for (const text of ['1999', '2200', '20 26', '2026,5', '2e3'])
    expect(parseBudgetYear(text)).toEqual({ ok: false, error: 'not-a-year' })
})

test('the share of a month is a percentage', () => {
  expect(parseMonthlyShare('8,49')).toEqual({ ok: true, value: 8.49 })
  expect(parseMonthlyShare('8.5 %')).toEqual({ ok: true, value: 8.5 })
  expect(parseMonthlyShare('0')).toEqual({ ok: true, value: 0 })
  expect(parseMonthlyShare('')).toEqual({ ok: false, error: 'required' })
  for (const text of ['-1', '100,1', '1e2', 'x', '8,123456789', '4 5', '1 00', '8,4 9'])
    expect(parseMonthlyShare(text)).toEqual({ ok: false, error: 'not-a-share' })
})

test('1,000 rooms at quota 9 are counted exactly; what no unit can need is refused', () => {
  const needed = annualNeededHours({
    zones: [],
    rooms: [{ roomType: 'somatic', rooms: 1000, quota: 9 }],
    fullTimeHours: 40,
  })
  expect(needed.annualNeededHours).toBe(18_720_000)
  expect(checkNeededHours(needed).ok).toBe(true)
  expect(checkNeededHours({ zoneHours: 1, roomHours: 1e8, annualNeededHours: 1e8 + 1 })).toEqual({
    ok: false,
    error: 'too-large',
  })
})

test('amounts that no unit has are refused', () => {
  const outcomeOf = (annualSalary: number, meanMonthlyPay: number) => {
    const entered = {
      budgetTypes: [{ type: 'fixed', amount: annualSalary } as const],
      staffTypes: [],
      obUsk: 0,
      monthlyShares: [],
    }
    const basis = { payrollOverhead: 0, holidayAllowance: 0, fullTimeHours: 40, zoneHours: 0, numberOfRooms: 0 }
    const calculated = calculateResourceBudget(entered, { ...basis, meanMonthlyPay })
    return calculated.ok ? 'calculated' : calculated.error
  }
  expect(outcomeOf(100_000_000_000, 40_000)).toBe('calculated')
  expect(outcomeOf(100_000_000_001, 40_000)).toBe('too-large')
  expect(outcomeOf(100_000_000_000, 1)).toBe('too-large')
})

test('a target above 120 % and a year below a tenth of the last are hardly meant', () => {
  expect([85, 120, 120.01, 200].map(isUnlikelyTarget)).toEqual([false, false, true, true])
  expect([99.99, 100, 5000].map(hours => isFarBelowLastYear(hours, 1000))).toEqual([true, false, false])
  expect(isFarBelowLastYear(0, 0)).toBe(false)
})

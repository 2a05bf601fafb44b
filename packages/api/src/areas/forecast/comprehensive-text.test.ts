import type { ComprehensiveForecast } from '@veckovis/contracts/forecast'
import fc from 'fast-check'
import { comprehensiveText, trimmed, type ComprehensiveColumns } from './comprehensive-text'

const weeks = 53
/** Beyond what two decimals of the column hold in both directions, with all that a sum can carry over. */
const hundredths = fc.oneof(
  fc.integer({ min: -1_000_000, max: 1_000_000 }),
  fc.constantFrom(0, 1, -1, 10, 100, 110, 29, 57, 115, 499_999_999_999, -499_999_999_999),
)
const series = fc.array(hundredths, { minLength: weeks, maxLength: weeks })

/** As PostgreSQL writes a number with two decimals. */
const written = (value: number): string => {
  const digits = String(Math.abs(value)).padStart(3, '0')
  return `${value < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
const writtenArray = (values: readonly number[]) => `{${values.map(written).join(',')}}`

const columns: ComprehensiveColumns = {
  id: 7,
  version: 3,
  year: 2026,
  isLocked: true,
  lockedAt: '2026-01-02T03:04:05.006Z',
  annualSalary: '5200000.00',
  hours: '20800.50',
  leftForScheme: '-12.30',
  hoursForSchedule: '0.00',
  annualWorkers: '10.2500',
  obUsk: '100.10',
  payrollOverhead: null,
  fullTimeHours: '37.00',
  fixedCostPerWeek: '0',
  costFactors: null,
  payRise: '{}',
  fixedCostRise: '{}',
  unsocialShift: '{}',
  income: null,
  sickSpellHours: '{}',
  sickSavedHours: '{}',
  costPerHour: '250.12345678901234',
  availableHours: '100000.00',
  staffCost: `{${Array.from({ length: weeks }, () => '1234.5600000000002').join(',')}}`,
  remainingBudget: `{${Array.from({ length: weeks }, () => '-1e-05').join(',')}}`,
  isOfFew: false,
  rows: '',
}

const answerOf = (over: Partial<ComprehensiveColumns>) => {
  const text = comprehensiveText({ ...columns, ...over }) ?? ''
  return { text, answer: JSON.parse(text) as ComprehensiveForecast }
}

const asWeeks = (values: readonly number[]) =>
  Object.fromEntries(values.map((value, index) => [String(index + 1), value / 100]))

test('hours arrive as they were stored, typed and diary added in hundredths, and written without noise', () => {
  fc.assert(
    fc.property(series, series, (typed, diary) => {
      const rows = [
        `scheduled 0 12.50 ${writtenArray(typed)} {}`,
        `absence 2 0.00 ${writtenArray(typed)} ${writtenArray(diary)}`,
        `absence 1 0.00 ${writtenArray(typed)} ${writtenArray(typed.map(() => 0))}`,
      ].join('\n')
      const { answer, text } = answerOf({ rows })
      const [first, second] = answer.staffing.absences
      const hasDiary = diary.some(hours => hours !== 0)
      const together = asWeeks(typed.map((hours, week) => hours + (diary[week] ?? 0)))
      expect(answer.staffing.scheduled).toEqual(asWeeks(typed))
      expect(first).toEqual({ id: 1, values: asWeeks(typed) })
      expect(second).toEqual({ id: 2, values: together, ...(hasDiary && { diaryValues: asWeeks(diary) }) })
      // The shortest text of each number, as JSON writes it.
      expect(text).toContain(JSON.stringify(asWeeks(typed)))
      expect(text).toContain(JSON.stringify(together))
      expect(answer.totalScheduledStaffHoursForSpan).toBe(12.5)
    }),
    { numRuns: 50 },
  )
})

test('figures are those that the database wrote, and 0 in every week until the lock', () => {
  const { answer, text } = answerOf({})
  expect(answer.weeklyValues.remainingBudget['53']).toBe(-1e-5)
  expect(text).toContain('"53":1234.5600000000002')
  expect(answer.budget).toMatchObject({
    annualSalary: 5_200_000,
    hours: 20_800.5,
    leftForSchemeBudget: -12.3,
    PO: null,
  })
  const before = answerOf({ staffCost: null, remainingBudget: null, isLocked: false, lockedAt: null }).answer
  expect(before.weeklyValues.staffCost).toEqual(asWeeks(Array.from({ length: weeks }, () => 0)))
  expect(before.budget).toMatchObject({ isLocked: false, lockedAt: null })
})

test('income is the text that is stored, and left out where there is none (A-213)', () => {
  const income = { zoneShare: 1, zones: [], rooms: [0.1], visits: [], months: [1e-7] }
  expect(answerOf({ income: JSON.stringify(income) }).answer.budget.income).toEqual(income)
  expect(answerOf({}).answer.budget).not.toHaveProperty('income')
})

test('a client that is up to date gets no text', () => {
  expect(comprehensiveText({ ...columns, rows: null })).toBeNull()
})

test.each([
  ['7.50', '7.5'],
  ['7.00', '7'],
  ['0.00', '0'],
  ['100', '100'],
  ['-0.10', '-0.1'],
  ['1200.0000', '1200'],
])('%s is written as %s', (decimal, text) => {
  expect(trimmed(decimal)).toBe(text)
})

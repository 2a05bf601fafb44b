import fc from 'fast-check'
import { staffTypes } from '../budget-codes'
import { payRiseOf, risePercentOfYear, type PayOfBudget } from './pay-rise'
import type { PayRevision } from './pay-revision'

/** Ten annual workers in the schedule, at 250 SEK an hour and 520,000 SEK a year each. */
const budget: PayOfBudget = {
  meanMonthlyPay: 30_000,
  annualSalary: 7_072_000,
  hours: 28_288,
  fullTimeHours: 40,
  leftForSchedule: 5_200_000,
  // 1.5 annual workers, and 52,000 SEK a year for unsocial hours
  fixedCostPerWeek: 16_000,
  obUsk: 52_000,
  staffTypes: [
    { type: 'buffer', annualWorkers: 2 },
    { type: 'group-leader', annualWorkers: 1 },
    { type: 'other', annualWorkers: 0.5 },
  ],
}

const revision = (changes: Partial<PayRevision> = {}): PayRevision => ({
  validFrom: '2026-04-01',
  staffType: null,
  kind: 'percent',
  value: 4,
  ...changes,
})

const riseIn = (revisions: readonly PayRevision[], week: number, of: PayOfBudget = budget, year = 2026) => {
  const rise = payRiseOf(revisions, year, of)
  return [rise?.perHour[week - 1], rise?.fixedCost[week - 1]]
}

test('A-215 4 % from Wednesday 1 April: nothing before, five of seven days in week 14, all of it afterwards', () => {
  const [perHour, fixedCost] = riseIn([revision()], 14)
  expect(riseIn([revision()], 13)).toEqual([0, 0])
  expect(perHour).toBeCloseTo((4 * 5) / 7, 10)
  // 1.5 annual workers at 10,000 SEK a week
  expect(fixedCost).toBeCloseTo((600 * 5) / 7, 8)
  expect(riseIn([revision()], 15)[0]).toBeCloseTo(4, 10)
  expect(riseIn([revision()], 53)[1]).toBeCloseTo(600, 8)
  expect(payRiseOf([revision()], 2026, budget)?.perHour).toHaveLength(53)
})

test('A-215 4 % from 1 April is 3.01 % of the year’s pay: 275 of 365 days', () => {
  expect(risePercentOfYear([revision()], 2026, 30_000)).toBeCloseTo((4 * 275) / 365, 10)
  expect(risePercentOfYear([revision({ kind: 'kronor', value: 1200 })], 2026, 30_000)).toBeCloseTo((4 * 275) / 365, 10)
  expect(risePercentOfYear([revision({ kind: 'kronor' })], 2026, null)).toBeNull()
  expect(risePercentOfYear([revision({ staffType: 'other' })], 2026, 30_000)).toBe(0)
})

test('kronor a month are a part of the mean pay, and count nothing without one', () => {
  expect(riseIn([revision({ kind: 'kronor', value: 1500 })], 20)[0]).toBeCloseTo(5, 10)
  expect(payRiseOf([revision({ kind: 'kronor' })], 2026, { ...budget, meanMonthlyPay: null })).toBeNull()
  expect(riseIn([revision()], 20, { ...budget, meanMonthlyPay: null })[0]).toBeCloseTo(4, 10)
})

test('a revision for one type raises the fixed cost of that type, or its part of those who are at work', () => {
  expect(riseIn([revision({ staffType: 'group-leader' })], 20)).toEqual([0, expect.closeTo(400, 8)])
  // Two of twelve annual workers
  expect(riseIn([revision({ staffType: 'buffer' })], 20)).toEqual([expect.closeTo(4 / 6, 10), 0])
  expect(riseIn([revision({ staffType: 'planner' })], 20)).toEqual([0, 0])
})

test('revisions follow each other: per cent of the pay as it is by then, kronor on top of it', () => {
  const spring = [revision(), revision({ kind: 'kronor', value: 300 })]
  const autumn = revision({ validFrom: '2026-10-01', value: 2 })
  expect(riseIn(spring, 20)[0]).toBeCloseTo(5, 10)
  expect(riseIn([...spring, autumn], 50)[0]).toBeCloseTo(1.05 * 102 - 100, 10)
})

test('a revision counts in the ISO year and the calendar year that its day lies in, and in no other', () => {
  const newYearsEve = revision({ validFrom: '2025-12-29' })
  expect(riseIn([newYearsEve], 1)[0]).toBeCloseTo(4, 10)
  expect(payRiseOf([newYearsEve], 2025, budget)).toBeNull()
  expect(payRiseOf([revision()], 2027, budget)).toBeNull()
  expect(payRiseOf([revision({ validFrom: '2027-01-03' })], 2026, budget)?.perHour[52]).toBeCloseTo(4 / 7, 10)
  // 1 January 2027 is the Friday of week 53 of 2026: three days of it, and every week of 2027.
  const newYear = revision({ validFrom: '2027-01-01' })
  expect(riseIn([newYear], 53)[0]).toBeCloseTo((4 * 3) / 7, 10)
  expect(riseIn([newYear], 1, budget, 2027)[0]).toBeCloseTo(4, 10)
})

test('with nobody at work an hour rises as revisions for all say', () => {
  const nobody = { ...budget, leftForSchedule: -100, staffTypes: [] }
  const both = [revision(), revision({ staffType: 'buffer' })]
  expect(riseIn(both, 20, nobody)).toEqual([expect.closeTo(4, 10), 0])
  expect(riseIn(both, 20, { ...nobody, hours: 0 })).toEqual([expect.closeTo(4, 10), 0])
})

const revisions = fc.array(
  fc.record({
    validFrom: fc
      .date({ min: new Date('2025-06-01'), max: new Date('2027-06-30'), noInvalidDate: true })
      .map(date => date.toISOString().slice(0, 10)),
    staffType: fc.option(fc.constantFrom(...staffTypes)),
    kind: fc.constantFrom('percent' as const, 'kronor' as const),
    value: fc.integer({ min: 1, max: 2000 }).map(hundredths => hundredths / 100),
  }),
  // Of one kind for the same people there is one a day.
  { maxLength: 6 },
)

const keyOf = ({ validFrom, staffType, kind }: PayRevision) => `${validFrom} ${staffType} ${kind}`
const distinct = revisions.map(list => [...new Map(list.map(each => [keyOf(each), each])).values()])

test('the order in which revisions were entered does not matter, and rises never fall within a year', () => {
  fc.assert(
    fc.property(distinct, fc.constantFrom(2026, 2027), (list, year) => {
      const rise = payRiseOf(list, year, budget)
      expect(payRiseOf(list.toReversed(), year, budget)).toEqual(rise)
      if (rise === null) return
      for (const weeks of [rise.perHour, rise.fixedCost])
        weeks.forEach((value, index) => expect(value).toBeGreaterThanOrEqual((weeks[index - 1] ?? 0) - 1e-9))
    }),
    { numRuns: 60 },
  )
})

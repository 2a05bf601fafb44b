import fc from 'fast-check'
import { daysInYear } from '../../calendar/calendar-date'
import { unsocialShiftOf, unsocialWeights, type UnsocialRule } from './unsocial-hours'

const byCalendar: UnsocialRule = { validFrom: '2026-01-01', byCalendar: true, weights: unsocialWeights }

const amount = 520_000
const even = amount / 52

/** What each week costs, week 1 first. */
const weeksOf = (rules: readonly UnsocialRule[], year = 2026) =>
  unsocialShiftOf(rules, year, amount)?.map(shift => even + shift)

test('A-216 evenly nothing moves, nor does an amount of 0', () => {
  expect(unsocialShiftOf([], 2026, amount)).toBeNull()
  expect(unsocialShiftOf([{ ...byCalendar, byCalendar: false }], 2026, amount)).toBeNull()
  expect(unsocialShiftOf([byCalendar], 2026, 0)).toBeNull()
})

test('A-216 Christmas costs more than February: a plain week is 9, the week of Christmas 2026 has three major days', () => {
  const weeks = weeksOf([byCalendar]) ?? []
  // Of 2026 by hand: 11 major days of 4, 103 weekends and holidays of 2, and 251 plain weekdays of 1.
  const sum = 11 * 4 + 103 * 2 + 251
  expect(weeks[6]).toBeCloseTo((amount * 9) / sum, 6)
  // Monday to Wednesday, Thursday 24 to Saturday 26 December, Sunday.
  expect(weeks[51]).toBeCloseTo((amount * (3 + 3 * 4 + 2)) / sum, 6)
})

test('weights are those of the day, the way of falling that of the calendar year', () => {
  const heavier = { ...byCalendar, validFrom: '2026-07-01', weights: { ...unsocialWeights, weekend: 3 } }
  const weeks = weeksOf([byCalendar, heavier]) ?? []
  expect((weeks[45] ?? 0) / (weeks[6] ?? 0)).toBeCloseTo(11 / 9, 10)
  expect(weeksOf([{ ...byCalendar, validFrom: '2026-01-02' }])?.[20]).toBeCloseTo(even, 10)
  expect(weeksOf([byCalendar, { ...byCalendar, validFrom: '2027-01-01', byCalendar: false }], 2027)?.[20]).toBeCloseTo(
    even,
    10,
  )
})

const weight = fc.integer({ min: 1, max: 2000 }).map(hundredths => hundredths / 100)

test('the days of a calendar year sum to the amount, whatever the weights', () => {
  const weights = fc.record({ 'weekday-night': weight, weekend: weight, 'major-holiday': weight })
  fc.assert(
    // ISO years of 53 weeks that hold every day of their calendar year, and six others, which fall evenly.
    fc.property(weights, weights, fc.constantFrom(2026, 2032), (first, second, year) => {
      const ofYear = { byCalendar: true, validFrom: `${year}-01-01`, weights: first }
      const summer = { byCalendar: true, validFrom: `${year}-06-15`, weights: second }
      const next = { ...ofYear, validFrom: `${year + 1}-01-01`, byCalendar: false }
      const weeks = weeksOf([next, ofYear, summer], year) ?? []
      const daysOutside = weeks.length * 7 - daysInYear(year)
      const total = weeks.reduce((sum, cost) => sum + cost, 0)
      expect(Math.abs(total - (daysOutside * even) / 7 - amount)).toBeLessThan(0.001)
      expect(weeks.every(cost => cost > 0)).toBe(true)
    }),
    { numRuns: 20 },
  )
})

import fc from 'fast-check'
import { weekdayOf, weekOf } from './chosen-dates'
import { chosenDates } from './diary.arbitrary'
import { sameDatesNextYear } from './next-year'

test.each([
  // 2026 has 53 weeks: week 33 of 2027 begins 371 days after that of 2026.
  ['2026-08-10', '2026-08-14', '2027-08-16', '2027-08-20'],
  ['2027-08-16', '2027-08-20', '2028-08-14', '2028-08-18'],
  // There is no week 53 in 2027, nor a 29 February in 2029.
  ['2026-12-28', '2026-12-31', '2027-12-27', '2027-12-30'],
  ['2027-01-01', '2027-01-03', '2028-01-07', '2028-01-09'],
  ['2028-02-28', '2028-02-29', '2029-02-26', '2029-02-27'],
  ['2027-12-20', '2027-12-31', '2028-12-18', '2028-12-29'],
  // Over New Year it is cut off.
  ['2025-12-22', '2025-12-31', '2026-12-21', '2026-12-30'],
  ['2026-01-01', '2026-12-31', '2027-01-07', '2027-12-31'],
])('%s to %s is %s to %s a year later', (from, to, first, last) => {
  expect(sameDatesNextYear(from, to)).toEqual({ from: first, to: last })
})

test('the weekdays stay, the dates lie in the next calendar year, and the ISO week stays where there is one', () => {
  fc.assert(
    fc.property(chosenDates, ({ from, to }) => {
      const next = sameDatesNextYear(from, to)
      const year = String(Number(from.slice(0, 4)) + 1)
      expect(weekdayOf(next.from)).toBe(weekdayOf(from))
      expect(next.from.slice(0, 4)).toBe(year)
      expect(next.to.slice(0, 4)).toBe(year)
      expect(next.to >= next.from).toBe(true)
      expect(Math.abs(weekOf(next.from).week - weekOf(from).week) % 51).toBeLessThanOrEqual(1)
    }),
  )
})

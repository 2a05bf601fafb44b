import fc from 'fast-check'
import { weeksOfMonthlyKronor } from './monthly-kronor'

const none: readonly (number | null)[] = Array.from({ length: 14 }, () => null)
const known = (weeks: readonly (number | null)[]) =>
  weeks.flatMap((ore, index) => (ore === null ? [] : [[index + 1, ore]]))

describe('kronor of a month in weeks (A-206)', () => {
  test('a week has the sum of its days, once all seven have some', () => {
    // January 2026: 3,107 öre over 31 days are 100 and 101 on the first seven. Week 1 begins in December; week 2 is 5 to
    // 11 January with 101 on its first three days; weeks 3 and 4 have seven days of 100, week 5 ends in February.
    const january = none.with(1, 3_107)
    expect(known(weeksOfMonthlyKronor(2026, january))).toEqual([
      [2, 703],
      [3, 700],
      [4, 700],
    ])
    // With December: 29 to 31 at 10 öre and 1 to 4 January at 101. February at 28 öre fills week 5: 6 × 100 + 1.
    expect(known(weeksOfMonthlyKronor(2026, january.with(0, 310).with(2, 28))).slice(0, 5)).toEqual([
      [1, 434],
      [2, 703],
      [3, 700],
      [4, 700],
      [5, 601],
    ])
  })

  test('week 53 takes days of January of the year after', () => {
    // Week 53 of 2026 is 28 December to 3 January: four days of 1 öre and three of 2.
    expect(known(weeksOfMonthlyKronor(2026, none.with(12, 31).with(13, 62)))).toEqual([
      [50, 7],
      [51, 7],
      [52, 7],
      [53, 10],
    ])
  })

  test('it needs the months beside the year', () =>
    expect(() => weeksOfMonthlyKronor(2026, none.slice(2))).toThrow('A year needs 14 months and not 12'))

  test('the weeks of whole months have their öre, to one öre for each day outside them', () => {
    const anyYear = fc.integer({ min: 2000, max: 2099 })
    const ore = fc.integer({ min: -1_000_000_000, max: 10_000_000_000 })
    fc.assert(
      fc.property(anyYear, fc.array(ore, { minLength: 14, maxLength: 14 }), (year, months) => {
        const weeks = weeksOfMonthlyKronor(year, months)
        expect(weeks.every(value => Number.isSafeInteger(value))).toBe(true)
        // Every day of the year's own months but those beside its ISO weeks is in one week.
        const only = (index: number) =>
          weeksOfMonthlyKronor(
            year,
            Array.from({ length: 14 }, (_, month) => (month === index ? (months[month] ?? 0) : 0)),
          )
        const parts = months.map((_, index) => only(index).reduce<number>((sum, value) => sum + (value ?? 0), 0))
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(
          weeks.reduce<number>((sum, value) => sum + (value ?? 0), 0),
        )
        // February to November lie whole in the weeks of their year.
        expect(parts.slice(2, 12)).toEqual(months.slice(2, 12))
      }),
    )
  })
})

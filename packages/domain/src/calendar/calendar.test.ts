import fc from 'fast-check'
import {
  calendarDateOf,
  dayNumberOf,
  daysInMonth,
  daysInYear,
  isLeapYear,
  parseIsoDate,
  toIsoDate,
} from './calendar-date'
import { datesOfWeek, isOldWeek, isoWeekOf, mondayOf, weeksInIsoYear } from './iso-week'
import { calendarDateInStockholm, isoWeekInStockholm } from './stockholm'

const days = fc.integer({ min: -200_000, max: 200_000 })
const years = fc.integer({ min: 1900, max: 2200 })

describe('calendar days', () => {
  test('day numbers agree with the built-in calendar', () => {
    fc.assert(
      fc.property(days, day => {
        const date = calendarDateOf(day)
        expect(dayNumberOf(date)).toBe(day)
        expect(Date.UTC(date.year, date.month - 1, date.day)).toBe(day * 86_400_000)
      }),
    )
  })

  test('leap years and month lengths', () => {
    expect([1900, 2000, 2023, 2024].map(isLeapYear)).toEqual([false, true, false, true])
    expect([daysInYear(2024), daysInYear(2026)]).toEqual([366, 365])
    expect([daysInMonth(2024, 2), daysInMonth(2026, 2), daysInMonth(2026, 4), daysInMonth(2024, 1)]).toEqual([
      29, 28, 30, 31,
    ])
    expect(() => daysInMonth(2026, 13)).toThrow('There is no month 13')
    expect(() => daysInMonth(2026, 0)).toThrow(RangeError)
  })

  test('an ISO date is read back as written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), day => {
        const date = calendarDateOf(day)
        expect(parseIsoDate(toIsoDate(date))).toEqual({ ok: true, value: date })
      }),
    )
    expect(toIsoDate({ year: 987, month: 1, day: 2 })).toBe('0987-01-02')
    expect(parseIsoDate('2024-02-29').ok).toBe(true)
  })

  test.each([
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-04-31',
    '2026-1-1',
    ' 2026-01-01',
    '2026-01-011',
    '',
    'x2026-01-01',
  ])('the text %p is no date', text => expect(parseIsoDate(text)).toEqual({ ok: false, error: 'not-a-date' }))
})

describe('ISO weeks', () => {
  test('1 January 2027 is week 53 of 2026', () => {
    expect(isoWeekOf({ year: 2027, month: 1, day: 1 })).toEqual({ year: 2026, week: 53 })
    expect(isoWeekOf({ year: 2025, month: 12, day: 29 })).toEqual({ year: 2026, week: 1 })
  })

  test('long years have 53 weeks', () => {
    expect([2015, 2020, 2024, 2025, 2026, 2027, 2032].map(weeksInIsoYear)).toEqual([53, 53, 52, 52, 53, 52, 53])
  })

  test('the seven days of a week follow each other from Monday and lead back to it', () => {
    expect(mondayOf({ year: 2026, week: 1 })).toEqual({ year: 2025, month: 12, day: 29 })
    fc.assert(
      fc.property(years, fc.integer({ min: 1, max: 53 }), (year, wanted) => {
        const week = Math.min(wanted, weeksInIsoYear(year))
        const dates = datesOfWeek({ year, week })
        expect(dates).toHaveLength(7)
        expect(dates[0]).toEqual(mondayOf({ year, week }))
        dates.forEach((date, index) => {
          expect(isoWeekOf(date)).toEqual({ year, week })
          expect(new Date(Date.UTC(date.year, date.month - 1, date.day)).getUTCDay()).toBe((index + 1) % 7)
        })
      }),
    )
  })

  test('the day after the last week is week 1 of the next year', () => {
    fc.assert(
      fc.property(years, year => {
        const lastMonday = dayNumberOf(mondayOf({ year, week: weeksInIsoYear(year) }))
        expect(isoWeekOf(calendarDateOf(lastMonday + 7))).toEqual({ year: year + 1, week: 1 })
      }),
    )
  })

  test('R-226 R-227 old is before the current week, by the ISO year first', () => {
    const current = { year: 2026, week: 12 }
    expect(isOldWeek({ year: 2026, week: 11 }, current)).toBe(true)
    expect(isOldWeek({ year: 2026, week: 12 }, current)).toBe(false)
    expect(isOldWeek({ year: 2025, week: 52 }, current)).toBe(true)
    expect(isOldWeek({ year: 2027, week: 1 }, current)).toBe(false)
    expect(isOldWeek({ year: 2027, week: 1 }, isoWeekOf({ year: 2027, month: 1, day: 1 }))).toBe(false)
  })

  test('R-526 the week turns at midnight in Stockholm, in winter and summer time', () => {
    expect(isoWeekInStockholm(new Date('2026-03-15T23:30:00Z'))).toEqual({ year: 2026, week: 12 })
    expect(isoWeekInStockholm(new Date('2026-03-15T22:59:59Z'))).toEqual({ year: 2026, week: 11 })
    expect(isoWeekInStockholm(new Date('2026-06-14T22:00:00Z'))).toEqual({ year: 2026, week: 25 })
    expect(calendarDateInStockholm(new Date('2026-12-31T23:00:00Z'))).toEqual({ year: 2027, month: 1, day: 1 })
    expect(() => calendarDateInStockholm(new Date('nonsense'))).toThrow(RangeError)
  })
})

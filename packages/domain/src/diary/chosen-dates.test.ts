import fc from 'fast-check'
import { addDays, checkChosenDates, keepInYear, listDates, weekdayOf, weekdays } from './chosen-dates'
import { chosenDates } from './diary.arbitrary'
import { weeksOfDates } from './entry-effects'
import { datedWeekdays } from './same-days'

const everyDay = [...weekdays]
const mondayToFriday = everyDay.slice(0, 5)

test.each([
  ['2026-08-03', '2026-08-09', everyDay, 7],
  ['2026-08-03', '2026-08-09', mondayToFriday, 5],
  ['2026-08-08', '2026-08-09', mondayToFriday, 0],
  ['2026-08-09', '2026-08-03', everyDay, 0],
  ['2028-02-28', '2028-03-01', everyDay, 3],
  ['2026-02-28', '2026-03-01', everyDay, 2],
  // The clocks change on 29 March and 25 October 2026; the dates do not.
  ['2026-03-28', '2026-03-30', everyDay, 3],
  ['2026-10-24', '2026-10-26', everyDay, 3],
] as const)('%s to %s on %j are %i dates', (from, to, chosen, count) => {
  expect(listDates({ from, to, weekdays: chosen })).toHaveLength(count)
})

test.each([
  ['the end before the start', { from: '2026-08-04', to: '2026-08-03' }, 'date-range'],
  ['another year', { from: '2026-12-20', to: '2027-01-05' }, 'other-year'],
  ['no such weekday', { from: '2026-08-08', to: '2026-08-09' }, 'no-date'],
  ['29 February of a year without', { from: '2026-02-29', to: '2026-03-01' }, 'not-a-date'],
  ['a year without forecasts', { from: '2000-01-01', to: '2000-01-02' }, 'not-a-date'],
  ['no day at all', { from: '2026-8-1', to: '2026-08-02' }, 'not-a-date'],
])('R-318 R-320 R-321 %s is refused', (_what, range, error) => {
  expect(checkChosenDates({ ...range, weekdays: mondayToFriday })).toEqual({ ok: false, error })
})

test('29 February of a leap year is a date', () => {
  expect(checkChosenDates({ from: '2028-02-29', to: '2028-02-29', weekdays: everyDay }).ok).toBe(true)
})

test('R-321 an end in another year becomes the start, and the rest is offered from 1 January', () => {
  expect(keepInYear('2026-12-20', '2027-01-05')).toEqual({
    to: '2026-12-20',
    rest: { from: '2027-01-01', to: '2027-01-05' },
  })
  expect(keepInYear('2026-12-20', '2026-12-31')).toEqual({ to: '2026-12-31', rest: null })
  expect(keepInYear('2027-01-05', '2026-12-20')).toEqual({ to: '2027-01-05', rest: null })
})

test('dates over New Year count in their ISO weeks and ISO years, week 53 included', () => {
  expect(weeksOfDates({ from: '2026-12-26', to: '2026-12-31', weekdays: everyDay })).toEqual([
    { year: 2026, week: 52, days: 2 },
    { year: 2026, week: 53, days: 4 },
  ])
  expect(weeksOfDates({ from: '2027-01-01', to: '2027-01-04', weekdays: everyDay })).toEqual([
    { year: 2026, week: 53, days: 3 },
    { year: 2027, week: 1, days: 1 },
  ])
})

test('every date is a chosen day inside the range, once, and each in one week', () => {
  fc.assert(
    fc.property(chosenDates, dates => {
      const days = listDates(dates)
      expect(new Set(days).size).toBe(days.length)
      for (const day of days) {
        expect(day >= dates.from && day <= dates.to).toBe(true)
        expect(dates.weekdays).toContain(weekdayOf(day))
      }
      expect(weeksOfDates(dates).reduce((sum, week) => sum + week.days, 0)).toBe(days.length)
    }),
  )
})

test('first date, last date and the weekdays between tell the dates, however they were chosen', () => {
  const key = (dates: Parameters<typeof listDates>[0]) => {
    const days = listDates(dates)
    return `${days[0]} ${days.at(-1)} ${datedWeekdays(dates).join()}`
  }
  fc.assert(
    fc.property(chosenDates, dates => {
      const days = listDates(dates)
      const [from, to] = [days[0], days.at(-1)]
      if (from === undefined || to === undefined) return
      const same = { from, to, weekdays: datedWeekdays(dates) }
      expect(listDates(same)).toEqual(days)
      expect(key(same)).toBe(key(dates))
    }),
  )
})

test('days are counted over months, years and leap days', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
})

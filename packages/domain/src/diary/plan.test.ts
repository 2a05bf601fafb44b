import { assert, constantFrom, property } from 'fast-check'
import { listDates, weekdays } from './chosen-dates'
import { chosenDates } from './diary.arbitrary'
import { weeksOfDates } from './entry-effects'
import { datesByColumn, daysOfColumns, footOfPlan, planOfMonth, planOfYear } from './plan'

const everyDay = [...weekdays]

test('a year is its ISO weeks, a month its days', () => {
  expect(planOfYear(2026)).toEqual({ first: '2025-12-29', columns: 53, daysPerColumn: 7 })
  expect(planOfMonth(2028, 2)).toEqual({ first: '2028-02-01', columns: 29, daysPerColumn: 1 })
})

test('columns have their days, alone and together', () => {
  expect(daysOfColumns(planOfYear(2026), 28)).toEqual({ from: '2026-07-06', to: '2026-07-12' })
  expect(daysOfColumns(planOfYear(2026), 28, 31)).toEqual({ from: '2026-07-06', to: '2026-08-02' })
  expect(daysOfColumns(planOfMonth(2026, 2), 28)).toEqual({ from: '2026-02-28', to: '2026-02-28' })
})

test('a column counts the chosen dates within it, and none outside the period', () => {
  const workdays = everyDay.slice(0, 5)
  const dates = { from: '2026-12-30', to: '2027-01-05', weekdays: workdays }
  expect(datesByColumn(dates, planOfYear(2026))).toEqual([{ column: 53, days: 3 }])
  expect(datesByColumn(dates, planOfYear(2027))).toEqual([{ column: 1, days: 2 }])
  expect(datesByColumn(dates, planOfMonth(2027, 1)).map(({ column }) => column)).toEqual([1, 4, 5])
  expect(datesByColumn(dates, planOfYear(2030))).toEqual([])
})

test('the weeks of a plan are those in which the hours reach the forecast', () => {
  assert(
    property(chosenDates, constantFrom(-1, 0, 1), (dates, beside) => {
      const year = Number(dates.from.slice(0, 4)) + beside
      const weeks = weeksOfDates(dates).filter(found => found.year === year)
      expect(datesByColumn(dates, planOfYear(year))).toEqual(weeks.map(({ week, days }) => ({ column: week, days })))
    }),
  )
})

test('the days of all months together are the chosen dates', () => {
  assert(
    property(chosenDates, dates => {
      const year = Number(dates.from.slice(0, 4))
      const days = Array.from({ length: 12 }, (_, month) => {
        const period = planOfMonth(year, month + 1)
        return datesByColumn(dates, period).map(({ column }) => daysOfColumns(period, column).from)
      })
      expect(days.flat()).toEqual(listDates(dates))
    }),
  )
})

test('the foot of the plan counts each person once in a week', () => {
  const one = { from: '2026-01-05', to: '2026-01-05', weekdays: everyDay, staffId: 1, perDay: 800 }
  const later = { ...one, from: '2026-01-07', to: '2026-01-07' }
  const foot = footOfPlan([one, later, { ...one, staffId: 2 }], planOfYear(2026))
  expect(foot).toHaveLength(53)
  expect(foot[1]).toEqual({ peopleAway: 2, hours: 2400 })
  expect(foot[2]).toEqual({ peopleAway: 0, hours: 0 })
})

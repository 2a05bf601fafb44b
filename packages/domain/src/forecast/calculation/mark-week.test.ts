import fc from 'fast-check'
import { calculateForecast } from '../calculate-forecast'
import { everyWeek, weekly, workedExample } from '../worked-example.fixture'
import { chartTolerancePoints } from '../forecast-constants'
import { colourOfMark, staffingMarkFormula } from './mark-week'

const markWeek = (needs: number, available: number, target: number) =>
  staffingMarkFormula.calculate({ needs, available, target, tolerance: chartTolerancePoints })

const available = 100_000
const colourAt = (efficiency: number) => colourOfMark(markWeek(Math.round(efficiency * 1000), available, 85))

test('R-214 within 5 points of the target 85 the week is green, 80.0 and 90.0 included', () => {
  expect([80, 80.1, 85, 89.9, 90].map(colourAt)).toEqual(['green', 'green', 'green', 'green', 'green'])
})

test('R-215 beyond 5 points of the target 85 the week is red, 79.9 overstaffed and 90.1 understaffed', () => {
  expect([79.9, 90.1].map(colourAt)).toEqual(['red', 'red'])
  expect([markWeek(79_900, available, 85), markWeek(90_100, available, 85)]).toEqual(['overstaffed', 'understaffed'])
})

test('exactly 5 points away is green also where binary fractions would say otherwise', () => {
  const empty = {
    ...workedExample(),
    absences: [],
    substitutes: [],
    changedNeedsFromDiary: weekly([]),
    myForecast: weekly([]),
  }
  const result = calculateForecast(
    {
      ...empty,
      totalHoursRequired: weekly([145.7, 368.33, 202.46]),
      budgetedStaffHours: weekly([242.53, 317.38, 236.19]),
    },
    { startWeek: 1, endWeek: 3 },
  )
  expect(result.needs.reduce((sum, hours) => sum + hours, 0)).toBe(71_649)
  expect(result.available.reduce((sum, hours) => sum + hours, 0)).toBe(79_610)
  expect(result.marks[2]).toBe('properly-staffed')
})

test('without available hours needs make a week understaffed, and nothing at all leaves it unmarked', () => {
  expect([
    markWeek(1, 0, 85),
    markWeek(1, -5, 85),
    markWeek(0, 0, 85),
    markWeek(0, -5, 85),
    markWeek(-1, 0, 85),
  ]).toEqual(['understaffed', 'understaffed', 'unmarked', 'unmarked', 'unmarked'])
  expect(colourOfMark('unmarked')).toBe('none')
  expect(markWeek(0, 100, 85)).toBe('overstaffed')
})

test('R-168 each week is compared with its own target', () => {
  const target = everyWeek(85).with(1, 93.01).with(2, 93.02)
  const result = calculateForecast(
    {
      ...workedExample(),
      absences: [],
      substitutes: [],
      totalHoursRequired: everyWeek(35_204),
      changedNeedsFromDiary: weekly([]),
      myForecast: weekly([]),
      target,
    },
    { startWeek: 1, endWeek: 3 },
  )
  expect(result.marks).toEqual(['properly-staffed', 'properly-staffed', 'overstaffed'])
})

test('week 50 at 91.0 %, 28 hours short, is understaffed by itself, though the weeks before it make it green', () => {
  const weeks = { totalHoursRequired: everyWeek(34_000).with(49, 36_400), budgetedStaffHours: everyWeek(40_000) }
  const input = { ...workedExample(), absences: [], substitutes: [], ...weeks, myForecast: weekly([]) }
  const result = calculateForecast({ ...input, changedNeedsFromDiary: weekly([]) }, { startWeek: 40, endWeek: 50 })
  expect([result.ownWeekEfficiency[10], result.ownMarks[10], result.marks[10]]).toEqual([
    91,
    'understaffed',
    'properly-staffed',
  ])
  expect(result.efficiency[10]?.toFixed(1)).toBe('85.5')
  expect(result.deficit[10]?.toFixed(1)).toBe('-28.2')
})

test('targets of two decimals are compared exactly', () => {
  fc.assert(
    fc.property(fc.integer({ min: 600, max: 20_000 }), fc.integer({ min: 1, max: 5_000 }), (target, hundreds) => {
      const staffed = hundreds * 10_000
      const bound = (points: number) => (target + points) * hundreds
      expect(markWeek(bound(500), staffed, target / 100)).toBe('properly-staffed')
      expect(markWeek(bound(500) + 1, staffed, target / 100)).toBe('understaffed')
      expect(markWeek(bound(-500), staffed, target / 100)).toBe('properly-staffed')
      expect(markWeek(bound(-500) - 1, staffed, target / 100)).toBe('overstaffed')
    }),
  )
})

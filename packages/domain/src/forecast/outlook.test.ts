import { weeksOfRange } from '../calendar/week-range'
import { calculateForecast } from './calculate-forecast'
import { payRiseIn } from './figures/week-frame'
import type { ForecastInput } from './forecast-input'
import { listComingRed, outlookOf, weeksAheadOf } from './outlook'
import { everyWeek, workedExample } from './worked-example.fixture'

/** What is kept of the weeks of a forecast, from a week on. */
const kept = (input: ForecastInput, firstWeek: number) => {
  const result = calculateForecast(input, { startWeek: firstWeek, endWeek: input.weeks })
  const { needs, resourceTime, extraTime, absences, target, summary } = result
  const budgetedStaffHours = input.budgetedStaffHours.slice(firstWeek - 1)
  const hours = { needs, budgetedStaffHours, resourceTime, extraTime, absences, target }
  const payRise = weeksOfRange({ startWeek: firstWeek, endWeek: input.weeks }).map(week => payRiseIn(input, week - 1))
  const ahead = weeksAheadOf({ year: input.year, firstWeek, costPerHour: summary.costPerHour, payRise, ...hours })
  return { result, ahead }
}

const even = {
  ...workedExample(),
  totalHoursRequired: everyWeek(34_000).with(10, 60_000),
  budgetedStaffHours: everyWeek(40_000),
}

const raised = {
  ...workedExample(),
  costShift: { perHour: everyWeek(0).fill(4, 2), fixedCost: everyWeek(0), unsocial: everyWeek(0) },
}

test.each([
  ['each week', workedExample()],
  ['after a revision of pay too, each week', raised],
])('%s is what the forecast’s own calculation says of it', (_what, input) => {
  const { result, ahead } = kept(input, 2)
  expect(ahead.map(({ week }) => week)).toEqual(result.weekNumbers)
  expect(ahead.map(({ efficiency }) => efficiency)).toEqual(result.ownWeekEfficiency)
  expect(ahead.map(({ available }) => available)).toEqual(result.available)
  expect(ahead.map(({ mark }) => mark)).toEqual(result.ownMarks)
  expect(ahead.map(({ cost }) => cost)).toEqual(result.meaningCost)
})

test('the coming four weeks are judged by their sums, and the next week that is red by itself is named', () => {
  const { ahead } = kept(workedExample(), 1)
  const four = calculateForecast(workedExample(), { startWeek: 1, endWeek: 4 })
  const outlook = outlookOf(ahead)
  expect(outlook?.efficiency).toBeCloseTo(four.summary.totalEfficiency, 10)
  expect(outlook?.target).toBeCloseTo(four.summary.targetMean, 10)
  // Not the mean of the weeks' percentages, which would let a small week count as much as a large one.
  expect(outlook?.efficiency).not.toBeCloseTo(four.ownWeekEfficiency.reduce((sum, each) => sum + each, 0) / 4, 3)
  expect(outlook).toMatchObject({ mark: four.marks[3], nextRed: { year: 2026, week: 1, mark: 'overstaffed' } })
  expect(outlook?.cost).toBeCloseTo(8824 - 15_765 - 8544 - 39_294, -1)
})

test('a red week behind the four is the next one; without one there is none', () => {
  const { ahead } = kept(even, 5)
  expect(ahead[0]).toMatchObject({ year: 2026, week: 5 })
  expect(outlookOf(ahead)).toMatchObject({ nextRed: { week: 11, mark: 'understaffed' } })
  expect(outlookOf(ahead.filter(({ mark }) => mark === 'properly-staffed'))?.nextRed).toBeNull()
})

test('weeks of the next year follow those of this one; without weeks there is no outlook', () => {
  const ahead = [...kept(even, 52).ahead, ...kept({ ...even, year: 2027, weeks: 52 }, 1).ahead]
  expect(ahead.slice(0, 4).map(({ year, week }) => [year, week])).toEqual([
    [2026, 52],
    [2026, 53],
    [2027, 1],
    [2027, 2],
  ])
  expect(outlookOf([])).toBeNull()
})

test('A-183 of the coming four weeks those are off target whose own mark is red', () => {
  const weeks = (['understaffed', 'properly-staffed', 'unmarked', 'overstaffed', 'overstaffed'] as const).map(
    (mark, index) => ({ mark, week: index + 1 }),
  )
  expect(listComingRed(weeks).map(({ week }) => week)).toEqual([1, 4])
  expect(listComingRed([])).toEqual([])
})

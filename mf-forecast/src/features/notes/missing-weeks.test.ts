import { readForecast } from '../../data/read-forecast'
import { workedExample } from '../../data/worked-example.fixture'
import { plannedWeeks, weekRuns, weeksWithoutNote } from './missing-weeks'

test('weeks outside 5 points without a note about the week are asked about, others are not', () => {
  const weeks = [14, 15, 16, 17, 18]
  const marks = ['overstaffed', 'properly-staffed', 'understaffed', 'understaffed', 'unmarked'] as const
  const asked = (annotated: readonly number[], planned: readonly number[] = weeks) =>
    weeksWithoutNote({ weeks, marks, planned: new Set(planned), annotated: new Set(annotated) })
  expect(asked([])).toEqual([14, 16, 17])
  expect(asked([16])).toEqual([14, 17])
  expect(asked([14, 16, 17])).toEqual([])
  expect(asked([], [15, 17])).toEqual([17])
})

test('a new forecast asks for no notes, a planned one for those of the weeks with hours', () => {
  const read = readForecast(workedExample(), 2026)
  if (!read.ok) throw new Error(read.error)
  const { input } = read.value
  const nothing = (rows: typeof input.absences) => rows.map(row => ({ ...row, hours: row.hours.map(() => 0) }))
  const none = { absences: nothing(input.absences), substitutes: nothing(input.substitutes) }
  const myForecast = input.myForecast.map(() => 0)
  expect(plannedWeeks({ ...input, ...none, myForecast })).toEqual(new Set())
  expect(plannedWeeks({ ...input, ...none, myForecast: myForecast.with(8, -25) })).toEqual(new Set([9]))
  expect([...plannedWeeks(input)].toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4])
})

test.each([
  [[], []],
  [
    [14, 17],
    ['14', '17'],
  ],
  [
    [4, 5],
    ['4', '5'],
  ],
  [
    [1, 4, 5, 6, 7, 52, 53],
    ['1', '4–7', '52', '53'],
  ],
])('the weeks %p read %p', (weeks, expected) => {
  expect(weekRuns(weeks)).toEqual(expected)
})

import fc from 'fast-check'
import { calculateForecast } from './calculate-forecast'
import { deficitWordOf, differsFromMark } from './deficit-word'
import { forecastInputs } from './forecast-input.arbitrary'
import { everyWeek, evenYear } from './worked-example.fixture'

test.each([
  [-0.01, 'deficit'],
  [-0.004, 'neither'],
  [0, 'neither'],
  [0.005, 'surplus'],
] as const)('%d hours are called %s', (hours, word) => expect(deficitWordOf(hours)).toBe(word))

test('at one target the hours of a range and its mark agree, whatever was planned', () => {
  fc.assert(
    fc.property(forecastInputs, fc.integer({ min: 1, max: 12_000 }), (input, hundredths) => {
      const even = { ...input, target: input.target.map(() => hundredths / 100) }
      const { marks, deficitCumulative } = calculateForecast(even, { startWeek: 1, endWeek: input.weeks })
      marks.forEach((mark, index) => {
        const hours = deficitCumulative[index] ?? Number.NaN
        // Less than what is shown cannot be told from nothing.
        if (deficitWordOf(hours) !== 'neither') expect(differsFromMark(hours, mark)).toBe(false)
      })
    }),
    { numRuns: 8, endOnFailure: true },
  )
})

test('weeks of different targets may have hours that differ from their mark', () => {
  // 392 hours at hand in both weeks, and what the targets of 60 and 100 % need of them together.
  const needs = everyWeek(0, 52).with(0, 23_520).with(1, 39_200)
  const input = { ...evenYear(2027), totalHoursRequired: needs, target: everyWeek(100, 52).with(0, 60) }
  const { summary, marks } = calculateForecast(input, { startWeek: 1, endWeek: 2 })
  expect([summary.deficit, marks.at(-1)]).toEqual([0, 'overstaffed'])
  expect([differsFromMark(0, 'overstaffed'), differsFromMark(0, 'properly-staffed')]).toEqual([true, false])
  expect([differsFromMark(-1, 'understaffed'), differsFromMark(1, 'overstaffed')]).toEqual([false, false])
})

import fc from 'fast-check'
import { weeksInIsoYear } from '../calendar/iso-week'
import { forecastInputs } from '../forecast/forecast-input.arbitrary'
import { evenYear, withWeekOne, workedExample } from '../forecast/worked-example.fixture'
import { bridgeYear } from './bridge'
import { deviationOfWeeks } from './deviation-of-weeks'
import { differenceOf, sumOf, type Amounts } from './week-figures'

// Shrinking lists of a thousand numbers takes minutes and shows no more than the seed does.
const runs = { numRuns: 30, endOnFailure: true }

/** A year with the one beside it where the two follow each other. */
const anyYears = fc.record({ own: forecastInputs, other: forecastInputs }).map(({ own, other }) => ({
  own,
  before: other.year === own.year - 1 ? other : null,
  after: other.year === own.year + 1 ? other : null,
}))

/** Ranges without a gap that begin after these weeks. */
const rangesOf = (year: number, cuts: readonly number[]) => {
  const last = weeksInIsoYear(year)
  const ends = [...new Set([...cuts.map(cut => Math.min(cut, last)), last])].sort((one, other) => one - other)
  return ends.map((lastWeek, place) => ({ year, firstWeek: (ends[place - 1] ?? 0) + 1, lastWeek }))
}

test('ranges of weeks that do not meet and leave none out make the whole deviation (A-210)', () => {
  fc.assert(
    fc.property(anyYears, fc.array(fc.integer({ min: 1, max: 53 }), { maxLength: 6 }), (years, cuts) => {
      const bridge = bridgeYear(years)
      const { year } = years.own
      const parts = [year - 1, year, year + 1].flatMap(each => rangesOf(each, cuts))
      const whole = differenceOf(bridge.projection, bridge.budget)
      const sum = sumOf(parts.map(range => deviationOfWeeks(bridge, range)))
      for (const unit of ['hours', 'kronor'] as const) {
        const size = (amounts: readonly Amounts[]) =>
          amounts.reduce((total, amount) => total + Math.abs(amount[unit]), 0)
        const most = size([bridge.budget, bridge.projection, ...bridge.steps.flatMap(({ weeks }) => weeks)])
        expect(Math.abs(sum[unit] - whole[unit])).toBeLessThanOrEqual(1e-9 * (1 + most))
      }
    }),
    runs,
  )
})

test('a week has what all steps have in it, with the days that it has in the calendar year', () => {
  const alone = { before: null, own: withWeekOne(evenYear(2024), 'absences', 3, 10), after: null }
  const bridge = bridgeYear(alone)
  const kronor = (firstWeek: number, lastWeek: number) =>
    deviationOfWeeks(bridge, { year: 2024, firstWeek, lastWeek }).kronor
  // Ten hours of 250 kr less than any other week of an even year.
  expect(kronor(1, 1) - kronor(2, 2)).toBeCloseTo(-2_500, 6)
  expect(deviationOfWeeks(bridge, { year: 2024, firstWeek: 1, lastWeek: 1 }).hours).toBeCloseTo(-10, 9)
  const example = bridgeYear({ before: null, own: workedExample(), after: null })
  // Of week 1 four of seven days lie in 2026: absences of 28 hours, 16 of them there.
  const absence = example.steps.filter(({ id }) => id === 'absence')
  expect(deviationOfWeeks({ steps: absence }, { year: 2026, firstWeek: 1, lastWeek: 1 }).hours).toBeCloseTo(-16, 9)
  expect(deviationOfWeeks(example, { year: 2025, firstWeek: 1, lastWeek: 53 })).toEqual({ hours: 0, kronor: 0 })
})

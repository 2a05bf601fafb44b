import fc from 'fast-check'
import { calculateForecast } from '../calculate-forecast'
import { explainCard } from '../explanation/explain-card'
import { explainCell } from '../explanation/explain-cell'
import type { ForecastInput } from '../forecast-input'
import { forecastInputs } from '../forecast-input.arbitrary'
import type { ExplanationTerm } from '../formula/explanation'
import { evenYear } from '../worked-example.fixture'
import { leftOfYear } from './year-figures'

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

const wholeYear = ({ weeks }: ForecastInput) => ({ startWeek: 1, endWeek: weeks })

test.each([
  // 5,200,000 - 53 × 98,000 - 53 × 1,500; the running remainder is one share of 100,000 above it.
  [2026, 53, -73_500, 26_500],
  // 5,200,000 - 52 × 98,000 - 52 × 1,500
  [2027, 52, 26_000, 26_000],
  [2032, 53, -73_500, 26_500],
])('R-207 of the budget of %i, a year of %i weeks, %i SEK are left', (year, weeks, left, running) => {
  const input = evenYear(year)
  const { remaining, summary } = calculateForecast(input, wholeYear(input))
  expect([remaining.length, summary.leftOfYear, summary.remaining]).toEqual([weeks, left, running])
  for (const range of [
    { startWeek: 1, endWeek: 52 },
    { startWeek: 14, endWeek: 26 },
    { startWeek: 52, endWeek: 52 },
  ])
    expect(calculateForecast(input, range).summary.leftOfYear).toBe(left)
})

test('R-207 the year that was shown a week too high', () => {
  const year = { annualSalary: 7_903_350, staffCost: 6_662_299, fixedCostPerWeek: 1_070_668 / 53, weeks: 53 }
  expect(leftOfYear(year)).toBeCloseTo(170_383, 6)
})

const inputsWithRange = forecastInputs.chain(input =>
  fc.tuple(fc.integer({ min: 1, max: input.weeks }), fc.integer({ min: 1, max: input.weeks })).map(([one, other]) => ({
    input,
    range: { startWeek: Math.min(one, other), endWeek: Math.max(one, other) },
  })),
)

// Shrinking lists of a thousand numbers takes minutes and shows no more than the seed does.
const runs = { numRuns: 20, endOnFailure: true }

/** Sums of the same amounts in another order. */
const isNear = (one: number, other: number, largest: number) => Math.abs(one - other) <= 1e-9 * (1 + largest)

const sizeOf = (input: ForecastInput) => {
  const { weekCost } = calculateForecast(input, wholeYear(input))
  return input.resourceBudget.annualSalary + sum(weekCost.map(Math.abs))
}

test('what is left of the year is its budget less the costs of its 52 or 53 weeks, whatever the range', () => {
  fc.assert(
    fc.property(inputsWithRange, ({ input, range }) => {
      const { weekCost } = calculateForecast(input, wholeYear(input))
      const { leftOfYear: left } = calculateForecast(input, range).summary
      expect(weekCost).toHaveLength(input.weeks)
      expect(isNear(left, input.resourceBudget.annualSalary - sum(weekCost), sizeOf(input))).toBe(true)
    }),
    runs,
  )
})

const contributionsOf = ({ parts = [] }: Pick<ExplanationTerm, 'parts'>) =>
  parts.map(({ contribution = Number.NaN }) => contribution)

test('the running remainder, the other weeks and the share of week 53 make what is left of the year, and back', () => {
  fc.assert(
    fc.property(inputsWithRange, ({ input, range }) => {
      const { summary } = calculateForecast(input, range)
      const row = explainCell(input, range, { rowId: 'budget-remaining', column: range.endWeek })
      const left = row?.related?.find(({ nameId }) => nameId === 'left-of-year')
      const running = explainCard(input, range, 'left-of-year').related?.[0]
      expect([left?.value, running?.value]).toEqual([summary.leftOfYear, summary.remaining])
      expect(isNear(sum(contributionsOf(left ?? {})), summary.leftOfYear, sizeOf(input))).toBe(true)
      expect(isNear(sum(contributionsOf(running ?? {})), summary.remaining, sizeOf(input))).toBe(true)
    }),
    runs,
  )
})

const told = ({ parts = [] }: Pick<ExplanationTerm, 'parts'>) =>
  parts.map(({ nameId, week, contribution, parts: weeks }) => [nameId, week, contribution, weeks?.length])

test('the explanation of a year of 53 weeks names the weeks outside the range and the share of week 53', () => {
  const range = { startWeek: 1, endWeek: 52 }
  const beside = (input: ForecastInput) =>
    explainCell(input, range, { rowId: 'budget-remaining', column: 52 })?.related?.at(-1) ?? {}
  expect(told(beside(evenYear(2026)))).toEqual([
    ['budget-remaining', 52, 26_000, undefined],
    ['balance-of-other-weeks', undefined, 500, 1],
    ['share-of-week-53', undefined, -100_000, undefined],
  ])
  expect(told(beside(evenYear(2027)))).toEqual([['budget-remaining', 52, 26_000, undefined]])
  const card = explainCard(evenYear(2026), range, 'left-of-year')
  expect(told({ parts: card.terms })).toEqual([
    ['annual-salary', undefined, 5_200_000, undefined],
    ['staff-cost-of-year', undefined, -5_194_000, 53],
    ['fixed-cost-of-year', undefined, -79_500, 2],
  ])
  expect(told(card.related?.[0] ?? {})).toEqual([
    ['left-of-year', undefined, -73_500, undefined],
    ['balance-of-other-weeks', undefined, -500, 1],
    ['share-of-week-53', undefined, 100_000, undefined],
  ])
})

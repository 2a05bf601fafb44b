import fc from 'fast-check'
import { calculateForecast } from './calculate-forecast'
import type { ForecastInput, FrozenCostFactors } from './forecast-input'
import { summarisePart } from './figures/summarise-part'
import { forecastInputs, frozenCostFactors } from './forecast-input.arbitrary'

const inputsWithRange = forecastInputs.chain(input =>
  fc
    .tuple(fc.constant(input), fc.integer({ min: 1, max: input.weeks }), fc.integer({ min: 1, max: input.weeks }))
    .map(([forecast, one, other]) => ({
      input: forecast,
      range: { startWeek: Math.min(one, other), endWeek: Math.max(one, other) },
    })),
)

// Shrinking lists of a thousand numbers takes minutes and shows no more than the seed does.
const runs = { numRuns: 20, endOnFailure: true }

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const oneWeek = (week: number) => ({ startWeek: week, endWeek: week })

test('a range equals the sum of its weeks taken one by one', () => {
  fc.assert(
    fc.property(inputsWithRange, ({ input, range }) => {
      const whole = calculateForecast(input, range)
      const singles = whole.weekNumbers.map(week => calculateForecast(input, oneWeek(week)))
      const total = (pick: (single: (typeof singles)[number]) => number) => sum(singles.map(pick))
      for (const key of ['needs', 'resourceTime', 'extraTime', 'absences', 'hourResult', 'available'] as const)
        expect(sum(whole[key])).toBe(total(single => single[key][0] ?? Number.NaN))
      const isNear = (one: number, other: number, parts: readonly number[]) =>
        Math.abs(one - other) <= 1e-9 * (1 + sum(parts.map(Math.abs)))
      const { remaining, deficit } = whole.summary
      expect(
        isNear(
          remaining,
          total(single => single.summary.remaining),
          whole.weekBalance,
        ),
      ).toBe(true)
      expect(isNear(remaining, sum(whole.weekBalance), whole.weekBalance)).toBe(true)
      expect(
        isNear(
          deficit,
          total(single => single.summary.deficit),
          whole.deficit,
        ),
      ).toBe(true)
    }),
    runs,
  )
})

test('what is of a week alone is the same in every range, and there the week is the sum of itself', () => {
  fc.assert(
    fc.property(inputsWithRange, ({ input, range }) => {
      const whole = calculateForecast(input, range)
      whole.weekNumbers.forEach((week, index) => {
        const alone = calculateForecast(input, oneWeek(week))
        for (const key of ['ownMarks', 'ownWeekEfficiency', 'deficit', 'meaningFte', 'meaningCost'] as const)
          expect(alone[key][0]).toBe(whole[key][index])
        expect([alone.marks, alone.efficiency]).toEqual([alone.ownMarks, alone.ownWeekEfficiency])
      })
      expect([whole.marks[0], whole.efficiency[0]]).toEqual([whole.ownMarks[0], whole.ownWeekEfficiency[0]])
    }),
    runs,
  )
})

test('hours are whole, every figure is finite, the parts make the whole', () => {
  fc.assert(
    fc.property(inputsWithRange, ({ input, range }) => {
      const { marks, ownMarks, summary, range: calculated, ...numbers } = calculateForecast(input, range)
      expect(calculated).toEqual(range)
      expect(Object.values(numbers).flat().every(Number.isFinite)).toBe(true)
      expect([...summary.rows.values()].every(row => Number.isFinite(row.sum) && Number.isFinite(row.average))).toBe(
        true,
      )
      numbers.hourResult.forEach((hours, index) => {
        expect(hours).toBe(
          (numbers.resourceTime[index] ?? 0) + (numbers.extraTime[index] ?? 0) - (numbers.absences[index] ?? 0),
        )
      })
      expect(marks).toHaveLength(numbers.weekNumbers.length)
      expect(ownMarks).toHaveLength(numbers.weekNumbers.length)
    }),
    runs,
  )
})

test('with one target for all weeks the running deficit has the sign of target minus efficiency', () => {
  fc.assert(
    fc.property(inputsWithRange, ({ input, range }) => {
      const even = { ...input, target: input.target.map(() => 85) }
      const result = calculateForecast(even, range)
      result.deficitCumulative.forEach((deficit, index) => {
        const efficiency = result.efficiency[index] ?? Number.NaN
        const available = sum(result.available.slice(0, index + 1))
        if (available > 0 && Math.abs(deficit) > 1e-6) expect(Math.sign(deficit)).toBe(Math.sign(85 - efficiency))
      })
    }),
    runs,
  )
})

test('the sums of parts that follow each other make those of the range, and running rows end where it ends', () => {
  fc.assert(
    fc.property(inputsWithRange, fc.nat(52), ({ input, range }, cut) => {
      const { startWeek, endWeek } = range
      const middle = startWeek + (cut % (endWeek - startWeek + 1))
      const { rows } = calculateForecast(input, range).summary
      const first = summarisePart(input, range, { startWeek, endWeek: middle }).rows
      const isWhole = middle === endWeek
      const second = isWhole ? null : summarisePart(input, range, { startWeek: middle + 1, endWeek }).rows
      for (const rowId of [
        'absences-1',
        'needs-my-forecast',
        'totals-extra-time',
        'totals-hourly-usage-result',
      ] as const)
        expect((first.get(rowId)?.sum ?? 0) * 100 + (second?.get(rowId)?.sum ?? 0) * 100).toBeCloseTo(
          (rows.get(rowId)?.sum ?? Number.NaN) * 100,
          3,
        )
      for (const rowId of ['budget-remaining', 'deficit-cumulative'] as const)
        expect((second ?? first).get(rowId)?.sum).toBe(rows.get(rowId)?.sum)
    }),
    runs,
  )
})

test('a part that leaves its range is refused', () => {
  const [input] = fc.sample(forecastInputs, 1)
  if (input === undefined) throw new Error('There was no sample')
  expect(() => summarisePart(input, { startWeek: 3, endWeek: 9 }, { startWeek: 2, endWeek: 5 })).toThrow(
    'are not in the range',
  )
  expect(() => summarisePart(input, { startWeek: 3, endWeek: 9 }, { startWeek: 8, endWeek: 10 })).toThrow(
    'are not in the range',
  )
})

const withFactors = (input: ForecastInput, frozen: FrozenCostFactors | null): ForecastInput => ({
  ...input,
  resourceBudget: { ...input.resourceBudget, costFactors: frozen },
})

test('a budget that froze the factors of the specification costs what one without frozen factors does', () => {
  const ofSpecification = { borrowed: 1, hourly: 1, filling: 1.5, overtime: 2, staggered: 1.2, shortTermIllness: 0.2 }
  fc.assert(
    fc.property(inputsWithRange, ({ input, range }) => {
      const frozen = calculateForecast(withFactors(input, ofSpecification), range)
      expect(frozen).toEqual(calculateForecast(withFactors(input, null), range))
    }),
    runs,
  )
})

test('other factors move the staff cost by the hours they are about, and no hours', () => {
  fc.assert(
    fc.property(inputsWithRange, frozenCostFactors, ({ input, range }, frozen) => {
      const before = calculateForecast(withFactors(input, null), range)
      const after = calculateForecast(withFactors(input, frozen), range)
      for (const key of [
        'needs',
        'available',
        'extraTime',
        'absences',
        'efficiency',
        'deficit',
        'marks',
        'ownMarks',
      ] as const)
        expect(after[key]).toEqual(before[key])
      const { borrowed, hourly, filling, overtime, staggered, shortTermIllness } = frozen
      const moved = [borrowed - 1, hourly - 1, filling - 1.5, overtime - 2, staggered - 1.2]
      const hoursOf = (rows: ForecastInput['absences'], serverId: number, week: number) =>
        (rows.find(row => row.serverId === serverId)?.hours[week - 1] ?? Number.NaN) / 100
      after.weekNumbers.forEach((week, index) => {
        const hours = [
          ...moved.map((factor, place) => factor * hoursOf(input.substitutes, place + 2, week)),
          (0.2 - shortTermIllness) * hoursOf(input.absences, 1, week),
        ]
        const difference = (after.staffCost[index] ?? Number.NaN) - (before.staffCost[index] ?? Number.NaN)
        const costPerHour = after.summary.costPerHour
        const size = 1 + costPerHour * 1_000_000
        expect(Math.abs(difference - sum(hours) * costPerHour)).toBeLessThanOrEqual(1e-9 * size)
      })
    }),
    runs,
  )
})

import fc from 'fast-check'
import { calculateForecast } from '../forecast/calculate-forecast'
import { costFactorsOfSpecification } from '../forecast/calculation/cost-factors'
import type { ForecastInput } from '../forecast/forecast-input'
import { inputsOfSettings } from '../forecast/forecast-input.arbitrary'
import { everyWeek, workedExample } from '../forecast/worked-example.fixture'
import { effectiveOutcome, outcomeCell, type OutcomeLists } from './effective-outcome'
import { outcomeFigures } from './outcome-figures'
import { outcomeInput } from './outcome-input'
import { listsOf, outcomeRows } from './outcome.arbitrary'

// Shrinking lists of a thousand numbers takes minutes and shows no more than the seed does.
const runs = { numRuns: 30, endOnFailure: true }

const firstWeek = { startWeek: 1, endWeek: 1 }
const twoWeeks = { startWeek: 1, endWeek: 2 }

/** The worked example and an outcome of it. */
const figuresOf = (lists: OutcomeLists, range = firstWeek, input = workedExample()) =>
  outcomeFigures(input, lists, range).outcome

const anyOutcome = inputsOfSettings.chain(input =>
  outcomeRows(input.weeks).map(rows => ({ input, rows, lists: effectiveOutcome(rows, input.weeks) })),
)

const isNear = (one: number, other: number, size: number) => Math.abs(one - other) <= 1e-9 * (1 + Math.abs(size))

describe('figures of the outcome (A-204), worked example', () => {
  test('rows without an outcome have the hours of the forecast', () => {
    // Illness 30 for 20 hours: absences 30 + 8, hour result 8 + 20 - 38, paid 400 + 20 - 0.2 × 30 - 8 = 406 hours at 250.
    const lists = listsOf(53, { absence: { 1: { 1: 3_000 } } })
    const { absences, hourResult, available, staffCost } = figuresOf(lists)
    expect([absences, hourResult, available, staffCost]).toEqual([[3_800], [-1_000], [39_000], [101_500]])
    const { outcome, forecast } = outcomeFigures(workedExample(), lists, twoWeeks)
    expect(outcome.staffCost[1]).toBe(forecast.staffCost[1])
    expect(forecast).toEqual(calculateForecast(workedExample(), twoWeeks))
  })

  test('R-540 hours worked are those at hand, and cost what they are with premiums and paid absence', () => {
    // 410 - 400 budgeted; own resource shifts cost nothing (-8), illness is paid to 0.8 × 20 = 16: 250 × (410 - 8 + 16).
    const { available, hourResult, absences, extraTime, staffCost, summary } = figuresOf(
      listsOf(53, { worked: { 1: 41_000 } }),
    )
    expect([available, hourResult, absences, extraTime]).toEqual([[41_000], [1_000], [2_800], [2_000]])
    expect(staffCost).toEqual([104_500])
    expect(summary.rows.get('totals-absences')).toEqual({ sum: 28, average: 28 })
    expect(summary.rows.has('absences-outcome-worked')).toBe(false)
  })

  test('premiums of the kinds of substitutes come on top of hours worked', () => {
    // 400 + 4 × 0.5 filling + 5 × 1 overtime + 10 × 0.2 staggered - 8 own resource + 0.8 × 20 illness = 417 hours at 250.
    const substitute = { 4: { 1: 400 }, 5: { 1: 500 }, 6: { 1: 1_000 } }
    expect(figuresOf(listsOf(53, { worked: { 1: 40_000 }, substitute })).staffCost).toEqual([104_250])
  })

  test('hours performed are the needs, whatever was required, changed and adjusted', () => {
    // 328 of 400 hours; 400 - 328 / 0.85. Week 2 keeps 380, so that both have 708 of 784.
    const { needs, efficiency, deficit } = figuresOf(listsOf(53, { performed: { 1: 32_800 } }), twoWeeks)
    expect(needs).toEqual([32_800, 38_000])
    expect(efficiency[0]).toBeCloseTo(82, 9)
    expect(efficiency[1]).toBeCloseTo((708 / 784) * 100, 9)
    expect(deficit[0]).toBeCloseTo(14.117_647, 6)
    expect(figuresOf(listsOf(53, { performed: { 2: 38_000 } }), twoWeeks).needs).toEqual([31_000, 38_000])
  })

  test('R-541 given kronor are staff cost and fixed cost together, and what remains follows', () => {
    // 100,000 - 110,000; then 100,000 - 108,500 - 1,000 fixed more.
    const input = workedExample()
    const resourceBudget = { ...input.resourceBudget, fixedCostPerWeek: 1_000 }
    const lists = listsOf(53, { 'staff-cost': { 1: 11_000_000 } })
    const { outcome, givenKronor } = outcomeFigures({ ...input, resourceBudget }, lists, twoWeeks)
    expect(outcome.weekCost).toEqual([110_000, 109_500])
    expect(outcome.remaining).toEqual([-10_000, -19_500])
    expect(outcome.leftOfAnnualBudget).toEqual([5_090_000, 4_980_500])
    // Of the forecast 103,000 in week 1: the year has 7,000 less.
    const { summary } = calculateForecast({ ...input, resourceBudget }, twoWeeks)
    expect(outcome.summary.leftOfYear).toBe(summary.leftOfYear - 7_000)
    expect(givenKronor).toEqual([true, false])
  })

  test('kronor are given of 0 and below it too', () => {
    expect(figuresOf(listsOf(53, { 'staff-cost': { 1: 0 } })).weekCost).toEqual([0])
    expect(figuresOf(listsOf(53, { 'staff-cost': { 1: -50_000 } })).weekCost).toEqual([-500])
  })

  test('an absence that the forecast does not have counts as another absence', () => {
    expect(figuresOf(listsOf(53, { absence: { 12: { 1: 1_000 } } })).staffCost).toEqual([99_500])
  })

  test.each([
    // A 40-hour week off sick saves 36 % by spell: 14.4 hours of 20 + 400, 8 lent off.
    [4_000, 397.6],
    // Half of the spell's hours, half of its credit.
    [2_000, 404.8],
    // Ten hours more than the spell at 0.2.
    [5_000, 395.6],
    [0, 412],
  ])('illness of %i hundredths beside a spell of 40 hours', (illness, paid) => {
    const sickPay = { spellHours: everyWeek(4_000), savedHours: everyWeek(14.4) }
    const result = figuresOf(listsOf(53, { absence: { 1: { 1: illness } } }), firstWeek, {
      ...workedExample(),
      sickPay,
    })
    expect(result.paidHours[0]).toBeCloseTo(paid, 9)
  })

  test('hours that were of the diary or wait are a part of the forecast only', () => {
    const own = workedExample()
    const row = { serverId: 1, hours: everyWeek(2_000), diaryHours: everyWeek(500), waitingHours: everyWeek(300) }
    const input = { ...own, absences: [row], waitingNeeds: everyWeek(100) }
    const told = outcomeInput(input, listsOf(53, { absence: { 1: { 1: 900 } }, performed: { 1: 800 } }), {
      weeks: 'all',
    })
    expect(told.absences[0]?.diaryHours?.slice(0, 2)).toEqual([0, 500])
    expect(told.absences[0]?.waitingHours?.slice(0, 2)).toEqual([0, 300])
    expect(told.waitingNeeds?.slice(0, 2)).toEqual([0, 100])
  })
})

describe('figures of the outcome (A-204), any outcome', () => {
  test('R-540 without an outcome, or in no week, they are those of the forecast', () => {
    fc.assert(
      fc.property(anyOutcome, ({ input, lists }) => {
        const range = { startWeek: 1, endWeek: input.weeks }
        const { forecast, outcome } = outcomeFigures(input, { weeks: input.weeks, rows: [] }, range)
        expect(outcome).toEqual(forecast)
        const inNone = outcomeInput(input, lists, { weeks: new Set() })
        expect(calculateForecast(inNone, range).weekCost).toEqual(forecast.weekCost)
      }),
      runs,
    )
  })

  test('hours worked that are what the rows come to change nothing', () => {
    fc.assert(
      fc.property(anyOutcome, ({ input, rows }) => {
        const range = { startWeek: 1, endWeek: input.weeks }
        const without = rows.filter(({ kind }) => kind !== 'worked')
        const before = outcomeFigures(input, effectiveOutcome(without, input.weeks), range).outcome
        const worked = { kind: 'worked', serverId: 0, source: 'file', values: before.available } as const
        const after = outcomeFigures(input, effectiveOutcome([...without, worked], input.weeks), range).outcome
        const { summary, ...weeks } = after
        const { summary: summaryBefore, ...weeksBefore } = before
        expect(weeks).toEqual(weeksBefore)
        expect(summary).toEqual(summaryBefore)
      }),
      runs,
    )
  })

  test('a range is the sum of its weeks', () => {
    fc.assert(
      fc.property(anyOutcome, ({ input, lists }) => {
        const whole = outcomeFigures(input, lists, { startWeek: 1, endWeek: input.weeks }).outcome
        const weeks = whole.weekNumbers.map(
          week => outcomeFigures(input, lists, { startWeek: week, endWeek: week }).outcome,
        )
        const sumOf = (of: (one: typeof whole) => number | undefined) =>
          weeks.reduce((sum, one) => sum + (of(one) ?? Number.NaN), 0)
        const size = sumOf(({ weekCost }) => Math.abs(weekCost[0] ?? 0)) + input.resourceBudget.annualSalary
        expect(
          isNear(
            whole.costSinceStart.at(-1) ?? 0,
            sumOf(({ weekCost }) => weekCost[0]),
            size,
          ),
        ).toBe(true)
        expect(
          isNear(
            whole.summary.remaining,
            sumOf(({ remaining }) => remaining[0]),
            size,
          ),
        ).toBe(true)
        expect(whole.availableSinceStart.at(-1)).toBe(sumOf(({ available }) => available[0]))
      }),
      { ...runs, numRuns: 10 },
    )
  })

  test('given kronor are what their week costs, hours worked what it has at hand', () => {
    fc.assert(
      fc.property(anyOutcome, ({ input, lists }) => {
        const { outcome } = outcomeFigures(input, lists, { startWeek: 1, endWeek: input.weeks })
        for (const [place, week] of outcome.weekNumbers.entries()) {
          const worked = outcomeCell(lists, { kind: 'worked', serverId: 0 }, week)
          if (worked !== null) expect(outcome.available[place]).toBe(worked.value)
          const kronor = outcomeCell(lists, { kind: 'staff-cost', serverId: 0 }, week)
          const [cost, before] = [outcome.weekCost[place] ?? Number.NaN, outcome.staffCost[place] ?? Number.NaN]
          if (kronor !== null) expect(isNear(cost, kronor.value / 100, Math.abs(before) + 1e6)).toBe(true)
        }
      }),
      runs,
    )
  })

  /** Hours of the words of A-204, beside the engine: worked, premiums, and paid absence after the credit of sick pay. */
  const paidByWords = (input: ForecastInput, worked: number, index: number): number => {
    const factors = input.resourceBudget.costFactors ?? costFactorsOfSpecification
    const of = (list: 'absences' | 'substitutes', id: number) =>
      input[list].find(({ serverId }) => serverId === id)?.hours[index] ?? 0
    const premiums: readonly (readonly [number, number])[] = [
      [1, 0],
      [2, factors.borrowed],
      [3, factors.hourly],
      [4, factors.filling],
      [5, factors.overtime],
      [6, factors.staggered],
    ]
    const substitutes = premiums.reduce((sum, [id, factor]) => sum + of('substitutes', id) * (factor - 1), 0)
    const paidAbsence = of('absences', 1) * (1 - factors.shortTermIllness) + of('absences', 2)
    return (worked + substitutes + paidAbsence) / 100
  }

  test('the cost of hours worked is the one that A-204 says in words', () => {
    fc.assert(
      fc.property(anyOutcome, ({ input: any, lists }) => {
        const input = { ...any, sickPay: undefined }
        const told = outcomeInput(input, lists, { weeks: 'all' })
        const { paidHours } = calculateForecast(told, { startWeek: 1, endWeek: input.weeks })
        for (const [index, paid] of paidHours.entries()) {
          const worked = outcomeCell(lists, { kind: 'worked', serverId: 0 }, index + 1)
          if (worked !== null) expect(paid).toBeCloseTo(paidByWords(told, worked.value, index), 6)
        }
      }),
      runs,
    )
  })
})

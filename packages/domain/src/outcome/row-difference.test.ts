import fc from 'fast-check'
import { inputsOfSettings } from '../forecast/forecast-input.arbitrary'
import { workedExample } from '../forecast/worked-example.fixture'
import { asForecast } from './as-forecast'
import { effectiveOutcome } from './effective-outcome'
import { outcomeFigures } from './outcome-figures'
import type { OutcomeRow } from './outcome-rows'
import { listsOf, outcomeRows } from './outcome.arbitrary'
import { differenceOfRow, sumOfDifferences } from './row-difference'

const row = (kind: OutcomeRow['kind'], serverId = 0): OutcomeRow => ({ kind, serverId })

describe('budget, forecast, outcome and difference of a row (A-200, A-201)', () => {
  const lists = listsOf(53, {
    worked: { 1: 41_000 },
    absence: { 1: { 1: 3_000 } },
    substitute: { 3: { 1: 1_500 } },
    performed: { 1: 32_800 },
    'staff-cost': { 1: 11_000_000 },
  })
  const first = (one: OutcomeRow) =>
    differenceOfRow(workedExample(), lists, one, { startWeek: 1, endWeek: 1 }).map(cell => Object.values(cell))

  test('the worked example', () => {
    // The budget: 400 staff and 15 substitute hours, at 250 SEK 103,750.
    expect(first(row('worked'))).toEqual([[41_500, 40_000, 41_000, 1_000]])
    expect(first(row('absence', 1))).toEqual([[0, 2_000, 3_000, 1_000]])
    expect(first(row('substitute', 3))).toEqual([[null, 2_000, 1_500, -500]])
    expect(first(row('performed'))).toEqual([[31_000, 31_000, 32_800, 1_800]])
    expect(first(row('staff-cost'))).toEqual([[10_375_000, 10_200_000, 11_000_000, 800_000]])
    expect(first(row('absence', 2))).toEqual([[0, 0, null, null]])
    expect(first(row('absence', 77))).toEqual([[0, 0, null, null]])
  })

  test('a sum has the difference of the weeks with an outcome, and the forecast of the others', () => {
    const sumOf = (one: OutcomeRow) =>
      Object.values(sumOfDifferences(differenceOfRow(workedExample(), lists, one, { startWeek: 1, endWeek: 2 })))
    expect(sumOf(row('absence', 1))).toEqual([0, 3_000, 4_000, 1_000])
    expect(sumOf(row('substitute', 3))).toEqual([null, 5_000, 4_500, -500])
    expect(sumOf(row('absence', 2))).toEqual([0, 4_000, null, null])
  })

  test('a range is the sum of its parts', () => {
    fc.assert(
      fc.property(
        inputsOfSettings.chain(input => outcomeRows(input.weeks).map(rows => ({ input, rows }))),
        fc.integer({ min: 1, max: 51 }),
        ({ input, rows }, cut) => {
          const any = effectiveOutcome(rows, input.weeks)
          const [head] = any.rows
          if (head === undefined || head.kind === 'staff-cost') return
          const partOf = (startWeek: number, endWeek: number) =>
            sumOfDifferences(differenceOfRow(input, any, head, { startWeek, endWeek }))
          const [whole, ...parts] = [partOf(1, input.weeks), partOf(1, cut), partOf(cut + 1, input.weeks)]
          const added = (of: (one: typeof whole) => number | null) =>
            parts.reduce((sum, part) => sum + (of(part) ?? 0), 0)
          expect(added(one => one.forecast)).toBe(whole.forecast)
          expect(added(one => one.outcome ?? one.forecast)).toBe(whole.outcome)
          expect(added(one => one.difference)).toBe(whole.difference)
        },
      ),
      { numRuns: 30, endOnFailure: true },
    )
  })
})

describe('as forecast (A-201)', () => {
  test('takes absences, substitutes and needs over, no hours worked and no kronor', () => {
    const values = asForecast(workedExample(), 2).map(({ kind, serverId, value }) => [kind, serverId, value])
    expect(values).toEqual([
      ['absence', 1, 1_000],
      ['absence', 2, 4_000],
      ['absence', 3, 0],
      ['absence', 4, 0],
      ['absence', 5, 0],
      ['absence', 6, 800],
      ['substitute', 1, 0],
      ['substitute', 2, 800],
      ['substitute', 3, 3_000],
      ['substitute', 4, 400],
      ['substitute', 5, 0],
      ['substitute', 6, 0],
      ['performed', 0, 38_000],
    ])
  })

  test('further rows come with it, those without a number and what no outcome can hold do not', () => {
    const input = workedExample()
    const hours = input.myForecast.map(() => 700)
    const taken = asForecast(
      {
        ...input,
        absences: [...input.absences, { serverId: 12, hours }, { serverId: 'old', hours }],
        myForecast: input.myForecast.map(() => -100_000),
      },
      1,
    )
    expect(taken.filter(({ kind, serverId }) => kind === 'performed' || serverId > 6)).toEqual([
      { kind: 'absence', serverId: 12, value: 700 },
    ])
  })

  test('a week that was taken over has the figures of the forecast', () => {
    fc.assert(
      fc.property(inputsOfSettings, fc.integer({ min: 1, max: 52 }), (any, week) => {
        // Spells are cut to the illness that there was, which random hours of both are not.
        const input = { ...any, sickPay: undefined }
        const rows = asForecast(input, week).map(({ value, ...name }) => ({
          ...name,
          source: 'forecast' as const,
          values: Array.from({ length: input.weeks }, (_none, index) => (index + 1 === week ? value : null)),
        }))
        const range = { startWeek: week, endWeek: week }
        const { forecast, outcome } = outcomeFigures(input, effectiveOutcome(rows, input.weeks), range)
        expect(outcome.weekCost[0]).toBeCloseTo(forecast.weekCost[0] ?? Number.NaN, 3)
        expect([outcome.available, outcome.needs]).toEqual([forecast.available, forecast.needs])
      }),
      { numRuns: 30, endOnFailure: true },
    )
  })
})

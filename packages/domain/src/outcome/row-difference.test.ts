import fc from 'fast-check'
import { inputsOfSettings } from '../forecast/forecast-input.arbitrary'
import { workedExample } from '../forecast/worked-example.fixture'
import { asForecast } from './as-forecast'
import { effectiveOutcome } from './effective-outcome'
import { outcomeFigures } from './outcome-figures'
import type { OutcomeRow } from './outcome-rows'
import { listsOf } from './outcome.arbitrary'
import { differenceOfRow } from './row-difference'

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

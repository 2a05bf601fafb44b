import fc from 'fast-check'
import { forecastInputs } from '../forecast/forecast-input.arbitrary'
import { evenYear } from '../forecast/worked-example.fixture'
import { bridgeYear } from './bridge'
import type { YearsOfForecast } from './calendar-weeks'
import { checkThresholdKronor, checkThresholdPercent, isAboveThreshold, unitStateOf, type Threshold } from './occasion'
import { projectYear } from './projection'
import { snapshotOf, stepsToComment, type HandedInMeasure, type WholeAmounts } from './snapshot'

const noThreshold: Threshold = { percent: null, kronor: null }

const handedIn = (
  years: YearsOfForecast,
  { threshold = noThreshold, measures = [] }: { threshold?: Threshold; measures?: readonly HandedInMeasure[] } = {},
) => {
  const [projection, bridge] = [projectYear(years), bridgeYear(years)]
  return snapshotOf({ years, projection, bridge, measures, untilMonth: 3, threshold })
}

const alone = fc.record({ before: fc.constant(null), own: forecastInputs, after: fc.constant(null) })

const runs = { numRuns: 20, endOnFailure: true }

const sumOf = (parts: readonly WholeAmounts[]) =>
  parts.reduce<WholeAmounts>((sum, { hours, ore }) => ({ hours: sum.hours + hours, ore: sum.ore + ore }), {
    hours: 0,
    ore: 0,
  })

test('R-564 months and steps of a snapshot are whole öre and hundredths, and sum to the whole', () => {
  fc.assert(
    fc.property(alone, years => {
      const { whole, months, steps } = handedIn(years)
      for (const layer of ['budget', 'projection', 'deviation'] as const)
        expect(sumOf(months.map(month => month[layer]))).toEqual(whole[layer])
      expect(sumOf(steps)).toEqual(whole.deviation)
      const all = [...months.flatMap(month => [month.budget, month.projection]), ...steps]
      expect(all.every(({ hours, ore }) => Number.isInteger(hours) && Number.isInteger(ore))).toBe(true)
    }),
    runs,
  )
})

test('R-565 the same figures make the same text, whatever the order of what they came from', () => {
  fc.assert(
    fc.property(alone, years => {
      const turned = <Keyed extends object>(keyed: Keyed) =>
        Object.fromEntries(Object.entries(keyed).toReversed()) as Keyed
      const own = turned({ ...years.own, resourceBudget: turned(years.own.resourceBudget) })
      const other = { after: null, own, before: null }
      expect(JSON.stringify(handedIn(other))).toBe(JSON.stringify(handedIn(years)))
    }),
    runs,
  )
})

test('a measure stands with what the bridge shows for its weeks', () => {
  const years = { before: null, own: evenYear(2027), after: null }
  const measure = {
    ...{ id: 7, firstWeek: 1, lastWeek: 52, hours: -40.25, kronor: -10_000 },
    ...{ due: '2027-05-01', state: 'running' as const },
  }
  const { measures, steps } = handedIn(years, { measures: [measure] })
  const [only] = measures
  expect(only).toMatchObject({ id: 7, firstWeek: 1, lastWeek: 52, due: '2027-05-01', state: 'running' })
  expect(only?.expected).toEqual({ hours: -4025, ore: -1_000_000 })
  // Three days of 2027 lie in week 53 of 2026, for which week 1 stands in.
  expect(Math.abs((only?.shown.ore ?? NaN) - sumOf(steps).ore)).toBeLessThan(Math.abs(sumOf(steps).ore) * 0.02 + 1)
})

describe('R-563 a deviation above the threshold needs a comment (A-207)', () => {
  test('kronor or percent of the budget, either is enough, and the threshold itself is not above it', () => {
    const budget = 100_000_000
    const above = (ore: number, threshold: Threshold) => isAboveThreshold(ore, budget, threshold)
    expect(above(-5_000_001, { percent: null, kronor: 50_000 })).toBe(true)
    expect(above(5_000_000, { percent: null, kronor: 50_000 })).toBe(false)
    expect(above(1_000_001, { percent: 1, kronor: null })).toBe(true)
    expect(above(-1_000_000, { percent: 1, kronor: null })).toBe(false)
    expect(above(2_000_000, { percent: 1, kronor: 50_000 })).toBe(true)
    expect(above(2_000_000, noThreshold)).toBe(false)
    expect(above(0, { percent: 0, kronor: 0 })).toBe(false)
    expect(above(49, { percent: 0, kronor: 0 })).toBe(false)
    expect(above(-50, { percent: 0, kronor: 0 })).toBe(true)
    for (const percent of [0.29, 0.57, 0.58, 1.15, 4.35]) {
      expect(above(Math.round(percent * 1_000_000), { percent, kronor: null })).toBe(false)
      expect(above(Math.round(percent * 1_000_000) + 1, { percent, kronor: null })).toBe(true)
    }
  })

  test('the steps to comment are those of the snapshot, in its order', () => {
    fc.assert(
      fc.property(alone, fc.integer({ min: 0, max: 200_000 }), (years, kronor) => {
        const snapshot = handedIn(years, { threshold: { percent: null, kronor } })
        const above = snapshot.steps
          .filter(({ ore }) => Math.abs(ore) >= 50 && Math.abs(ore) > kronor * 100)
          .map(({ id }) => id)
        expect(stepsToComment(snapshot)).toEqual(above)
      }),
      runs,
    )
  })
})

test.each([
  [checkThresholdPercent(2.5), { ok: true, value: 2.5 }],
  [checkThresholdPercent(100.01), { ok: false, error: 'out-of-range' }],
  [checkThresholdPercent(1.005), { ok: false, error: 'decimals' }],
  [checkThresholdKronor(50_000), { ok: true, value: 50_000 }],
  [checkThresholdKronor(-1), { ok: false, error: 'out-of-range' }],
  [checkThresholdKronor(0.5), { ok: false, error: 'not-whole' }],
])('a threshold is checked: %j', (found, expected) => expect(found).toEqual(expected))

test('a unit that has handed in nothing, or taken it back, is open', () => {
  expect([null, 'withdrawn', 'returned'].map(state => unitStateOf(state as never))).toEqual([
    'open',
    'open',
    'returned',
  ])
})

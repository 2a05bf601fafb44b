import fc from 'fast-check'
import type { ForecastInput } from '../forecast/forecast-input'
import { inputsOfSettings } from '../forecast/forecast-input.arbitrary'
import { everyWeek, evenYear, withWeekOne } from '../forecast/worked-example.fixture'
import { effectiveOutcome } from '../outcome/effective-outcome'
import { listsOf, outcomeRows } from '../outcome/outcome.arbitrary'
import { bridgeYear } from './bridge'
import type { YearsOfForecast } from './calendar-weeks'
import { projectYear } from './projection'
import { rowsOfStep } from './step-rows'
import { sumOf, type Amounts } from './week-figures'
import type { OutcomeOfYear, YearsOfOutcome } from './with-outcome'

const alone = (own: ForecastInput): YearsOfForecast => ({ before: null, own, after: null })
const outcomeOf = (own: OutcomeOfYear): YearsOfOutcome => ({ before: null, own, after: null })

// Shrinking lists of a thousand numbers takes minutes and shows no more than the seed does.
const runs = { numRuns: 20, endOnFailure: true }

const anyOutcomeOf = (input: ForecastInput): fc.Arbitrary<OutcomeOfYear | null> =>
  fc.option(
    fc.record({
      lists: outcomeRows(input.weeks).map(rows => effectiveOutcome(rows, input.weeks)),
      complete: fc.uniqueArray(fc.integer({ min: 1, max: input.weeks })),
    }),
  )

/** 2026 with 2027 after it or 2027 with 2026 before it, each with an outcome or without. */
const anyYears = fc.tuple(inputsOfSettings, inputsOfSettings).chain(([own, other]) => {
  const years: YearsOfForecast = {
    own,
    before: other.year === own.year - 1 ? other : null,
    after: other.year === own.year + 1 ? other : null,
  }
  const of = (input: ForecastInput | null) => (input === null ? fc.constant(null) : anyOutcomeOf(input))
  return fc
    .record({ own: of(own), before: of(years.before), after: of(years.after) })
    .map(outcome => ({ years, outcome }))
})

const isNear = (one: number, other: number, size: number) => Math.abs(one - other) <= 1e-9 * (1 + Math.abs(size))

const sizeOf = (amounts: readonly Amounts[], unit: keyof Amounts) =>
  amounts.reduce((sum, amount) => sum + Math.abs(amount[unit]), 0)

/** 2024, whose first day was a Monday: 392 hours a week at 250 SEK, and 1,500 SEK outside the schedule. */
const own = evenYear(2024)

const stepsOf = (input: ForecastInput, outcome: OutcomeOfYear) =>
  bridgeYear(alone(input), outcomeOf(outcome)).steps.map(({ id, hours, kronor }) => [
    id,
    Math.round(hours * 100) / 100,
    Math.round(kronor * 100) / 100,
  ])

/** The steps that move anything, but for the calendar. */
const movedBy = (input: ForecastInput, outcome: OutcomeOfYear) =>
  stepsOf(input, outcome).filter(([id, hours, kronor]) => id !== 'calendar' && (hours !== 0 || kronor !== 0))

describe('projection of outcome and forecast (A-205)', () => {
  test('R-544 complete weeks have their outcome, all others the forecast', () => {
    const lists = listsOf(52, { worked: { 1: 39_900, 2: 70_000 } })
    const { layers, months, days } = projectYear(alone(own), outcomeOf({ lists, complete: [1, 5] }))
    // Seven hours more in week 1; week 2 is not complete, and week 5 has nothing else than its forecast.
    expect(months[0]?.projection.hours).toBeCloseTo((392 * 31) / 7 + 7, 9)
    expect(months[0]?.projection.kronor).toBeCloseTo((99_500 * 31) / 7 + 7 * 250, 6)
    expect(layers).toEqual({
      outcomeWeeks: 2,
      forecastWeeks: 50,
      neighbourOutcomeDays: 0,
      neighbourDays: 0,
      standInDays: 2,
    })
    expect(days.filter(({ layer }) => layer === 'outcome').map(({ date }) => date.day)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 29, 30, 31, 1, 2, 3, 4,
    ])
  })

  test('days of a neighbouring ISO year have its outcome, and a week that stands in for them its forecast', () => {
    // 1 to 3 January 2027 lie in week 53 of 2026.
    const years = { before: evenYear(2026), own: evenYear(2027), after: null }
    const before = { lists: listsOf(53, { worked: { 53: 70_000 } }), complete: [53] }
    const first = { lists: listsOf(52, { worked: { 1: 7_000 } }), complete: [1] }
    const hoursOf = (of: YearsOfForecast, outcome: YearsOfOutcome) =>
      projectYear(of, outcome)
        .days.slice(2, 4)
        .map(({ layer, projection }) => [layer, projection.hours])
    expect(hoursOf(years, { before, own: first, after: null })).toEqual([
      ['outcome', 100],
      ['outcome', 10],
    ])
    const { layers, months } = projectYear(years, { before, own: first, after: null })
    expect(layers).toEqual({
      outcomeWeeks: 1,
      forecastWeeks: 51,
      neighbourOutcomeDays: 3,
      neighbourDays: 0,
      standInDays: 0,
    })
    // Three days of 100 hours and seven of 10 are outcome.
    expect([months[0]?.outcome?.hours, months[1]?.outcome]).toEqual([370, null])
    expect(hoursOf(alone(years.own), { before: null, own: first, after: null })).toEqual([
      ['forecast', 56],
      ['outcome', 10],
    ])
  })

  test('a year without an outcome is that of its forecast', () => {
    fc.assert(
      fc.property(anyYears, ({ years }) => {
        const none = { before: null, own: null, after: null }
        expect(projectYear(years, none)).toEqual(projectYear(years))
        expect(bridgeYear(years, none).projection).toEqual(bridgeYear(years).projection)
      }),
      { ...runs, numRuns: 5 },
    )
  })
})

describe('steps that come with an outcome (A-209)', () => {
  test('hours worked beyond the rows are staffing hours', () =>
    expect(movedBy(own, { lists: listsOf(52, { worked: { 10: 40_200 } }), complete: [10] })).toEqual([
      ['staffing-hours', 10, 2_500],
    ]))

  test('rows of the outcome move the steps that rows of a forecast move', () => {
    // Ten hours of overtime and 20 of another absence; worked as the rows have it: 392 + 10 - 20.
    const lists = listsOf(52, {
      worked: { 10: 38_200 },
      absence: { 3: { 10: 2_000 } },
      substitute: { 5: { 10: 1_000 } },
    })
    expect(movedBy(own, { lists, complete: [10] })).toEqual([
      ['absence', -20, -5_000],
      ['substitute-hours', 10, 2_500],
      ['substitute-mix', 0, 2_500],
    ])
  })

  test('given kronor are a step of their own, after those of the formulas', () => {
    // The forecast's 99,500 and ten hours of overtime, 5,000, against 110,000.
    const lists = listsOf(52, { 'staff-cost': { 1: 11_000_000 } })
    expect(movedBy(withWeekOne(own, 'substitutes', 5, 10), { lists, complete: [1] })).toEqual([
      ['substitute-hours', 10, 2_500],
      ['substitute-mix', 0, 2_500],
      ['given-kronor', 0, 5_500],
    ])
    const bridge = bridgeYear(alone(own), outcomeOf({ lists, complete: [1] }))
    expect(bridge.steps.map(({ id }) => id)).toEqual([
      'staffing-hours',
      'absence',
      'substitute-hours',
      'substitute-mix',
      'sick-pay',
      'pay-revision',
      'unsocial-hours',
      'given-kronor',
      'calendar',
    ])
    expect(bridge.steps.find(({ id }) => id === 'given-kronor')?.weeks).toEqual([
      { week: { year: 2024, week: 1 }, days: 7, hours: 0, kronor: 10_500 },
    ])
  })

  test('unsocial hours of the calendar stay their own step beside given kronor', () => {
    const even = everyWeek(0, 52)
    const costShift = { perHour: even, fixedCost: even, unsocial: even.with(9, 70) }
    const lists = listsOf(52, { 'staff-cost': { 10: 10_000_000 } })
    expect(movedBy({ ...own, costShift }, { lists, complete: [10] })).toEqual([
      ['unsocial-hours', 0, 70],
      ['given-kronor', 0, 430],
    ])
  })

  test('R-546 budget and steps make the projection, the weeks of a step the step, to the öre', () => {
    fc.assert(
      fc.property(anyYears, ({ years, outcome }) => {
        const { budget, steps, projection } = bridgeYear(years, outcome)
        const { whole } = projectYear(years, outcome)
        for (const unit of ['hours', 'kronor'] as const) {
          const size = sizeOf([budget, projection, ...steps, ...steps.flatMap(({ weeks }) => weeks)], unit)
          expect(isNear(sumOf([budget, ...steps])[unit], projection[unit], size)).toBe(true)
          expect(isNear(projection[unit], whole.projection[unit], size)).toBe(true)
          expect(isNear(budget[unit], whole.budget[unit], size)).toBe(true)
          for (const step of steps) expect(isNear(sumOf(step.weeks)[unit], step[unit], size)).toBe(true)
        }
      }),
      runs,
    )
  })
})

test('the rows of a week make the step of the week, also with an outcome, and hours worked are in none of them', () => {
  fc.assert(
    fc.property(
      anyYears,
      fc.constantFrom('absence', 'substitute-hours', 'substitute-mix'),
      ({ years, outcome }, id) => {
        const rows = rowsOfStep(years, id, outcome)
        expect(rows.flatMap(week => week.rows).filter(({ rowId }) => rowId.includes('worked'))).toEqual([])
        for (const { week, ...amounts } of bridgeYear(years, outcome).steps.find(step => step.id === id)?.weeks ?? []) {
          const ofWeek = rows.find(one => one.week.week === week.week && one.week.year === week.year)?.rows
          if (ofWeek === undefined) throw new Error(`Week ${week.week} has no rows`)
          for (const unit of ['hours', 'kronor'] as const)
            expect(isNear(sumOf(ofWeek)[unit], amounts[unit], 1e6 + sizeOf(ofWeek, unit))).toBe(true)
        }
      },
    ),
    runs,
  )
})

import fc from 'fast-check'
import { calculateForecast } from '../forecast/calculate-forecast'
import { forecastInputs } from '../forecast/forecast-input.arbitrary'
import { evenYear } from '../forecast/worked-example.fixture'
import { isoWeekOf, weeksInIsoYear } from '../calendar/iso-week'
import { parseIsoDate, calendarDateOf, dayNumberOf, type CalendarDate } from '../calendar/calendar-date'
import {
  constantMeasures,
  measuresBetween,
  measureYear,
  sumMeasures,
  weeklyMeasures,
  type PeriodMeasures,
} from './measures'
import { isPastPeriod, lastDayOf, periodOfDays, periodOfYear, yearBefore, yearsOfPeriod } from './period'
import { addUp, totalRow, weightedRow } from './total-rows'
import { isAdditive } from './expression'
import { figuresOfUnit, unitExpressions, unitFigures } from './unit-figures'

const runs = { numRuns: 20, endOnFailure: true }

const measured = forecastInputs.map(input => {
  const result = calculateForecast(input, { startWeek: 1, endWeek: input.weeks })
  return { input, result, year: measureYear(input, result, { annualWorkers: 7.5 }) }
})
const withRange = measured.chain(of =>
  fc
    .tuple(fc.integer({ min: 1, max: of.input.weeks }), fc.integer({ min: 1, max: of.input.weeks }))
    .map(([one, other]) => ({ ...of, first: Math.min(one, other), last: Math.max(one, other) })),
)
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const isNear = (one: number, other: number) => Math.abs(one - other) <= 1e-9 * (1 + Math.abs(one) + 1e9)

const measures: fc.Arbitrary<PeriodMeasures> = fc.record(
  Object.fromEntries(
    [...weeklyMeasures, ...constantMeasures, 'weeks'].map(name => [name, fc.integer({ min: 0, max: 1_000_000 })]),
  ) as Record<keyof PeriodMeasures, fc.Arbitrary<number>>,
)

test('a range equals the sum of its weeks, whatever the forecast', () => {
  fc.assert(
    fc.property(withRange, ({ year, first, last }) => {
      const whole = measuresBetween(year, first, last)
      const weeks = Array.from({ length: last - first + 1 }, (_, offset) => first + offset)
      const parts = sumMeasures(weeks.map(week => measuresBetween(year, week, week)))
      const budget = Math.min(whole.weeks, 52) * year.perWeek.budget
      for (const name of [...weeklyMeasures, ...constantMeasures, 'weeks'] as const)
        expect([name, isNear(whole[name], name === 'budget' ? budget : parts[name])]).toEqual([name, true])
    }),
    runs,
  )
})

test('the figures of a range are those of the forecast over the same weeks', () => {
  fc.assert(
    fc.property(withRange, ({ input, year, first, last }) => {
      const figures = figuresOfUnit(measuresBetween(year, first, last))
      const { summary, ...weeks } = calculateForecast(input, { startWeek: first, endWeek: last })
      const efficiency = summary.totalEfficiency / 100
      expect(isNear(figures.actualEfficiency ?? 0, efficiency)).toBe(true)
      expect(figures.targetEfficiency).toBeCloseTo(summary.targetMean / 100, 4)
      const left = weeks.weekNumbers.length === input.weeks ? summary.leftOfYear : summary.remaining
      expect(isNear(figures.difference ?? Number.NaN, left)).toBe(true)
      if (Math.abs(left) > 1) expect(figures.balanced).toBe(left > 0)
      const { needs, neededAtTarget } = measuresBetween(year, first, last)
      expect(Math.abs(neededAtTarget / 100 - sum(weeks.neededAtTarget))).toBeLessThanOrEqual(0.011)
      expect(needs).toBe(sum(weeks.needs))
      expect(figures.absence).toBeCloseTo(sum(weeks.absences) / 100, 6)
      expect(figures.cost).toBeCloseTo(sum(weeks.weekCost), 2)
    }),
    runs,
  )
})

test('the difference of a whole year is what its forecast says is left of the budget', () => {
  fc.assert(
    fc.property(measured, ({ input, result, year }) => {
      const { difference } = figuresOfUnit(measuresBetween(year, 1, input.weeks))
      expect(isNear(difference ?? Number.NaN, result.summary.leftOfYear)).toBe(true)
    }),
    runs,
  )
})

test.each([
  // 5,200,000 less 53 or 52 weeks of 99,500; of weeks 1 to 52 it is 52 × 500 in each year.
  [2026, -73_500],
  [2027, 26_000],
  [2032, -73_500],
])('of %i as a whole the difference is %i SEK by hand', (calendarYear, left) => {
  const input = evenYear(calendarYear)
  const result = calculateForecast(input, { startWeek: 1, endWeek: input.weeks })
  const year = measureYear(input, result, { annualWorkers: 7.5 })
  const whole = figuresOfUnit(measuresBetween(year, 1, input.weeks))
  expect([whole.budget, whole.difference, whole.balanced]).toEqual([5_200_000, left, left > 0])
  expect(figuresOfUnit(measuresBetween(year, 1, 52)).difference).toBe(26_000)
})

test('what is additive of units together is the sum of what it is of each', () => {
  const additive = unitFigures.filter(name => isAdditive(unitExpressions[name]))
  expect(additive).toEqual([
    'grossHours',
    'absence',
    'substitutes',
    'hourlySubstitutes',
    'ownResourceShift',
    'cost',
    'budget',
    'difference',
  ])
  fc.assert(
    fc.property(fc.array(measures, { minLength: 1, maxLength: 8 }), units => {
      const together = figuresOfUnit(sumMeasures(units))
      const added = addUp(units)
      for (const name of additive) expect(isNear(together[name] ?? Number.NaN, added[name].sum)).toBe(true)
    }),
  )
})

test('parts of a set of units add up to the whole, in any order', () => {
  const rows = fc.array(fc.option(measures, { nil: undefined }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(rows, fc.integer({ min: 0, max: 12 }), (units, cut) => {
      const whole = addUp(units)
      const [one, other] = [addUp(units.slice(0, cut)), addUp(units.slice(cut))]
      const reversed = addUp([...units].reverse())
      for (const name of Object.keys(whole) as (keyof typeof whole)[]) {
        expect(whole[name].count).toBe(one[name].count + other[name].count)
        expect(isNear(whole[name].sum, one[name].sum + other[name].sum)).toBe(true)
        expect(isNear(whole[name].sum, reversed[name].sum)).toBe(true)
      }
    }),
  )
})

const unit = (of: Partial<PeriodMeasures>): PeriodMeasures => ({
  ...(Object.fromEntries([...weeklyMeasures, ...constantMeasures].map(name => [name, 0])) as PeriodMeasures),
  weeks: 1,
  ...of,
})

test('a figure that cannot be calculated is missing, and takes no part in a mean', () => {
  expect(figuresOfUnit(undefined)).toMatchObject({ cost: null, balanced: null, grossStaff: null })
  const nothing = unit({})
  expect(figuresOfUnit(nothing)).toMatchObject({ actualEfficiency: null, staffing: null, cost: 0, balanced: true })
  expect(figuresOfUnit(unit({ budgetedStaff: 100, absence: 100, needs: 50 }))).toMatchObject({
    actualEfficiency: null,
    recommendedGross: null,
  })
  const total = totalRow(addUp([nothing, unit({ needs: 80, budgetedStaff: 100 }), undefined]))
  expect(total).toMatchObject({ actualEfficiency: 0.8, grossHours: 1, balanced: 2, cost: 0 })
  expect(totalRow(addUp([undefined]))).toMatchObject({ actualEfficiency: null, cost: null, balanced: null })
})

test('the weighted row lets the large unit count for more', () => {
  const small = unit({ needs: 100, budgetedStaff: 100, neededAtTarget: 125, target: 8000, budget: 10, staffCost: 20 })
  const large = unit({ needs: 500, budgetedStaff: 1000, neededAtTarget: 1000, target: 5000, budget: 20 })
  const added = addUp([small, large])
  expect(totalRow(added)).toMatchObject({ actualEfficiency: 0.75, targetEfficiency: 0.65, balanced: 1 })
  expect(weightedRow(sumMeasures([small, large]), added.balanced)).toEqual({
    actualEfficiency: 600 / 1100,
    targetEfficiency: 600 / 1125,
    staffing: 1100 / 600,
    grossShare: 1100 / 600,
    balanced: 0.5,
  })
  expect(weightedRow(undefined, { sum: 0, count: 0 })).toMatchObject({ targetEfficiency: null, balanced: null })
})

test('A-155: gross, net and recommended gross staff of a week by hand', () => {
  const week = unit({
    needs: 90_000,
    budgetedStaff: 100_000,
    absence: 20_000,
    substitutes: 10_000,
    ownResourceShift: 2000,
    neededAtTarget: 100_000,
    annualWorkers: 27,
    fullTimeHours: 3700,
    required: 88_000,
  })
  const figures = figuresOfUnit(week)
  expect(figures).toMatchObject({ grossStaff: 27, grossHours: 1000, grossShare: 10 / 9, averageNeed: 880 })
  expect(figures.netStaff).toBeCloseTo(920 / 37, 10)
  expect(figures.staffing).toBeCloseTo(92 / 90, 10)
  expect(figures.recommendedGross).toBeCloseTo(1000 / 0.8 / 37, 10)
})

const day = (text: string): CalendarDate => {
  const read = parseIsoDate(text)
  if (!read.ok) throw new Error(text)
  return read.value
}

test('days become the weeks whose Thursday lies between them', () => {
  expect(periodOfDays(day('2026-05-01'), day('2026-05-31'))).toEqual({
    ok: true,
    value: { from: { year: 2026, week: 19 }, to: { year: 2026, week: 22 } },
  })
  expect(periodOfDays(day('2027-01-01'), day('2027-01-07'))).toEqual({
    ok: true,
    value: { from: { year: 2027, week: 1 }, to: { year: 2027, week: 1 } },
  })
  expect(periodOfDays(day('2026-05-04'), day('2026-05-06'))).toEqual({ ok: false, error: 'no-week' })
  expect(periodOfDays(day('2022-01-06'), day('2026-12-31'))).toEqual({ ok: false, error: 'too-long' })
  const days = fc.integer({ min: dayNumberOf(day('2020-01-01')), max: dayNumberOf(day('2031-12-31')) })
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 800 }), (first, length) => {
      const period = periodOfDays(calendarDateOf(first), calendarDateOf(first + length))
      const thursdays = Array.from({ length: length + 1 }, (_, offset) => first + offset).filter(
        number => ((number % 7) + 7) % 7 === 0,
      )
      if (!period.ok) return expect(thursdays).toEqual([])
      const years = yearsOfPeriod(period.value)
      expect(years.reduce((sum, { firstWeek, lastWeek }) => sum + lastWeek - firstWeek + 1, 0)).toBe(thursdays.length)
      expect(period.value.from).toEqual(isoWeekOf(calendarDateOf(thursdays[0] ?? Number.NaN)))
    }),
  )
})

test('the year before has the same weeks, its last where it has no 53rd', () => {
  expect(yearBefore(periodOfYear(2026))).toEqual(periodOfYear(2025))
  expect(yearBefore(periodOfYear(2027))).toEqual({ from: { year: 2026, week: 1 }, to: { year: 2026, week: 52 } })
  expect(weeksInIsoYear(2026)).toBe(53)
  expect(lastDayOf(periodOfYear(2026))).toBe('2027-01-03')
})

test('a period is past when its last week is', () => {
  const period = { from: { year: 2025, week: 50 }, to: { year: 2026, week: 11 } }
  expect(isPastPeriod(period, { year: 2026, week: 12 })).toBe(true)
  expect(isPastPeriod(period, { year: 2026, week: 11 })).toBe(false)
  expect(isPastPeriod(period, { year: 2025, week: 52 })).toBe(false)
})

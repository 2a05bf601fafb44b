import fc from 'fast-check'
import { calendarDateOf, dayNumberOf, daysInYear } from '../calendar/calendar-date'
import type { ForecastInput } from '../forecast/forecast-input'
import { forecastInputs } from '../forecast/forecast-input.arbitrary'
import { everyWeek, evenYear, withWeekOne, workedExample } from '../forecast/worked-example.fixture'
import { bridgeYear } from './bridge'
import type { BudgetChange } from './budget-change'
import { changesByDay } from './budget-changes'
import { neighbourYears, type YearsOfForecast } from './calendar-weeks'
import { compareDays, projectYear } from './projection'
import { rowsOfStep } from './step-rows'
import { sumOf, type Amounts } from './week-figures'

const alone = (own: ForecastInput): YearsOfForecast => ({ before: null, own, after: null })

/** Every forecast of 2027 has days of 2026 before it and, of 2026, some of 2027 after it. */
const anyYears: fc.Arbitrary<YearsOfForecast> = fc
  .record({ input: forecastInputs, other: forecastInputs })
  .map(({ input, other }) => ({
    own: input,
    before: other.year === input.year - 1 ? other : null,
    after: other.year === input.year + 1 ? other : null,
  }))

// Shrinking lists of a thousand numbers takes minutes and shows no more than the seed does.
const runs = { numRuns: 30, endOnFailure: true }

const isNear = (one: number, other: number, size: number) => Math.abs(one - other) <= 1e-9 * (1 + Math.abs(size))

/** What is added up, without its signs: that is what binary noise grows with. */
const sizeOf = (amounts: readonly Amounts[], unit: keyof Amounts) =>
  amounts.reduce((sum, amount) => sum + Math.abs(amount[unit]), 0)

const stepOf = (years: YearsOfForecast, id: string) => {
  const step = bridgeYear(years).steps.find(one => one.id === id)
  if (step === undefined) throw new Error(`There is no step ${id}`)
  return step
}

describe('projection of a calendar year (A-205, A-206)', () => {
  test('R-545 months make the year, and a range the sum of its days', () => {
    fc.assert(
      fc.property(anyYears, fc.nat(364), fc.nat(364), (years, one, other) => {
        const { days, months, whole } = projectYear(years)
        const [from, to] = [Math.min(one, other), Math.max(one, other) + 1]
        const parts = [days.slice(0, from), days.slice(from, to), days.slice(to)].map(compareDays)
        for (const unit of ['hours', 'kronor'] as const)
          for (const layer of ['budget', 'projection', 'deviation'] as const) {
            const size = sizeOf(
              days.flatMap(day => [day.budget, day.projection]),
              unit,
            )
            for (const pieces of [months, parts])
              expect(isNear(sumOf(pieces.map(piece => piece[layer]))[unit], whole[layer][unit], size)).toBe(true)
          }
      }),
      runs,
    )
  })

  test('every day of the year is in it once, in order', () => {
    for (const year of [2024, 2026, 2027]) {
      const { days } = projectYear(alone(evenYear(year)))
      const first = dayNumberOf({ year, month: 1, day: 1 })
      expect(days.map(({ date }) => dayNumberOf(date) - first)).toEqual(days.map((_, place) => place))
      expect(days).toHaveLength(year === 2024 ? 366 : 365)
    }
  })

  test('a week of even costs is a seventh per day, against the annual salary over the days of the year', () => {
    const { months, whole } = projectYear(alone(evenYear(2027)))
    expect(months[0]?.projection.kronor).toBeCloseTo((99_500 * 31) / 7, 6)
    expect(months[0]?.projection.hours).toBeCloseTo((392 * 31) / 7, 9)
    expect(months[1]?.budget.kronor).toBeCloseTo((5_200_000 * 28) / 365, 6)
    expect(whole.projection.kronor).toBeCloseTo((99_500 * 365) / 7, 6)
    expect(whole.budget.kronor).toBeCloseTo(5_200_000, 6)
    expect(whole.percent.kronor).toBeCloseTo(((99_500 * 365) / 7 / 5_200_000 - 1) * 100, 9)
  })

  test('a week that two months share gives each the days that it has there', () => {
    const base = evenYear(2027)
    // Week 5 of 2027 is Monday 1 to Sunday 7 February, week 13 ends on Sunday 4 April.
    const withIll = (week: number) => ({
      ...base,
      absences: [{ serverId: 3, hours: everyWeek(0, 52).with(week - 1, 7_000) }],
    })
    const hoursOf = (week: number) =>
      projectYear(alone(withIll(week))).months.map(({ deviation }) => Math.round(deviation.hours * 100) / 100 + 0)
    expect(hoursOf(5)).toEqual([0, -70, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    expect(hoursOf(13)).toEqual([0, 0, -30, -40, 0, 0, 0, 0, 0, 0, 0, 0])
  })

  test('days of a neighbouring ISO year come from its forecast, else from the nearest week of this one', () => {
    // 1 to 3 January 2027 lie in week 53 of 2026.
    const before = { ...evenYear(2026), budgetedStaffHours: everyWeek(70_000, 53) }
    const own = { ...evenYear(2027), budgetedStaffHours: everyWeek(39_200, 52).with(0, 7_000) }
    const standIn = projectYear(alone(own))
    expect(standIn.layers).toEqual({
      outcomeWeeks: 0,
      forecastWeeks: 52,
      neighbourOutcomeDays: 0,
      neighbourDays: 0,
      standInDays: 3,
    })
    expect(standIn.days.slice(0, 4).map(({ projection }) => projection.hours)).toEqual([10, 10, 10, 10])
    const known = projectYear({ before, own, after: null })
    expect(known.layers).toEqual({
      outcomeWeeks: 0,
      forecastWeeks: 52,
      neighbourOutcomeDays: 0,
      neighbourDays: 3,
      standInDays: 0,
    })
    expect(known.days.slice(0, 4).map(({ projection }) => projection.hours)).toEqual([100, 100, 100, 10])
  })

  test('days after the last ISO week come from the year after', () => {
    // 30 and 31 December 2024 lie in week 1 of 2025.
    const after = { ...evenYear(2025), budgetedStaffHours: everyWeek(70_000, 52) }
    const { days, layers } = projectYear({ before: null, own: evenYear(2024), after })
    expect(days.slice(-3).map(({ projection }) => projection.hours)).toEqual([56, 100, 100])
    expect(layers.neighbourDays).toBe(2)
  })

  test('budgeted hours are those of the budget of the year also on days that another year forecasts', () => {
    // 1 to 3 January 2027 lie in week 53 of 2026.
    const before = { ...evenYear(2026), budgetedStaffHours: everyWeek(70_000, 53) }
    const years = { before, own: { ...evenYear(2027), budgetedStaffHours: everyWeek(35_000, 52) }, after: null }
    const { days, whole } = projectYear(years)
    expect(days.slice(0, 4).map(({ budget }) => budget.hours)).toEqual([50, 50, 50, 50])
    expect(days.slice(0, 4).map(({ projection }) => projection.hours)).toEqual([100, 100, 100, 50])
    expect(whole.deviation.hours).toBeCloseTo(150, 9)
    const calendar = stepOf(years, 'calendar')
    expect(calendar.hours).toBeCloseTo(150, 9)
    expect(calendar.weeks[0]).toMatchObject({ week: { year: 2026, week: 53 }, days: 3 })
  })

  test('a year that begins on a Sunday and ends on a Monday has days of both neighbours', () => {
    expect(neighbourYears(2040)).toEqual({ before: true, after: true })
    expect(neighbourYears(2027)).toEqual({ before: true, after: false })
    const { days, layers } = projectYear({ before: evenYear(2039), own: evenYear(2040), after: evenYear(2041) })
    expect(days).toHaveLength(366)
    expect(layers).toEqual({
      outcomeWeeks: 0,
      forecastWeeks: 52,
      neighbourOutcomeDays: 0,
      neighbourDays: 2,
      standInDays: 0,
    })
  })

  test('a budget of nothing has no per cent', () => {
    const own = evenYear(2027)
    const { whole } = projectYear(alone({ ...own, resourceBudget: { ...own.resourceBudget, annualSalary: 0 } }))
    expect(whole.percent.kronor).toBeNull()
  })
})

describe('what the deviation is made of (A-209)', () => {
  test('R-546 budget and steps make the projection, the weeks of a step the step', () => {
    fc.assert(
      fc.property(anyYears, years => {
        const { budget, steps, projection } = bridgeYear(years)
        const { whole } = projectYear(years)
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

  test('a forecast that is its budget has no step but the calendar', () => {
    const { steps } = bridgeYear(alone(evenYear(2027)))
    expect(steps.filter(({ weeks }) => weeks.length > 0).map(({ id }) => id)).toEqual(['calendar'])
    expect(steps.at(-1)?.kronor).toBeCloseTo((99_500 * 365) / 7 - 5_200_000, 6)
  })

  test('each group of the forecast moves its own step', () => {
    const even = everyWeek(0, 52)
    // 1 January 2024 was a Monday.
    const own = evenYear(2024)
    const shift = { perHour: even, fixedCost: even, unsocial: even }
    const ill = { serverId: 1, hours: even.with(0, 1_000) }
    const kronorOf = (input: ForecastInput, id: string) => stepOf(alone(input), id).kronor
    expect(kronorOf(withWeekOne(own, 'absences', 3, 10), 'absence')).toBeCloseTo(-2_500, 6)
    expect(kronorOf(withWeekOne(own, 'substitutes', 5, 10), 'substitute-hours')).toBeCloseTo(2_500, 6)
    expect(kronorOf(withWeekOne(own, 'substitutes', 5, 10), 'substitute-mix')).toBeCloseTo(2_500, 6)
    expect(
      kronorOf(
        { ...own, absences: [ill], sickPay: { spellHours: even.with(0, 1_000), savedHours: even.with(0, 10) } },
        'sick-pay',
      ),
    ).toBeCloseTo(-2_000, 6)
    expect(
      kronorOf(
        { ...own, costShift: { ...shift, perHour: even.with(9, 4), fixedCost: even.with(9, 7) } },
        'pay-revision',
      ),
    ).toBeCloseTo(392 * 10 + 7, 6)
    expect(kronorOf({ ...own, costShift: { ...shift, unsocial: even.with(9, 70) } }, 'unsocial-hours')).toBeCloseTo(
      70,
      6,
    )
  })

  test('substitutes that the budget pays for are no step, with frozen factors neither', () => {
    const own = evenYear(2027)
    const costFactors = { borrowed: 2, hourly: 1, filling: 3, overtime: 3, staggered: 3, shortTermIllness: 1 }
    const budgetedSubstituteHours = everyWeek(1_500, 52)
    const substitutes = [{ serverId: 3, hours: budgetedSubstituteHours }]
    const resourceBudget = { ...own.resourceBudget, costFactors }
    const { steps } = bridgeYear(alone({ ...own, budgetedSubstituteHours, substitutes, resourceBudget }))
    expect(steps.filter(({ weeks }) => weeks.length > 0).map(({ id }) => id)).toEqual(['calendar'])
  })

  test('own resource shifts add hours and cost nothing', () => {
    const step = stepOf(alone(withWeekOne(evenYear(2024), 'substitutes', 1, 7)), 'substitute-hours')
    expect(step.hours).toBeCloseTo(7, 9)
    expect(step.kronor).toBeCloseTo(0, 9)
    expect(step.weeks).toEqual([expect.objectContaining({ week: { year: 2024, week: 1 }, days: 7 })])
  })

  test('the worked example, of whose first week four days lie in the year', () => {
    const { budget, steps, projection } = bridgeYear(alone(workedExample()))
    const rounded = (amounts: Amounts) => [Math.round(amounts.kronor), Math.round(amounts.hours * 100) / 100]
    expect(rounded(budget)).toEqual([5200000, 20910.71])
    expect(steps.map(step => [step.id, ...rounded(step)])).toEqual([
      ['absence', -12214, -138],
      ['substitute-hours', 13714, 59.43],
      ['substitute-mix', 2250, 0],
      ['sick-pay', 0, 0],
      ['pay-revision', 0, 0],
      ['unsocial-hours', 0, 0],
      ['calendar', 27679, 0],
    ])
    expect(rounded(projection)).toEqual([5231429, 20832.14])
  })
})

describe('the rows that the weeks of a step are made of (A-209)', () => {
  test('the rows of a week make the step of the week', () => {
    fc.assert(
      fc.property(anyYears, fc.constantFrom('absence', 'substitute-hours', 'substitute-mix'), (years, id) => {
        const rows = rowsOfStep(years, id)
        for (const { week, ...amounts } of stepOf(years, id).weeks) {
          const ofWeek = rows.find(one => one.week.week === week.week && one.week.year === week.year)?.rows
          if (ofWeek === undefined) throw new Error(`Week ${week.week} has no rows`)
          for (const unit of ['hours', 'kronor'] as const)
            expect(isNear(sumOf(ofWeek)[unit], amounts[unit], 1e6 + sizeOf(ofWeek, unit))).toBe(true)
        }
      }),
      runs,
    )
  })

  test('kinds of absence and of substitutes, with the budgeted hours in whose place they stand', () => {
    const years = alone(workedExample())
    const rowsOf = (id: string) => {
      const { week, rows } = rowsOfStep(years, id)[1] ?? { week: null, rows: [] }
      return [week?.week, ...rows.map(({ rowId, kronor, hours }) => [rowId, Math.round(kronor), Math.round(hours)])]
    }
    expect(rowsOf('absence')).toEqual([2, ['absences-1', -500, -10], ['absences-2', 0, -40], ['absences-6', -2000, -8]])
    expect(rowsOf('substitute-hours')).toEqual([
      2,
      ['substitutes-budgeted-hours', -3750, -15],
      ['substitutes-borrowed-resource', 2000, 8],
      ['substitutes-hourly-substitute', 7500, 30],
      ['substitutes-filling-time', 1000, 4],
    ])
    const [mix] = rowsOfStep(years, 'substitute-mix')
    expect(mix).toEqual({
      week: { year: 2026, week: 2 },
      rows: [{ rowId: 'substitutes-filling-time', kronor: expect.closeTo(500, 6) as number, hours: 0 }],
    })
    expect(rowsOfStep(years, 'calendar')).toEqual([])
  })
})

describe('a budget that changes within the year (A-232)', () => {
  const hundredths = (max: number) => fc.integer({ min: -max, max }).map(value => value / 100)

  const changesOf = (year: number): fc.Arbitrary<BudgetChange[]> =>
    fc.array(
      fc.record({
        firstDay: fc
          .nat(daysInYear(year) - 1)
          .map(day => calendarDateOf(dayNumberOf({ year, month: 1, day: 1 }) + day)),
        kronor: hundredths(90_000_000),
        hours: hundredths(500_000),
      }),
      { maxLength: 6 },
    )

  const changedYears = anyYears.chain(years =>
    changesOf(years.own.year).map(budgetChanges => ({ ...years, budgetChanges })),
  )

  test('each change is the sum of its days, of which those before it have nothing', () => {
    fc.assert(
      fc.property(changesOf(2028), changes => {
        for (const change of changes) {
          const days = changesByDay(2028, [change])
          const place = dayNumberOf(change.firstDay) - dayNumberOf({ year: 2028, month: 1, day: 1 })
          expect(days).toHaveLength(366)
          expect(sizeOf(days.slice(0, place), 'kronor') + sizeOf(days.slice(0, place), 'hours')).toBe(0)
          for (const unit of ['hours', 'kronor'] as const) {
            expect(isNear(sumOf(days)[unit], change[unit], change[unit])).toBe(true)
            expect(new Set(days.slice(place).map(day => day[unit])).size).toBe(1)
          }
        }
      }),
      runs,
    )
  })

  test('R-546 steps make the projection and months the year, whatever the order of the changes', () => {
    fc.assert(
      fc.property(changedYears, years => {
        const bridge = bridgeYear(years)
        const projection = projectYear(years)
        const reversed = { ...years, budgetChanges: [...years.budgetChanges].reverse() }
        expect(bridgeYear(reversed)).toEqual(bridge)
        expect(projectYear(reversed)).toEqual(projection)
        const { whole, months } = projection
        for (const unit of ['hours', 'kronor'] as const) {
          const size =
            sizeOf([bridge.budget, bridge.projection, ...bridge.steps.flatMap(({ weeks }) => weeks)], unit) +
            sizeOf(years.budgetChanges, unit)
          expect(isNear(sumOf([bridge.budget, ...bridge.steps])[unit], bridge.projection[unit], size)).toBe(true)
          expect(isNear(sumOf(bridge.steps)[unit], whole.deviation[unit], size)).toBe(true)
          expect(isNear(bridge.budget[unit], whole.budget[unit], size)).toBe(true)
          for (const layer of ['budget', 'projection', 'deviation'] as const)
            expect(isNear(sumOf(months.map(month => month[layer]))[unit], whole[layer][unit], size)).toBe(true)
          for (const step of bridge.steps) expect(isNear(sumOf(step.weeks)[unit], step[unit], size)).toBe(true)
        }
      }),
      runs,
    )
  })

  test('without changes all is as before, and with them all other steps are', () => {
    fc.assert(
      fc.property(changedYears, ({ budgetChanges, ...years }) => {
        expect(projectYear({ ...years, budgetChanges: [] })).toEqual(projectYear(years))
        expect(bridgeYear({ ...years, budgetChanges: [] })).toEqual(bridgeYear(years))
        const changed = bridgeYear({ ...years, budgetChanges })
        expect(changed.steps.filter(({ id }) => id !== 'changed-budget')).toEqual(bridgeYear(years).steps)
        expect(changed.projection).toEqual(bridgeYear(years).projection)
      }),
      runs,
    )
  })

  test('R-547 an addition counts from its day on, and its step opens the weeks from then', () => {
    // 1 July 2027 is the Thursday of week 26; 184 days are left.
    const firstDay = { year: 2027, month: 7, day: 1 }
    const years = { ...alone(evenYear(2027)), budgetChanges: [{ firstDay, kronor: 184_000, hours: -368 }] }
    const before = projectYear(alone(evenYear(2027)))
    const { months, whole } = projectYear(years)
    const added = months.map((month, place) => {
      const was = before.months[place]
      if (was === undefined) throw new Error('A year has twelve months')
      return Math.round(month.budget.kronor - was.budget.kronor)
    })
    expect(added).toEqual([0, 0, 0, 0, 0, 0, 31_000, 31_000, 30_000, 31_000, 30_000, 31_000])
    expect(whole.deviation.kronor).toBeCloseTo(before.whole.deviation.kronor - 184_000, 6)
    expect(whole.deviation.hours).toBeCloseTo(before.whole.deviation.hours + 368, 6)
    const step = stepOf(years, 'changed-budget')
    expect([step.kronor, step.hours].map(Math.round)).toEqual([-184_000, 368])
    expect(step.weeks[0]).toMatchObject({ week: { year: 2027, week: 26 }, days: 7, kronor: -4_000, hours: 8 })
    expect(bridgeYear(years).steps[0]?.id).toBe('changed-budget')
  })

  test('a change of another year is none of this budget', () => {
    expect(() => changesByDay(2027, [{ firstDay: { year: 2026, month: 12, day: 31 }, kronor: 1, hours: 0 }])).toThrow(
      RangeError,
    )
  })
})

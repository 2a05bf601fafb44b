import fc from 'fast-check'
import { daysInMonth, daysInYear } from '../calendar/calendar-date'
import { datesOfWeek, weeksInIsoYear } from '../calendar/iso-week'
import { checkBudgetSetting, inForceOn, settingOfYear, type BudgetSetting } from './basis/budget-settings'
import { meanMonthlyPay, payDayOf } from './basis/mean-monthly-pay'
import { resourceBudgetBalance } from './resource-budget-balance'
import { budgetResults, markOfBudget } from './budget-results'
import { checkActivate, checkDelete, checkLock, checkNeedsEdit } from './budget-states'
import { budgetOfYear, earlierBudgets } from './earlier-budget'
import { annualNeededHours } from './figures/needs-figures'
import { forecastWeeksOfBudgets } from './first-forecast-weeks'
import { checkMonthlyShares, defaultMonthlyShares, monthlySharesForYear } from './monthly-shares'
import { ratesOfMonths } from './rates-of-months.fixture'
import { calculateResourceBudget, type ResourceBudgetBasis } from './resource-budget'
import { spreadOverWeeks } from './spread-over-weeks'

const monthlyShares = [9, 8, 8, 8, 8, 8, 9, 9, 8, 8, 8, 9]
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

describe('states', () => {
  const open = { yearIsLocked: false }

  test('R-343 R-344 R-373 R-374 a saved budget becomes active, an active one is locked, and nothing leads back', () => {
    expect(checkActivate({ state: 'saved' }).ok).toBe(true)
    expect(checkActivate({ state: 'active' })).toEqual({ ok: false, error: 'already-active' })
    expect(checkActivate({ state: 'locked' })).toEqual({ ok: false, error: 'locked' })
    expect(checkLock({ ...open, state: 'active' }).ok).toBe(true)
    expect(checkLock({ ...open, state: 'saved' })).toEqual({ ok: false, error: 'not-active' })
    expect(checkLock({ ...open, state: 'locked' })).toEqual({ ok: false, error: 'locked' })
    expect(checkLock({ yearIsLocked: true, state: 'active' })).toEqual({ ok: false, error: 'year-locked' })
  })

  test('R-345 R-346 R-375 R-376 only a saved budget is deleted', () => {
    expect(checkDelete({ state: 'saved' }).ok).toBe(true)
    expect(checkDelete({ state: 'active' })).toEqual({ ok: false, error: 'active' })
    expect(checkDelete({ state: 'locked' })).toEqual({ ok: false, error: 'locked' })
  })

  test('R-347 R-348 a locked needs budget is edited only unlinked, without a change of need, and confirmed', () => {
    const locked = { state: 'locked', isLinked: false, hasChangeOfNeed: false } as const
    expect(checkNeedsEdit({ ...locked, state: 'active' }, false).ok).toBe(true)
    expect(checkNeedsEdit(locked, true).ok).toBe(true)
    expect(checkNeedsEdit(locked, false)).toEqual({ ok: false, error: 'needs-confirmation' })
    expect(checkNeedsEdit({ ...locked, isLinked: true }, true)).toEqual({ ok: false, error: 'linked' })
    expect(checkNeedsEdit({ ...locked, hasChangeOfNeed: true }, true)).toEqual({ ok: false, error: 'change-of-need' })
  })
})

describe('balance', () => {
  test('R-361 both differences are there, balanced or not', () => {
    expect(resourceBudgetBalance({ leftForSchemeBudget: 0 }, monthlyShares)).toEqual({
      isBalanced: true,
      costDifference: 0,
      shareDifference: 0,
    })
    expect(resourceBudgetBalance({ leftForSchemeBudget: -0.5 }, monthlyShares)).toMatchObject({
      isBalanced: false,
      costDifference: -0.5,
    })
  })

  test.each([
    [99.8, -0.2, false],
    [99.9, -0.1, true],
    [100.1, 0.1, true],
    [100.2, 0.2, false],
  ])('shares of %d are %d away', (total, difference, isBalanced) => {
    const shares = [9 + total - 100, ...monthlyShares.slice(1)]
    expect(resourceBudgetBalance({ leftForSchemeBudget: 1 }, shares)).toEqual({
      isBalanced,
      costDifference: 1,
      shareDifference: difference,
    })
    expect(checkMonthlyShares(shares).ok).toBe(isBalanced)
  })
})

describe('a whole resource budget', () => {
  const entered = {
    budgetTypes: [
      { type: 'fixed', amount: 1_000_000 },
      { type: 'per-hour', amount: 420 },
      { type: 'per-room', amount: 450_000 },
    ],
    staffTypes: [
      { type: 'group-leader', annualWorkers: 1 },
      { type: 'scheduler', annualWorkers: 0.5 },
      { type: 'substitutes', annualWorkers: 1.5 },
    ],
    obUsk: 350_000,
    monthlyShares,
  } as const
  const basis = {
    payrollOverhead: 44.53,
    holidayAllowance: 1.6,
    meanMonthlyPay: 30_000,
    fullTimeHours: 37,
    zoneHours: 12_510,
    numberOfRooms: 10,
  }

  test('has the figures of the worked budget example', () => {
    const calculated = calculateResourceBudget(entered, basis)
    if (!calculated.ok) throw new Error(calculated.error)
    const { figures, balance } = calculated.value
    expect(figures.annualSalary).toBe(10_754_200)
    const shown = Object.fromEntries(
      Object.entries(figures).map(([name, value]) => [name, Math.round(value * 1000) / 1000]),
    )
    expect(shown).toMatchObject({ hourlyCost: 274.757, annualWorkers: 20.343, annualSubstituteHours: 2886 })
    expect(figures.annualWorkerCost).toBeCloseTo(528_632.93, 2)
    expect(figures.hours).toBeCloseTo(39_140.73, 2)
    expect(figures.leftForSchemeBudget).toBeCloseTo(8_818_301.22, 2)
    expect(figures.hoursForSchedule).toBeCloseTo(32_094.88, 2)
    expect(figures.fixedCostPerWeek).toBeCloseTo(21_979.8, 2)
    expect(balance).toEqual({ isBalanced: true, costDifference: figures.leftForSchemeBudget, shareDifference: 0 })
  })

  test('fails with what is missing', () => {
    const errorOf = (changes: Partial<ResourceBudgetBasis>, from: object = {}) => {
      const calculated = calculateResourceBudget({ ...entered, ...from }, { ...basis, ...changes })
      return calculated.ok ? undefined : calculated.error
    }
    expect(errorOf({ meanMonthlyPay: null })).toBe('no-staff')
    expect(errorOf({ meanMonthlyPay: null, shownPay: 'withheld' })).toBe('pay-withheld')
    const perRoom = { budgetTypes: [{ type: 'per-room', amount: 420 }] }
    const withheld = { meanMonthlyPay: null, shownPay: 'withheld' as const }
    expect(errorOf({ ...withheld, numberOfRooms: 0 }, perRoom)).toBe('no-money')
    expect(errorOf({ ...withheld, numberOfRooms: 1e9 }, perRoom)).toBe('too-large')
    expect(errorOf({ payrollOverhead: null })).toBe('no-payroll-overhead')
    expect(errorOf({ zoneHours: 0 }, { budgetTypes: [{ type: 'per-hour', amount: 420 }] })).toBe('no-money')
    expect(errorOf({ meanMonthlyPay: 0.001 })).toBe('too-large')
  })
})

describe('what holds for a year', () => {
  const own = (validFrom: string, value: number): BudgetSetting => ({
    key: 'full-time-hours',
    validFrom,
    value,
    isOwn: true,
  })
  const country: BudgetSetting = { ...own('2000-01-01', 40), isOwn: false }
  const overhead: BudgetSetting = { ...country, key: 'payroll-overhead', validFrom: '2023-01-01', value: 44.53 }

  test('the own value in force on 1 January goes before the country’s', () => {
    const settings = [own('2026-01-02', 38.25), country, own('2025-06-01', 37), overhead]
    const hoursOf = (year: number) => settingOfYear(settings, 'full-time-hours', year)
    expect([2024, 2025, 2026, 2027].map(hoursOf)).toEqual([40, 40, 37, 38.25])
    expect(settingOfYear(settings, 'payroll-overhead', 2022)).toBeNull()
    expect(settingOfYear(settings, 'payroll-overhead', 2026)).toBe(44.53)
    const pays = settings.filter(({ key }) => key === 'payroll-overhead')
    expect(inForceOn(pays, '2026-01-01')?.value).toBe(44.53)
    expect(inForceOn(pays, '1999-12-31')).toBeUndefined()
  })

  test('values that are none are refused', () => {
    expect(checkBudgetSetting('full-time-hours', 0)).toEqual({ ok: false, error: 'zero' })
    expect(checkBudgetSetting('full-time-hours', 61)).toEqual({ ok: false, error: 'too-large' })
    expect(checkBudgetSetting('payroll-overhead', 0).ok).toBe(true)
    expect(checkBudgetSetting('cost-factor-overtime', 2.001)).toEqual({ ok: false, error: 'too-many-decimals' })
  })
})

describe('mean monthly pay', () => {
  const member = (salary: number, employedTo: string | null = null) => ({
    employedFrom: '2024-01-01',
    employedTo,
    terms: [
      {
        validFrom: '2024-01-01',
        salary,
        weeklyHours: 4000,
        ordinaryService: { grade: 100, reason: null },
        actualService: { grade: 100, reason: null },
      },
      {
        validFrom: '2026-04-01',
        salary: salary + 1000,
        weeklyHours: 4000,
        ordinaryService: { grade: 100, reason: null },
        actualService: { grade: 50, reason: 'OTHER' as const },
      },
    ],
  })

  test('is that of the day, without those who have left by then', () => {
    expect(meanMonthlyPay([member(30_000), member(31_001)], '2026-03-31')).toBe(30_500.5)
    expect(meanMonthlyPay([member(30_000), member(31_000)], '2026-04-01')).toBe(31_500)
    expect(meanMonthlyPay([member(30_000), member(90_000, '2025-12-31')], '2026-01-01')).toBe(30_000)
    expect(meanMonthlyPay([member(90_000, '2025-12-31')], '2026-01-01')).toBe(90_000)
    expect(meanMonthlyPay([], '2026-01-01')).toBeNull()
  })

  test('the day is today within the year, its first or last day outside it', () => {
    const today = { year: 2026, month: 3, day: 18 }
    expect(payDayOf(2026, today)).toBe('2026-03-18')
    expect(payDayOf(2027, today)).toBe('2027-01-01')
    expect(payDayOf(2025, today)).toBe('2025-12-31')
  })
})

describe('earlier years', () => {
  const budgets = [
    { id: 1, year: 2024, state: 'saved' },
    { id: 2, year: 2024, state: 'saved' },
    { id: 3, year: 2025, state: 'locked' },
    { id: 4, year: 2025, state: 'active' },
    { id: 5, year: 2025, state: 'saved' },
    { id: 6, year: 2026, state: 'active' },
  ] as const

  test('of a year counts the locked budget, then the active one, then the last one made', () => {
    expect(budgetOfYear(budgets, 2025)?.id).toBe(3)
    expect(budgetOfYear(budgets, 2024)?.id).toBe(2)
    expect(budgetOfYear(budgets, 2023)).toBeUndefined()
    expect(earlierBudgets(budgets, 2026).map(({ id }) => id)).toEqual([3, 2])
  })

  test('default shares follow the days of the new year, chosen ones stay', () => {
    const years = { from: 2023, to: 2024 }
    expect(monthlySharesForYear(defaultMonthlyShares(2023), years)).toEqual(defaultMonthlyShares(2024))
    expect(monthlySharesForYear(monthlyShares, years)).toBe(monthlyShares)
  })
})

describe('results', () => {
  const results = () =>
    budgetResults({
      annualNeededHours: 25_978,
      needsShares: monthlyShares,
      hoursForSchedule: 32_094.88,
      resourceShares: defaultMonthlyShares(2026),
    })

  test('twelve months of needed over budgeted hours, and the year', () => {
    const { months, efficiency } = results()
    expect(months).toHaveLength(12)
    expect(sum(months.map(({ neededHours }) => neededHours))).toBeCloseTo(25_978, 6)
    expect(sum(months.map(({ budgetedHours }) => budgetedHours))).toBeCloseTo(32_094.88, 6)
    expect(months[0]).toMatchObject({ month: 1, neededHours: 2338.02 })
    expect(months[0]?.efficiency).toBeCloseTo((2338.02 / ((32_094.88 * 31) / 365)) * 100, 6)
    expect(efficiency).toBeCloseTo(80.941, 3)
  })

  test('without budgeted hours, or with less than none, the efficiency is 0', () => {
    const empty = Array.from({ length: 12 }, () => 0)
    const input = { annualNeededHours: 100, needsShares: monthlyShares, hoursForSchedule: -5, resourceShares: empty }
    expect(budgetResults(input).efficiency).toBe(0)
    expect(budgetResults(input).months.every(({ efficiency }) => efficiency === 0)).toBe(true)
  })

  test('up to 5 points from the target is properly staffed, and need without hours is understaffed', () => {
    const markAt = (neededHours: number) => markOfBudget({ neededHours, budgetedHours: 100 }, 85)
    expect([79.9, 80, 90, 90.1].map(markAt)).toEqual([
      'overstaffed',
      'properly-staffed',
      'properly-staffed',
      'understaffed',
    ])
    expect(markOfBudget({ neededHours: 1, budgetedHours: -5 }, 85)).toBe('understaffed')
    expect(markOfBudget({ neededHours: 0, budgetedHours: 0 }, 85)).toBe('unmarked')
  })
})

describe('weeks of the forecast', () => {
  const budgets = {
    year: 2026,
    annualNeededHours: 25_978,
    needsShares: monthlyShares,
    efficiency: 85.5,
    hoursForSchedule: 32_094.88,
    annualSubstituteHours: 2886,
    resourceShares: monthlyShares,
  }

  test('are those of the worked budget example', () => {
    const weeks = forecastWeeksOfBudgets(budgets)
    const shown = (hundredths: readonly number[]) => [1, 9, 27, 53].map(week => (hundredths[week - 1] ?? NaN) / 100)
    expect(shown(weeks.required)).toEqual([527.94, 512.38, 515.65, 527.94])
    expect(shown(weeks.budgetedStaff)).toEqual([652.25, 633.02, 637.07, 652.25])
    expect(shown(weeks.budgetedSubstitutes).slice(0, 2)).toEqual([58.65, 56.92])
    expect(weeks.target).toEqual(Array.from({ length: 53 }, () => 8550))
    expect(forecastWeeksOfBudgets({ ...budgets, year: 2027 }).required).toHaveLength(52)
  })

  test('of an unbalanced budget share its hours by the sum of the shares, whatever they sum to', () => {
    const balanced = forecastWeeksOfBudgets(budgets)
    const halved = forecastWeeksOfBudgets({ ...budgets, resourceShares: monthlyShares.map(share => share / 2) })
    expect(halved).toEqual(balanced)
    const oneMonth = forecastWeeksOfBudgets({ ...budgets, resourceShares: [0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0] })
    expect(sum(oneMonth.budgetedStaff)).toBe(3_209_488)
    expect(oneMonth.budgetedStaff[40]).toBe(0)
  })

  test('no hours are below 0, and shares that are all 0 give none', () => {
    const overspent = forecastWeeksOfBudgets({ ...budgets, hoursForSchedule: -120 })
    expect(overspent.budgetedStaff).toEqual(Array.from({ length: 53 }, () => 0))
    expect(sum(overspent.budgetedSubstitutes)).toBeGreaterThan(0)
    const shareless = forecastWeeksOfBudgets({ ...budgets, resourceShares: monthlyShares.map(() => 0) })
    expect([...shareless.budgetedStaff, ...shareless.budgetedSubstitutes].every(hours => hours === 0)).toBe(true)
    expect(shareless.required).toEqual(overspent.required)
  })
})

describe('the days of the calendar year sum to the annual figure', () => {
  const shareLists = fc
    .array(fc.integer({ min: 0, max: 1000 }), { minLength: 12, maxLength: 12 })
    .filter(parts => sum(parts) > 0)
    .map(parts => parts.map(part => (part / sum(parts)) * 100))
  const years = Array.from({ length: 101 }, (_, index) => 2000 + index)

  test.each([52, 53])('in every year of %i weeks, whatever the shares', weeks => {
    const ofThatLength = years.filter(year => weeksInIsoYear(year) === weeks)
    expect(ofThatLength.length).toBeGreaterThan(15)
    const spreads = fc.record({
      year: fc.constantFrom(...ofThatLength),
      annualHours: fc.integer({ min: 1, max: 2_000_000_000 }).map(hundredths => hundredths / 100),
      monthlyShares: shareLists,
    })
    fc.assert(
      fc.property(spreads, spread => {
        const { year, annualHours } = spread
        const rates = ratesOfMonths(spread)
        // Day by day over the weeks of this and the two neighbouring ISO years, counting the days of the year only.
        const days = [year - 1, year, year + 1].flatMap(isoYear =>
          Array.from({ length: weeksInIsoYear(isoYear) }, (_, index) =>
            datesOfWeek({ year: isoYear, week: index + 1 }),
          ).flat(),
        )
        const ofYear = days.filter(day => day.year === year)
        expect(ofYear).toHaveLength(daysInYear(year))
        const total = sum(ofYear.map(({ month }) => rates[month - 1] ?? Number.NaN))
        expect(Math.abs(total - annualHours)).toBeLessThan(1e-9 * annualHours + 1e-6)
        expect(spreadOverWeeks(spread)).toHaveLength(weeks)
      }),
      { numRuns: 60 },
    )
  })

  test('a need of so many rooms that no unit has them is spread all the same', () => {
    const { annualNeededHours: annualHours } = annualNeededHours({
      zones: [],
      rooms: [{ roomType: 'somatic', rooms: 1000, quota: 9 }],
      fullTimeHours: 40,
    })
    const weeks = spreadOverWeeks({ annualHours, year: 2025, monthlyShares: defaultMonthlyShares(2025) })
    expect(weeks[10]).toBe(Math.round((annualHours / 365) * 700))
    expect(daysInMonth(2025, 1)).toBe(31)
  })
})

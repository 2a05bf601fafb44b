import fc from 'fast-check'
import { daysInMonth } from '../calendar/calendar-date'
import { weeksInIsoYear } from '../calendar/iso-week'
import { holidayAllowancePercent } from '../forecast/forecast-constants'
import { staffTypes } from './budget-codes'
import { annualNeededHours } from './figures/needs-figures'
import { checkMonthlyShares, defaultMonthlyShares } from './monthly-shares'
import { ratesOfMonths } from './rates-of-months.fixture'
import { calculateResourceBudget, type EnteredResourceBudget, type ResourceBudgetBasis } from './resource-budget'
import { spreadOverWeeks } from './spread-over-weeks'

const monthlyShares = [9, 8, 8, 8, 8, 8, 9, 9, 8, 8, 8, 9]
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const shown = (weeks: readonly number[], numbers: readonly number[]) =>
  numbers.map(week => (weeks[week - 1] ?? Number.NaN) / 100)
const fullTimeHours = 37

const spentOn = (staffTypes: EnteredResourceBudget['staffTypes'], amount: number): EnteredResourceBudget => ({
  budgetTypes: [{ type: 'fixed', amount }],
  staffTypes,
  obUsk: 0,
  monthlyShares: defaultMonthlyShares(2026),
})

const paidWith = (meanMonthlyPay: number, payrollOverhead: number): ResourceBudgetBasis => ({
  meanMonthlyPay,
  payrollOverhead,
  holidayAllowance: holidayAllowancePercent,
  fullTimeHours,
  zoneHours: 12_510,
  numberOfRooms: 10,
})

const calculated = (entered: EnteredResourceBudget, basis: ResourceBudgetBasis) => {
  const outcome = calculateResourceBudget(entered, basis)
  if (!outcome.ok) throw new Error(outcome.error)
  return outcome.value
}

describe('worked needs budget 2026', () => {
  const needsOf = () =>
    annualNeededHours({
      zones: [
        { zone: 'urban-area', hours: 900, period: 'month', quota: 1 },
        { zone: 'countryside', hours: 150, period: 'month', quota: 0.95 },
      ],
      rooms: [{ roomType: 'dementia', rooms: 10, quota: 0.7 }],
      fullTimeHours,
    })
  const weeksOf = () => spreadOverWeeks({ annualHours: 25_978, year: 2026, monthlyShares })

  test('R-351 annual hours', () => {
    const needs = needsOf()
    expect(needs.zoneHours).toBeCloseTo(12_510, 6)
    expect(needs.roomHours).toBeCloseTo(13_468, 6)
    expect(needs.annualNeededHours).toBeCloseTo(25_978, 6)
    const zone = { zone: 'urban-area', hours: 900, period: 'year', quota: 0.5 } as const
    const yearly = annualNeededHours({ zones: [zone], rooms: [], fullTimeHours })
    expect(yearly).toEqual({ zoneHours: 450, roomHours: 0, annualNeededHours: 450 })
  })

  test('required hours of weeks 1, 9, 27 and 53, and the sum of the ISO year', () => {
    const weeks = weeksOf()
    expect(weeks).toHaveLength(53)
    expect(shown(weeks, [1, 9, 27, 53])).toEqual([527.94, 512.38, 515.65, 527.94])
    expect(sum(weeks)).toBe(2_643_052)
  })

  test('week 1 with the default shares', () => {
    const plain = spreadOverWeeks({ annualHours: 25_978, year: 2026, monthlyShares: defaultMonthlyShares(2026) })
    expect(shown(plain, [1])).toEqual([498.21])
  })
})

describe('worked resource budget 2026', () => {
  const figuresOf = () =>
    calculated(
      {
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
      },
      paidWith(30_000, 44.53),
    ).figures

  test('salary, cost of an annual worker and hourly cost', () => {
    const figures = figuresOf()
    expect(figures.annualSalary).toBe(10_754_200)
    expect(figures.annualWorkerCost).toBeCloseTo(528_632.93, 2)
    expect(figures.hourlyCost).toBeCloseTo(274.757, 3)
    expect(figures.annualSalary / figures.hours).toBeCloseTo(figures.hourlyCost, 9)
  })

  test('hours, annual workers, left for the schedule and fixed cost', () => {
    const figures = figuresOf()
    expect(figures.hours).toBeCloseTo(39_140.73, 2)
    expect(figures.annualWorkers).toBeCloseTo(20.343, 3)
    expect(figures.leftForSchemeBudget).toBeCloseTo(8_818_301.22, 2)
    expect(figures.hoursForSchedule).toBeCloseTo(32_094.88, 2)
    expect(figures.fixedCostPerWeek).toBeCloseTo(21_979.8, 2)
    expect(figures.annualSubstituteHours).toBe(2886)
  })

  test('budgeted hours of weeks 1, 9, 27 and 53', () => {
    const figures = figuresOf()
    const spread = (annualHours: number) => spreadOverWeeks({ annualHours, year: 2026, monthlyShares })
    expect(shown(spread(figures.hoursForSchedule), [1, 9, 27, 53])).toEqual([652.25, 633.02, 637.07, 652.25])
    expect(shown(spread(figures.annualSubstituteHours), [1, 9])).toEqual([58.65, 56.92])
  })

  test('every staff type but buffer and substitutes is a fixed cost, and all seven leave the schedule', () => {
    expect(staffTypes).toHaveLength(7)
    const fixedCosts = staffTypes.map(type => {
      const pay = { ...paidWith(5000, 0), holidayAllowance: 0, fullTimeHours: 40 }
      const one = calculated(spentOn([{ type, annualWorkers: 1 }], 1e6), pay).figures
      expect(one.leftForSchemeBudget).toBe(940_000)
      return [type, one.fixedCostPerWeek, one.annualSubstituteHours]
    })
    expect(fixedCosts.filter(([, fixed]) => fixed === 60_000 / 52).map(([type]) => type)).toEqual([
      'group-leader',
      'scheduler',
      'planner',
      'administrative-staff',
      'other',
    ])
    expect(fixedCosts.filter(([, , hours]) => hours === 2080).map(([type]) => type)).toEqual(['buffer', 'substitutes'])
  })

  test('without pay or full-time hours there is no hourly cost', () => {
    const broken = { ...paidWith(30_000, 40), fullTimeHours: 0 }
    expect(() => calculated(spentOn([], 1), broken)).toThrow('Pay and full-time hours are above 0')
    expect(() => calculated(spentOn([], 1), paidWith(0, 40))).toThrow(RangeError)
  })
})

test.each([
  [22_250, 38.5, 2, 751_423.44],
  [28_000, 45, 0.1, 49_499.52],
])(
  'a budget that is spent to the öre leaves nothing, and is balanced: pay %d, PO %d',
  (pay, overhead, workers, salary) => {
    const workersOf = (amount: number) =>
      calculated(spentOn([{ type: 'group-leader', annualWorkers: workers }], amount), paidWith(pay, overhead))
    const spent = workersOf(salary)
    expect(spent.figures).toMatchObject({ leftForSchemeBudget: 0, hoursForSchedule: 0 })
    expect(spent.balance.isBalanced).toBe(true)
    expect(workersOf(salary - 0.01).balance.isBalanced).toBe(false)
  },
)

test('R-223 the holiday allowance of 1.6 percent makes an annual worker at 30 000 per month and PO 40 cost 512 064', () => {
  const costWith = (basis: ResourceBudgetBasis) => calculated(spentOn([], 1), basis).figures.annualWorkerCost
  expect(costWith(paidWith(30_000, 40))).toBeCloseTo(512_064, 6)
  expect(costWith({ ...paidWith(30_000, 40), holidayAllowance: 0 })).toBeCloseTo(504_000, 6)
})

describe('spreading over the year', () => {
  const shareLists = fc
    .array(fc.integer({ min: 0, max: 1000 }), { minLength: 12, maxLength: 12 })
    .filter(parts => sum(parts) > 0)
    .map(parts => parts.map(part => (part / sum(parts)) * 100))
  const spreads = fc.record({
    annualHours: fc.integer({ min: 0, max: 20_000_000 }).map(hundredths => hundredths / 100),
    year: fc.integer({ min: 2015, max: 2040 }),
    monthlyShares: shareLists,
  })

  test('the days of the calendar year sum to the annual figure', () => {
    fc.assert(
      fc.property(spreads, spread => {
        const rates = ratesOfMonths(spread)
        expect(sum(rates.map((rate, index) => rate * daysInMonth(spread.year, index + 1)))).toBeCloseTo(
          spread.annualHours,
          4,
        )
      }),
    )
  })

  test('weeks are whole hundredths within one of their exact value, and sum to the rounded total', () => {
    fc.assert(
      fc.property(spreads, spread => {
        const weeks = spreadOverWeeks(spread)
        const rates = ratesOfMonths(spread)
        expect(weeks).toHaveLength(weeksInIsoYear(spread.year))
        expect(weeks.every(hours => Number.isSafeInteger(hours) && hours >= 0)).toBe(true)
        const lowest = Math.min(...rates) * 700 - 1.001
        const highest = Math.max(...rates) * 700 + 1.001
        expect(weeks.every(hours => hours >= lowest && hours <= highest)).toBe(true)
      }),
    )
    const even = spreadOverWeeks({ annualHours: 365, year: 2025, monthlyShares: defaultMonthlyShares(2025) })
    expect(even).toEqual(Array.from({ length: 52 }, () => 700))
    expect(sum(spreadOverWeeks({ annualHours: 1, year: 2025, monthlyShares: defaultMonthlyShares(2025) }))).toBe(100)
  })

  test('equal remainders go to the earlier weeks', () => {
    const weeks = spreadOverWeeks({ annualHours: 36.5, year: 2025, monthlyShares: defaultMonthlyShares(2025) })
    expect(weeks).toEqual(Array.from({ length: 52 }, () => 70))
    const odd = spreadOverWeeks({ annualHours: 0.365, year: 2025, monthlyShares: defaultMonthlyShares(2025) })
    expect(odd.slice(0, 36)).toEqual(Array.from({ length: 36 }, () => 1))
    expect(odd.slice(36)).toEqual(Array.from({ length: 16 }, () => 0))
  })

  test('the default shares follow the days', () => {
    expect(sum(defaultMonthlyShares(2024))).toBeCloseTo(100, 9)
    expect(defaultMonthlyShares(2024)[1]).toBeCloseTo((29 / 366) * 100, 12)
  })

  test('shares are divided by their actual sum', () => {
    const scaled = monthlyShares.map(share => share * 1.0005)
    expect(spreadOverWeeks({ annualHours: 25_978, year: 2026, monthlyShares: scaled })).toEqual(
      spreadOverWeeks({ annualHours: 25_978, year: 2026, monthlyShares }),
    )
  })

  test('shares that are not twelve, not shares or not 100 together are refused', () => {
    const with1st = (share: number) => [share, ...monthlyShares.slice(1)]
    expect(checkMonthlyShares(monthlyShares).ok).toBe(true)
    expect(checkMonthlyShares(with1st(9.1)).ok).toBe(true)
    expect(checkMonthlyShares(with1st(8.9)).ok).toBe(true)
    expect(checkMonthlyShares(monthlyShares.slice(1))).toEqual({ ok: false, error: 'not-twelve-months' })
    expect(checkMonthlyShares(with1st(-1))).toEqual({ ok: false, error: 'not-a-share' })
    expect(checkMonthlyShares(with1st(Number.NaN))).toEqual({ ok: false, error: 'not-a-share' })
    expect(checkMonthlyShares(with1st(9.11))).toEqual({ ok: false, error: 'does-not-sum-to-100' })
    expect(() => spreadOverWeeks({ annualHours: 1, year: 2026, monthlyShares: with1st(12) })).toThrow(
      'does-not-sum-to-100',
    )
    expect(() => spreadOverWeeks({ annualHours: Number.NaN, year: 2026, monthlyShares })).toThrow(RangeError)
    expect(() => spreadOverWeeks({ annualHours: -1, year: 2026, monthlyShares })).toThrow(RangeError)
  })
})

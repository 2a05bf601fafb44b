import { calculateForecast } from './calculate-forecast'
import type { ForecastInput } from './forecast-input'
import { everyWeek, weekly, withWeekOne, workedExample } from './worked-example.fixture'

const weeks = { startWeek: 1, endWeek: 4 }
const firstWeek = { startWeek: 1, endWeek: 1 }
const rounded = (values: readonly number[], decimals: number) => values.map(value => Number(value.toFixed(decimals)))
const hours = (values: readonly number[]) => values.map(value => value / 100)

describe('worked example, weeks 1 to 4', () => {
  const calculate = () => calculateForecast(workedExample(), weeks)

  test('R-212 hours', () => {
    const result = calculate()
    expect(result.weekNumbers).toEqual([1, 2, 3, 4])
    expect(hours(result.needs)).toEqual([310, 380, 375, 460])
    expect(hours(result.resourceTime)).toEqual([8, 0, 0, 0])
    expect(hours(result.extraTime)).toEqual([20, 42, 15, 40])
    expect(hours(result.absences)).toEqual([28, 58, 8, 56])
    expect(hours(result.hourResult)).toEqual([0, -16, 7, -16])
    expect(hours(result.available)).toEqual([400, 384, 407, 384])
  })

  test('R-209 R-210 R-212 efficiency and marks', () => {
    const result = calculate()
    expect(rounded(result.efficiency, 1)).toEqual([77.5, 88.0, 89.4, 96.8])
    expect(rounded(result.ownWeekEfficiency, 1)).toEqual([77.5, 99.0, 92.1, 119.8])
    expect(result.marks).toEqual(['overstaffed', 'properly-staffed', 'properly-staffed', 'understaffed'])
    expect(result.ownMarks).toEqual(['overstaffed', 'understaffed', 'understaffed', 'understaffed'])
    expect(result.target).toEqual([85, 85, 85, 85])
  })

  test('R-213 deficit and its meaning', () => {
    const result = calculate()
    expect(rounded(result.deficit, 1)).toEqual([35.3, -63.1, -34.2, -157.2])
    expect(rounded(result.deficitCumulative, 1)).toEqual([35.3, -27.8, -61.9, -219.1])
    expect(rounded(result.meaningFte, 2)).toEqual([0.88, -1.58, -0.85, -3.93])
    expect(rounded(result.meaningCost, 0)).toEqual([8824, -15_765, -8544, -39_294])
    expect(rounded(result.neededAtTarget, 1)).toEqual([364.7, 447.1, 441.2, 541.2])
  })

  test('R-194 without extra time and absences a week costs its staffing hours', () => {
    expect(calculateForecast(workedExample(), { startWeek: 5, endWeek: 5 }).staffCost).toEqual([100_000])
  })

  test('R-192 R-207 budget', () => {
    const result = calculate()
    expect(result.staffCost).toEqual([102_000, 108_500, 103_500, 104_000])
    expect(result.incoming).toEqual([100_000, 98_000, 89_500, 86_000])
    expect(result.weekBalance).toEqual([-2000, -8500, -3500, -4000])
    expect(result.remaining).toEqual([-2000, -10_500, -14_000, -18_000])
    expect(result.leftOfAnnualBudget).toEqual([5_098_000, 4_989_500, 4_886_000, 4_782_000])
    expect(result.fixedCost).toEqual([0, 0, 0, 0])
  })

  test('R-193 R-208 illness and the figures of the range', () => {
    const result = calculate()
    expect(rounded(result.illnessPercent, 1)).toEqual([5.0, 2.5, 0.0, 10.0])
    const { summary } = result
    expect([summary.idealPerWeek, summary.costPerHour, summary.targetMean]).toEqual([100_000, 250, 85])
    expect(rounded([summary.totalEfficiency, summary.illnessPercentOfRange], 1)).toEqual([96.8, 4.4])
    expect([summary.remaining, Math.round(summary.deficit * 10) / 10]).toEqual([-18_000, -219.1])
  })

  test('sums and averages', () => {
    const result = calculate()
    const summaryOf = (rowId: string) => {
      const row = [...result.summary.rows].find(([id]) => id === rowId)?.[1]
      return row === undefined ? undefined : rounded([row.sum, row.average], 2)
    }
    expect(summaryOf('absences-1')).toEqual([70, 17.5])
    expect(summaryOf('substitutes-hourly-substitute')).toEqual([90, 22.5])
    expect(summaryOf('substitutes-budgeted-hours')).toEqual([60, 15])
    expect(summaryOf('needs-total-required')).toEqual([1520, 380])
    expect(summaryOf('needs-my-forecast')).toEqual([5, 1.25])
    expect(summaryOf('staffing-budgeted-staff-hours')).toEqual([1600, 400])
    expect(summaryOf('staffing-actual-hours')).toEqual([1590, 397.5])
    expect(summaryOf('totals-resource-time')).toEqual([8, 2])
    expect(summaryOf('totals-extra-time')).toEqual([117, 29.25])
    expect(summaryOf('totals-absences')).toEqual([150, 37.5])
    expect(summaryOf('totals-hourly-usage-result')).toEqual([-25, -6.25])
    expect(summaryOf('totals-weekly-efficiency')).toEqual([96.83, 87.94])
    expect(summaryOf('budget-incoming')).toEqual([400_000, 100_000])
    expect(summaryOf('budget-staff-cost')).toEqual([418_000, 104_500])
    expect(summaryOf('budget-fixed-cost')).toEqual([0, 0])
    expect(summaryOf('budget-remaining')).toEqual([-18_000, -11_125])
    expect(summaryOf('deficit-hours')).toEqual([-219.12, -54.78])
    expect(summaryOf('deficit-cumulative')).toEqual([-219.12, -68.38])
    expect(summaryOf('meaning-fte')).toEqual([-5.48, -1.37])
    expect(summaryOf('meaning-cost')).toEqual([-54_779.41, -13_694.85])
  })
})

test('R-188 worked example, range 3 to 4: nothing is brought forward', () => {
  const result = calculateForecast(workedExample(), { startWeek: 3, endWeek: 4 })
  expect(rounded(result.efficiency, 1)).toEqual([92.1, 105.6])
  expect(rounded([result.summary.totalEfficiency], 1)).toEqual([105.6])
  expect(result.incoming).toEqual([100_000, 96_500])
  expect(result.remaining).toEqual([-3500, -7500])
  expect(result.leftOfAnnualBudget).toEqual([5_096_500, 4_992_500])
  expect(result.weekNumbers).toEqual([3, 4])
  expect(result.summary.rows.get('absences-1')).toEqual({ sum: 40, average: 20 })
  expect(rounded([result.summary.illnessPercentOfRange], 2)).toEqual([5.06])
})

describe('the factors of the staff cost in week 1', () => {
  const costWith = (kind: 'absences' | 'substitutes', serverId: number | string, added: number) => {
    const [cost] = calculateForecast(withWeekOne(workedExample(), kind, serverId, added), firstWeek).staffCost
    return (cost ?? Number.NaN) - 102_000
  }

  test.each([
    ['R-195 8 hours of borrowed resource', 2, 2000],
    ['R-196 8 hours of hourly substitute', 3, 2000],
    ['R-197 8 hours of filling time', 4, 3000],
    ['R-198 8 hours of overtime', 5, 4000],
    ['R-199 8 hours of staggered working hours', 6, 2400],
    ['8 hours of own resource shift', 1, 0],
    ['8 hours of no substitute', 7, 0],
    ['8 hours of an unknown substitute', 99, 0],
  ])('%s', (_, serverId, cost) => expect(costWith('substitutes', serverId, 8)).toBe(cost))

  test.each([
    ['R-200 10 hours of short-term illness', 1, -500],
    ['R-204 10 hours of vacation', 2, 0],
    ['R-203 10 hours of other absence', 3, -2500],
    ['R-205 10 hours of education', 4, -2500],
    ['R-201 10 hours of lent resource', 5, -2500],
    ['R-202 10 hours of care of a sick child', 6, -2500],
    ['R-206 10 hours of a further absence', 9, -2500],
  ])('%s', (_, serverId, cost) => expect(costWith('absences', serverId, 10)).toBe(cost))

  test('the cost may fall below 0', () => {
    expect(costWith('absences', 3, 1000)).toBe(-250_000)
  })
})

describe('the factors that the locked budget has frozen', () => {
  const frozen = {
    borrowed: 1.15,
    hourly: 1.05,
    filling: 1.75,
    overtime: 2.35,
    staggered: 1.25,
    shortTermIllness: 0.35,
  }
  const input: ForecastInput = {
    ...workedExample(),
    resourceBudget: { ...workedExample().resourceBudget, costFactors: frozen },
  }

  test('make the staff cost of each week', () => {
    // Week 1: 400 + 20 * 1.05 - 20 * 0.35 - 8 paid hours; week 2: 400 + 8 * 1.15 + 30 * 1.05 + 4 * 1.75 - 10 * 0.35 - 8;
    // week 3: 400 + 5 * 2.35 + 10 * 1.25 - 8; week 4: 400 + 40 * 1.05 - 40 * 0.35 - 16; each at 250 kronor.
    const { staffCost, summary } = calculateForecast(input, weeks)
    expect(staffCost).toEqual([101_500, 109_050, 104_062.5, 103_000])
    expect(summary.remaining).toBe(-17_612.5)
  })

  test('hold for rows of the specification; education, further absences and unknown substitutes keep theirs', () => {
    const costOf = (kind: 'absences' | 'substitutes', serverId: number) =>
      calculateForecast(withWeekOne(input, kind, serverId, 10), firstWeek).staffCost.map(cost => cost - 101_500)
    expect([1, 2, 3, 4, 5, 6, 7, 99].flatMap(id => costOf('substitutes', id))).toEqual([
      0, 2875, 2625, 4375, 5875, 3125, 0, 0,
    ])
    expect([1, 2, 3, 4, 5, 6, 9].flatMap(id => costOf('absences', id))).toEqual([
      -875, 0, -2500, -2500, -2500, -2500, -2500,
    ])
  })
})

describe('what counts as what', () => {
  const firstOf = (input: ForecastInput) => {
    const result = calculateForecast(input, firstWeek)
    return hours([result.resourceTime[0] ?? 0, result.extraTime[0] ?? 0, result.absences[0] ?? 0])
  }

  test('own resource shift is resource time, no substitute and unknown ones nothing', () => {
    expect(firstOf(withWeekOne(workedExample(), 'substitutes', 1, 3))).toEqual([11, 20, 28])
    expect(firstOf(withWeekOne(workedExample(), 'substitutes', 7, 3))).toEqual([8, 20, 28])
    expect(firstOf(withWeekOne(workedExample(), 'substitutes', 99, 3))).toEqual([8, 20, 28])
  })

  test.each([2, 3, 4, 5, 6])('substitute %i is extra time', serverId =>
    expect(firstOf(withWeekOne(workedExample(), 'substitutes', serverId, 3))).toEqual([8, 23, 28]),
  )

  test.each([1, 2, 3, 4, 5, 6, 9])('absence %i is counted', serverId =>
    expect(firstOf(withWeekOne(workedExample(), 'absences', serverId, 3))).toEqual([8, 20, 31]),
  )
})

describe('edges', () => {
  test('R-211 without any hours everything is 0 and finite', () => {
    const zeros = everyWeek(0)
    const empty: ForecastInput = {
      ...workedExample(),
      resourceBudget: { ...workedExample().resourceBudget, annualSalary: 0, hours: 0, fullTimeHours: 0 },
      absences: [],
      substitutes: [],
      budgetedStaffHours: zeros,
      scheduled: zeros,
      totalHoursRequired: zeros,
      changedNeedsFromDiary: zeros,
      myForecast: zeros,
      target: zeros,
    }
    const { marks, ownMarks, weekNumbers, target, summary, range, ...numbers } = calculateForecast(empty, weeks)
    expect(new Set(Object.values(numbers).flat())).toEqual(new Set([0]))
    expect([marks[0], ownMarks[0], weekNumbers.length, target[0], range]).toEqual([
      'unmarked',
      'unmarked',
      4,
      100,
      weeks,
    ])
    expect([summary.totalEfficiency, summary.costPerHour, summary.illnessPercentOfRange, summary.targetMean]).toEqual([
      0, 0, 0, 100,
    ])
  })

  test('R-169 without budget hours the server gives the cost per hour', () => {
    const resourceBudget = { ...workedExample().resourceBudget, hours: 0, serverCostPerHour: 300 }
    expect(calculateForecast({ ...workedExample(), resourceBudget }, firstWeek).staffCost).toEqual([122_400])
    const both = { ...workedExample().resourceBudget, serverCostPerHour: 300 }
    expect(calculateForecast({ ...workedExample(), resourceBudget: both }, firstWeek).staffCost).toEqual([102_000])
  })

  test('a fixed cost leaves the staff cost and lowers what remains', () => {
    const resourceBudget = { ...workedExample().resourceBudget, fixedCostPerWeek: 1000 }
    const result = calculateForecast({ ...workedExample(), resourceBudget }, { startWeek: 1, endWeek: 2 })
    expect(result.staffCost).toEqual([102_000, 108_500])
    expect(result.fixedCost).toEqual([1000, 1000])
    expect(result.incoming).toEqual([100_000, 97_000])
    expect(result.remaining).toEqual([-3000, -12_500])
    expect(result.weekBalance).toEqual([-3000, -9500])
    expect(result.leftOfAnnualBudget).toEqual([5_097_000, 4_987_500])
    expect(result.summary.rows.get('budget-fixed-cost')).toEqual({ sum: 2000, average: 1000 })
  })

  test('the order of the rows on the wire changes nothing', () => {
    const { absences, substitutes } = workedExample()
    const turned = { ...workedExample(), absences: absences.toReversed(), substitutes: substitutes.toReversed() }
    const { summary, ...result } = calculateForecast(turned, weeks)
    const { summary: expected, ...original } = calculateForecast(workedExample(), weeks)
    expect(result).toEqual(original)
    expect(summary).toEqual(expected)
  })

  test('a missing target counts as 100', () => {
    const result = calculateForecast({ ...workedExample(), target: everyWeek(0) }, firstWeek)
    expect(result.deficit).toEqual([90])
    expect(result.target).toEqual([100])
  })

  test('week 53 is counted in a long year and refused in a short one', () => {
    const long = { ...workedExample(), totalHoursRequired: weekly([]).with(52, 38_000) }
    expect(hours(calculateForecast(long, { startWeek: 53, endWeek: 53 }).needs)).toEqual([380])
    expect(() => calculateForecast(workedExample(2027), { startWeek: 1, endWeek: 53 })).toThrow(
      'Weeks 1 to 53 are not in the year',
    )
    expect(calculateForecast(workedExample(2027), { startWeek: 1, endWeek: 52 }).needs).toHaveLength(52)
  })

  test.each([
    [0, 4],
    [3, 2],
    [1.5, 4],
    [1, 4.5],
    [Number.NaN, 4],
    [1, 54],
    [54, 54],
  ])('the range %p to %p is refused', (startWeek, endWeek) =>
    expect(() => calculateForecast(workedExample(), { startWeek, endWeek })).toThrow('are not in the year'),
  )

  test('a list that is too short is an error and not a zero', () => {
    const short = { ...workedExample(), scheduled: [1, 2] }
    expect(() => calculateForecast(short, weeks)).toThrow('The list has no entry for position 2')
  })

  test('R-222 other staffing hours change the totals and the marks, another target the marks and the deficit', () => {
    const before = calculateForecast(workedExample(), weeks)
    const staffed = calculateForecast({ ...workedExample(), budgetedStaffHours: everyWeek(36_000) }, weeks)
    expect(hours(staffed.available)).toEqual([360, 344, 367, 344])
    expect(rounded(staffed.efficiency, 1)).toEqual([86.1, 98.0, 99.4, 107.8])
    expect(staffed.marks).toEqual(['properly-staffed', 'understaffed', 'understaffed', 'understaffed'])
    const target = calculateForecast({ ...workedExample(), target: everyWeek(75) }, weeks)
    expect(target.efficiency).toEqual(before.efficiency)
    expect(target.marks).toEqual(['properly-staffed', 'understaffed', 'understaffed', 'understaffed'])
    expect(target.ownMarks).toEqual(['properly-staffed', 'understaffed', 'understaffed', 'understaffed'])
    expect(rounded(target.deficit, 2)).toEqual([-13.33, -122.67, -93, -229.33])
  })
})

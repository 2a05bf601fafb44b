import { receivedForecast } from '@veckovis/contracts/forecast'
import { calculateForecast } from '@veckovis/domain/forecast'
import { skippedRowName } from '../wording/row-names'
import { readForecast } from './read-forecast'
import { skippedRowIds } from './skipped-row'
import { workedAbsences, workedExample } from './worked-example.fixture'

const read = (...args: Parameters<typeof readForecast>) => {
  const result = readForecast(...args)
  if (!result.ok) throw new Error(result.error)
  return result.value
}

describe('reading the comprehensive forecast', () => {
  test('hours become hundredths, one for each week of the year, and a missing week is 0', () => {
    const { input } = read(workedExample({ absences: [{ id: 1, values: { '2': 7.25 } }] }), 2026)
    expect(input.weeks).toBe(53)
    expect(input.absences[0]?.hours.slice(0, 3)).toEqual([0, 725, 0])
    expect(input.absences[0]?.hours).toHaveLength(53)
  })

  test('the factors that the locked budget has frozen are calculated with, and none where it has none', () => {
    const received = workedExample()
    expect(read(received, 2026).input.resourceBudget.costFactors).toBeNull()
    const costFactors = { borrowed: 1, hourly: 1, filling: 1.5, overtime: 2.35, staggered: 1.2, shortTermIllness: 0.2 }
    const { input } = read({ ...received, budget: { ...received.budget, costFactors } }, 2026)
    expect(input.resourceBudget.costFactors).toEqual(costFactors)
  })

  test('A-215 A-216 what settings add to the costs is calculated with; an answer that leaves a week out is none', () => {
    const received = workedExample()
    const weekly = (value: number) => Object.fromEntries(Array.from({ length: 53 }, (_, index) => [index + 1, value]))
    const costShift = { perHour: weekly(4), fixedCost: weekly(10), unsocial: weekly(-3) }
    const { input } = read({ ...received, budget: { ...received.budget, costShift } }, 2026)
    const { staffCost, fixedCost } = calculateForecast(input, { startWeek: 5, endWeek: 5 })
    expect([staffCost[0], fixedCost[0]]).toEqual([expect.closeTo(104_000, 6), 7])
    const without = Object.fromEntries(Object.entries(costShift.unsocial).slice(0, 52))
    const budget = { ...received.budget, costShift: { ...costShift, unsocial: without } }
    expect(readForecast({ ...received, budget }, 2026)).toEqual({ ok: false, error: 'invalid' })
  })

  test('A-213 what the budget brings is calculated with; a list of other weeks than those of the year is none', () => {
    const received = workedExample()
    const weeks = (value: number) => Array.from({ length: 53 }, () => value)
    const zone = { zone: 'urban-area' as const, share: 1, prices: weeks(485) }
    const income = { zoneShare: 1, zones: [zone], rooms: weeks(1000), visits: weeks(0), months: weeks(0) }
    const { input } = read({ ...received, budget: { ...received.budget, income } }, 2026)
    expect(calculateForecast(input, { startWeek: 1, endWeek: 1 }).income).toEqual([310 * 485 + 1000])
    const short = { ...income, zones: [{ ...zone, prices: zone.prices.slice(1) }] }
    const budget = { ...received.budget, income: short }
    expect(readForecast({ ...received, budget }, 2026)).toEqual({ ok: false, error: 'invalid' })
    expect(read(received, 2026).input.income).toBeUndefined()
  })

  test('A-214 what illness by spell takes off is calculated with; an answer that leaves a week out is none', () => {
    const received = workedExample()
    const weekly = (value: number) => Object.fromEntries(Array.from({ length: 53 }, (_, index) => [index + 1, value]))
    const sickPay = { spellHours: { ...weekly(0), 1: 16 }, savedHours: { ...weekly(0), 1: 9.6 } }
    const { input } = read({ ...received, budget: { ...received.budget, sickPay } }, 2026)
    expect([input.sickPay?.spellHours[0], input.sickPay?.savedHours[0]]).toEqual([1600, 9.6])
    const [week] = calculateForecast(input, { startWeek: 1, endWeek: 1 }).paidHours
    const [without] = calculateForecast(read(received, 2026).input, { startWeek: 1, endWeek: 1 }).paidHours
    // 20 hours of illness: 4 · 0.2 + 9.6 in place of 20 · 0.2.
    expect((without ?? NaN) - (week ?? NaN)).toBeCloseTo(6.4, 8)
    const savedHours = Object.fromEntries(Object.entries(sickPay.savedHours).slice(0, 52))
    const budget = { ...received.budget, sickPay: { ...sickPay, savedHours } }
    expect(readForecast({ ...received, budget }, 2026)).toEqual({ ok: false, error: 'invalid' })
  })

  test('R-169 R-170 R-224 payroll overhead, unsocial hours and the figures of the server change nothing that is calculated', () => {
    const received = workedExample()
    const other = {
      ...received,
      budget: { ...received.budget, PO: 60, obUsk: 900_000 },
      totalAvailableStaffHours: 1,
      totalScheduledStaffHoursForSpan: 2,
      weeklyValues: { staffCost: { '1': 3 }, remainingBudget: { '1': 4 } },
    }
    expect(read(other, 2026)).toEqual(read(received, 2026))
    const { input } = read({ ...received, avgCostPerHour: 999 }, 2026)
    expect(calculateForecast(input, { startWeek: 5, endWeek: 5 }).staffCost).toEqual([100_000])
  })

  test('R-243 R-244 a row with a value that is no number is skipped and the others are kept', () => {
    const { input, skipped } = read(
      workedExample({ absences: [...workedAbsences.slice(0, 2), { id: 3, values: { '4': 'abc' } }] }),
      2026,
    )
    expect(input.absences.map(row => row.serverId)).toEqual([1, 2])
    expect(skipped).toEqual([{ kind: 'absence', serverId: 3, position: 3 }])
    expect(skippedRowIds(skipped)).toEqual(['absences-3'])
  })

  const bad = { '3': 7, '4': 'abc' }
  test.each([
    ['needs', 'totalHoursRequired', bad, 'totalHoursRequired', 'needs-total-required'],
    ['needs', 'changedNeedsFromDiary', null, 'changedNeedsFromDiary', 'needs-total-required'],
    ['staffing', 'myForecast', [{ values: bad }], 'myForecast', 'needs-my-forecast'],
    ['staffing', 'myForecast', [], 'myForecast', 'needs-my-forecast'],
    ['staffing', 'budgetedStaffHours', bad, 'budgetedStaffHours', 'staffing-budgeted-staff-hours'],
    ['staffing', 'scheduled', 8, 'scheduled', 'staffing-actual-hours'],
    ['staffing', 'budgetedSubstituteHours', { '4': null }, 'budgetedSubstituteHours', 'substitutes-budgeted-hours'],
  ] as const)('R-244 %s.%s with a bad value is left out and named: %j', (part, name, value, list, rowId) => {
    const example = workedExample()
    const answer = JSON.stringify({ ...example, [part]: { ...example[part], [name]: value } })
    const { input, skipped } = read(receivedForecast.parse(JSON.parse(answer)), 2026)
    expect(skippedRowIds(skipped)).toEqual([rowId])
    expect(skipped.map(row => skippedRowName(row, new Map(), key => key))).toEqual([`rows.${rowId}`])
    expect(input[list]).toEqual(Array.from({ length: 53 }, () => 0))
    const whole = read(example, 2026).input
    expect({ ...input, [list]: whole[list] }).toEqual(whole)
    expect(() => calculateForecast(input, { startWeek: 1, endWeek: 53 })).not.toThrow()
  })

  test('R-244 two lists of one row are named once', () => {
    const example = workedExample()
    const needs = { totalHoursRequired: 'x', changedNeedsFromDiary: 'y' }
    expect(skippedRowIds(read({ ...example, needs }, 2026).skipped)).toEqual(['needs-total-required'])
  })

  test.each([null, 'row', { values: {} }, { id: 1.5, values: {} }])(
    'a row without a usable id is named by its place: %p',
    row => {
      const { skipped } = read(workedExample({ substitutes: [row] }), 2026)
      expect(skipped).toEqual([{ kind: 'substitute', serverId: null, position: 1 }])
      expect(skippedRowIds(skipped)).toEqual([])
    },
  )

  test('an id that is no number is kept, so that saving can be refused by name', () => {
    const { input } = read(workedExample({ absences: [{ id: 'x', values: { '20': 4 } }] }), 2026)
    expect(input.absences.map(row => row.serverId)).toEqual(['x'])
  })

  test('the second of two rows with one id is skipped', () => {
    const { input, skipped } = read(
      workedExample({
        absences: [
          { id: 9, values: {} },
          { id: '9', values: {} },
        ],
      }),
      2026,
    )
    expect(input.absences).toHaveLength(1)
    expect(skipped).toHaveLength(1)
  })

  test('hours in a week that the year does not have are never dropped in silence', () => {
    const { skipped } = read({ ...workedExample({ absences: [{ id: 2, values: { '53': 1 } }] }), ...noWeek53 }, 2025)
    expect(skipped).toEqual([{ kind: 'absence', serverId: 2, position: 1 }])
    expect(readForecast(workedExample(), 2025)).toEqual({ ok: false, error: 'invalid' })
  })
})

const noWeek53 = {
  staffing: {
    ...workedExample().staffing,
    budgetedStaffHours: {},
    scheduled: {},
    absences: [{ id: 2, values: { '53': 1 } }],
  },
}

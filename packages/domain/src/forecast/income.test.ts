import fc from 'fast-check'
import { calculateForecast } from './calculate-forecast'
import { createForecastState } from './editing/create-forecast-state'
import { explainCell } from './explanation/explain-cell'
import { hasBreakEven } from './figures/income-figures'
import type { ForecastInput, WeekIncome } from './forecast-input'
import { forecastInputs } from './forecast-input.arbitrary'
import { buildForecastTables } from './tables/build-forecast-tables'
import { layOutSheet } from './workbook/lay-out-sheet'
import { everyWeek, evenYear } from './worked-example.fixture'

const range = { startWeek: 1, endWeek: 4 }
const of485: WeekIncome = {
  zoneShare: 1,
  zones: [{ zone: 'urban-area', share: 1, prices: everyWeek(485) }],
  rooms: everyWeek(0),
  visits: everyWeek(0),
  months: everyWeek(0),
}

/** 400 hours a week are at hand, cost 102,000 SEK, and 300 of them are required. */
const paid: ForecastInput = {
  ...evenYear(2026),
  budgetedStaffHours: everyWeek(40_000),
  resourceBudget: { ...evenYear(2026).resourceBudget, fixedCostPerWeek: 2_000 },
  totalHoursRequired: everyWeek(30_000),
  income: of485,
}

const explained = (input: ForecastInput, rowId: string, column = 1) => {
  const explanation = explainCell(input, range, { rowId, column })
  if (explanation === null) throw new Error(`no ${rowId}`)
  return explanation
}

const termsOf = (input: ForecastInput, rowId: string) =>
  explained(input, rowId).terms.map(({ nameId, value, factor, contribution }) => [nameId, value, factor, contribution])

test('A-213 100 hours fewer at 485 kr are 48,500 kr less, whoever takes them off', () => {
  const fewer = [paid.changedNeedsFromDiary, paid.myForecast].map(list => list.with(1, -10_000))
  const before = calculateForecast(paid, range).income
  expect(before).toEqual([145_500, 145_500, 145_500, 145_500])
  for (const changed of [{ changedNeedsFromDiary: fewer[0] }, { myForecast: fewer[1] }]) {
    const { income, incomeBalance } = calculateForecast({ ...paid, ...changed } as ForecastInput, range)
    expect(income).toEqual([145_500, 145_500 - 48_500, 145_500, 145_500])
    expect(incomeBalance[1]).toBe(145_500 - 48_500 - 102_000)
  }
})

test('A-213 a cost of 102,000 kr, 400 hours and 485 kr: the week breaks even at 52.6 %', () => {
  const { breakEven, staffCost, fixedCost } = calculateForecast(paid, range)
  expect([staffCost[0], fixedCost[0]]).toEqual([100_000, 2_000])
  expect(breakEven[0]).toBeCloseTo(52.577, 3)
  // At that many hours the balance is nothing.
  const hours = Math.round((400 * (breakEven[0] ?? 0)) / 100) * 100
  const { incomeBalance } = calculateForecast({ ...paid, totalHoursRequired: everyWeek(hours) }, range)
  expect(Math.abs(incomeBalance[0] ?? Infinity)).toBeLessThan(485)
})

test('what rooms, visits and months bring is income, and leaves less to break even with', () => {
  const income = { ...of485, rooms: everyWeek(1000), visits: everyWeek(200), months: everyWeek(30) }
  const result = calculateForecast({ ...paid, income }, range)
  expect(result.income[0]).toBe(146_730)
  expect(result.breakEven[0]).toBeCloseTo(((102_000 - 1_230) / (485 * 400)) * 100, 8)
  expect(termsOf({ ...paid, income }, 'income-week')).toEqual([
    ['required-by-budget', 300, 485, 145_500],
    ['income-of-rooms', 1000, 1, 1000],
    ['income-of-visits', 200, 1, 200],
    ['income-of-months', 30, 1, 30],
  ])
})

test('only the hours of zones have a price, and changed hours have the mean of the zones', () => {
  const zones = [
    { zone: 'urban-area', share: 0.75, prices: everyWeek(400) },
    { zone: 'service', share: 0.25, prices: everyWeek(500) },
  ] as const
  const input = { ...paid, income: { ...of485, zoneShare: 0.5, zones }, myForecast: everyWeek(1000) }
  expect(calculateForecast(input, range).income[0]).toBe((150 + 10) * 425)
  expect(termsOf(input, 'income-week')).toEqual([
    ['zone-hours-by-budget', 150, 425, 63_750],
    ['needs-my-forecast', 10, 425, 4_250],
  ])
  expect(explained(input, 'income-week').related).toEqual([
    {
      nameId: 'mean-price',
      unit: 'money-per-hour',
      value: 425,
      parts: [
        { nameId: 'price-urban-area', unit: 'money-per-hour', value: 400, factor: 0.75, contribution: 300 },
        { nameId: 'price-service', unit: 'money-per-hour', value: 500, factor: 0.25, contribution: 125 },
      ],
    },
  ])
})

test('where no hour at hand has a price there is no break-even, which is said', () => {
  const none = { ...paid, income: { ...of485, zones: [], zoneShare: 0 } }
  expect(calculateForecast(none, range).breakEven[0]).toBe(0)
  expect(explained(none, 'income-break-even').caseId).toBe('nothing-to-earn')
  expect(explained({ ...paid, budgetedStaffHours: everyWeek(0) }, 'income-break-even').caseId).toBe('nothing-to-earn')
  expect(explained(paid, 'income-break-even').caseId).toBeUndefined()
  const unstaffed = { ...paid, budgetedStaffHours: everyWeek(0) }
  const has = (input: ForecastInput) => hasBreakEven(input, calculateForecast(input, range), 0)
  expect([none, unstaffed, paid].map(has)).toEqual([false, false, true])
  expect(hasBreakEven({}, calculateForecast(paid, range), 0)).toBe(false)
})

const tablesOf = (input: ForecastInput) => {
  const state = createForecastState({ input, currentWeek: { year: input.year, week: 1 }, canWrite: true })
  const whole = { startWeek: 1, endWeek: input.weeks }
  return { state, tables: buildForecastTables(state, calculateForecast(state.edited, whole)) }
}

const meta = { annualBudget: 1, payPerHour: 1, leftForSchedule: 0, hours: 1, hoursForSchedule: 1, isLocked: true }

test('its table shows income, balance and break-even, whose sum column stays empty, and the file has it before the budget', () => {
  const { state, tables } = tablesOf(paid)
  const shown = tables.income.rows.map(row => ('sum' in row ? [row.id, row.showRowSum, row.showAverage] : []))
  expect(shown).toEqual([
    ['income-week', true, true],
    ['income-balance', true, true],
    ['income-break-even', false, false],
  ])
  const rows = layOutSheet(state, tables, meta).map(row => (row.kind === 'weeks' ? row.rowId : row.kind))
  expect(rows.slice(rows.indexOf('income-week') - 1, rows.indexOf('budget-incoming') + 1)).toEqual([
    'table',
    'income-week',
    'income-balance',
    'income-break-even',
    'table',
    'budget-incoming',
  ])
})

// Shrinking lists of a thousand numbers takes minutes and shows no more than the seed does.
const runs = { numRuns: 20, endOnFailure: true }

test('without income there are the figures, rows and file of before, and none to explain', () => {
  fc.assert(
    fc.property(forecastInputs, ({ income, ...without }) => {
      const whole = { startWeek: 1, endWeek: without.weeks }
      const bare = calculateForecast(without, whole)
      expect([bare.income, bare.incomeBalance, bare.breakEven]).toEqual([[], [], []])
      expect(tablesOf(without).tables.income.rows).toEqual([])
      expect(explainCell(without, whole, { rowId: 'income-week', column: 1 })).toBeNull()
      expect(explainCell(without, whole, { rowId: 'income-week', column: 'sum' })).toBeNull()
      const ofIncome = ['income-week', 'income-balance', 'income-break-even']
      expect(ofIncome.some(rowId => bare.summary.rows.has(rowId as 'income-week'))).toBe(false)
      if (income === undefined) return
      const {
        income: one,
        incomeBalance: other,
        breakEven: third,
        summary,
        ...rest
      } = calculateForecast({ ...without, income }, whole)
      expect([one, other, third].map(list => list.length)).toEqual([without.weeks, without.weeks, without.weeks])
      expect({ ...bare, ...rest, summary: 0 }).toEqual({ ...bare, summary: 0 })
      const rows = [...summary.rows].filter(([rowId]) => !ofIncome.includes(rowId))
      expect({ ...summary, rows }).toEqual({ ...bare.summary, rows: [...bare.summary.rows] })
    }),
    runs,
  )
})

test('the income of a range is that of its weeks one by one, and so is the balance', () => {
  fc.assert(
    fc.property(forecastInputs, fc.integer({ min: 1, max: 40 }), (given, startWeek) => {
      const input = { ...given, income: { ...of485, rooms: everyWeek(12.34) } }
      const asked = { startWeek, endWeek: startWeek + 9 }
      const { summary, income, incomeBalance, breakEven, weekNumbers } = calculateForecast(input, asked)
      const alone = weekNumbers.map(week => calculateForecast(input, { startWeek: week, endWeek: week }))
      expect(income).toEqual(alone.map(week => week.income[0]))
      expect(incomeBalance).toEqual(alone.map(week => week.incomeBalance[0]))
      expect(breakEven).toEqual(alone.map(week => week.breakEven[0]))
      expect(summary.rows.get('income-week')?.sum).toBe(income.reduce((sum, week) => sum + week, 0))
    }),
    runs,
  )
})

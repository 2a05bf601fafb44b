import { calculateForecast } from '../calculate-forecast'
import { createForecastState } from '../editing/create-forecast-state'
import { editCell } from '../editing/edit-cell'
import { forecastRowTypes } from '../rows/row-line'
import { withWeekOne, workedExample } from '../worked-example.fixture'
import { buildForecastTables } from './build-forecast-tables'
import type { ForecastRow, ForecastTables } from './forecast-table'
import { formatForecastValue } from './format-forecast-value'
import { keepUnchangedRows } from './keep-unchanged-rows'
import { summariseSelection } from './summarise-selection'
import type { ForecastTableOptions } from './table-context'

const currentWeek = { year: 2026, week: 3 }
const range = { startWeek: 1, endWeek: 4 }
const create = (input = workedExample(), canWrite = true) => createForecastState({ input, currentWeek, canWrite })
const build = (state = create(), options?: ForecastTableOptions): ForecastTables =>
  buildForecastTables(state, calculateForecast(state.edited, range), options)
const rowsOf = (tables: ForecastTables): ForecastRow[] => Object.values(tables).flatMap(table => [...table.rows])
const find = (tables: ForecastTables, rowId: string): ForecastRow => {
  const row = rowsOf(tables).find(({ id }) => id === rowId)
  if (row === undefined) throw new Error(`no ${rowId}`)
  return row
}
const valuesOf = (row: ForecastRow) => row.columns.map(({ value }) => value)
const idsOf = (rows: readonly ForecastRow[]) => rows.filter(row => !row.hidden).map(({ id }) => id)

test('R-136 R-137 R-138 R-139 R-140 R-141 R-142 R-143 the eight tables show their rows in order, and that of income none', () => {
  const tables = build()
  expect(Object.fromEntries(Object.entries(tables).map(([id, table]) => [id, idsOf(table.rows).join(' ')]))).toEqual({
    'remaining-budget': 'budget-incoming budget-staff-cost budget-remaining',
    income: '',
    totals:
      'totals-resource-time totals-extra-time totals-absences totals-hourly-usage-result ' +
      'totals-own-week-efficiency totals-weekly-efficiency',
    deficit: 'deficit-hours deficit-cumulative',
    meaning: 'meaning-own-status meaning-status meaning-fte meaning-cost',
    staffing: 'staffing-budgeted-staff-hours staffing-actual-hours staffing-vacant-hours',
    substitutes:
      'substitutes-borrowed-resource substitutes-hourly-substitute substitutes-filling-time substitutes-overtime ' +
      'substitutes-staggered-working-hours substitutes-budgeted-hours',
    absences: 'absences-1 absences-2 absences-3 absences-4 absences-5 absences-6',
    needs: 'needs-total-required needs-my-forecast',
  })
  expect(Object.entries(tables).every(([id, table]) => table.id === id && table.nameKey === `tables.${id}`)).toBe(true)
  expect(rowsOf(tables).every(row => row.nameKey === `rows.${row.id}` && row.givenName === null)).toBe(true)
})

test('R-160 a row has its fields, of their types, and a column for each week in range', () => {
  for (const row of rowsOf(build())) {
    expect({ ...row, columns: row.columns.length }).toMatchObject({
      id: expect.any(String),
      nameKey: expect.any(String),
      type: expect.any(String),
      isEditable: expect.any(Boolean),
      takesInput: row.isEditable,
      showRowSum: expect.any(Boolean),
      showAverage: expect.any(Boolean),
      status: 'normal',
      hidden: expect.any(Boolean),
      dirty: false,
      columns: 4,
      ...(row.unit === 'mark' ? {} : { average: expect.any(Number) }),
    })
  }
})

test('rows carry one of the fifteen types', () => {
  const types = Object.fromEntries(rowsOf(build()).map(row => [row.id, row.type]))
  expect(Object.values(types).every(type => forecastRowTypes.includes(type))).toBe(true)
  expect(types).toMatchObject({
    'absences-1': 'absences',
    'budget-fixed-cost': 'budget',
    'budget-incoming': 'incomingBudget',
    'budget-remaining': 'remainingBudget',
    'budget-staff-cost': 'budget',
    'deficit-cumulative': 'availableHours',
    'deficit-hours': 'availableHours',
    'meaning-cost': 'budget',
    'meaning-fte': 'availableHours',
    'meaning-own-status': 'targetEfficiency',
    'meaning-status': 'targetEfficiency',
    'needs-my-forecast': 'myForecast',
    'needs-total-required': 'totalHoursRequired',
    'staffing-actual-hours': 'scheduledStaff',
    'staffing-budgeted-staff-hours': 'staffing',
    'staffing-vacant-hours': 'staffing',
    'substitutes-budgeted-hours': 'substitutes',
    'substitutes-overtime': 'substitutes',
    'totals-absences': 'absences',
    'totals-extra-time': 'extraTime',
    'totals-hourly-usage-result': 'hourlyUsageResult',
    'totals-own-week-efficiency': 'efficiency',
    'totals-resource-time': 'resourceTime',
    'totals-weekly-efficiency': 'efficiency',
  })
})

test('R-207 R-212 R-213 R-219 the values are those of the worked example in their units', () => {
  const tables = build()
  const texts = (rowId: string) => {
    const row = find(tables, rowId)
    if (row.unit === 'mark') return valuesOf(row)
    return row.columns.map(({ value }) =>
      formatForecastValue(value, row.unit).replaceAll('\u00a0', ' ').replace('\u2212', '-'),
    )
  }
  expect(texts('budget-incoming')).toEqual(['100 000', '98 000', '89 500', '86 000'])
  expect(texts('budget-staff-cost')).toEqual(['102 000', '108 500', '103 500', '104 000'])
  expect(texts('budget-remaining')).toEqual(['-2 000', '-10 500', '-14 000', '-18 000'])
  expect(texts('totals-hourly-usage-result')).toEqual(['0', '-16', '7', '-16'])
  expect(texts('totals-own-week-efficiency')).toEqual(['77,5 %', '99,0 %', '92,1 %', '119,8 %'])
  expect(texts('totals-weekly-efficiency')).toEqual(['77,5 %', '88,0 %', '89,4 %', '96,8 %'])
  expect(texts('deficit-hours')).toEqual(['35,29', '-63,06', '-34,18', '-157,18'])
  expect(texts('deficit-cumulative')).toEqual(['35,29', '-27,76', '-61,94', '-219,12'])
  expect(texts('meaning-fte')).toEqual(['0,88', '-1,58', '-0,85', '-3,93'])
  expect(texts('meaning-cost')).toEqual(['8 824', '-15 765', '-8 544', '-39 294'])
  expect(texts('meaning-own-status')).toEqual(['overstaffed', 'understaffed', 'understaffed', 'understaffed'])
  expect(texts('meaning-status')).toEqual(['overstaffed', 'properly-staffed', 'properly-staffed', 'understaffed'])
  expect(texts('totals-resource-time')).toEqual(['8', '0', '0', '0'])
  expect(texts('totals-extra-time')).toEqual(['20', '42', '15', '40'])
  expect(texts('totals-absences')).toEqual(['28', '58', '8', '56'])
  expect(texts('needs-total-required')).toEqual(['310', '380', '380', '450'])
  expect(texts('needs-my-forecast')).toEqual(['0', '0', '-5', '10'])
  expect(texts('staffing-actual-hours')).toEqual(['400', '400', '390', '400'])
  expect(texts('staffing-budgeted-staff-hours')).toEqual(['400', '400', '400', '400'])
  expect(texts('staffing-vacant-hours')).toEqual(['0', '0', '10', '0'])
  expect(texts('substitutes-budgeted-hours')).toEqual(['15', '15', '15', '15'])
  expect(texts('substitutes-overtime')).toEqual(['0', '0', '5', '0'])
  expect(texts('absences-1')).toEqual(['20', '10', '0', '40'])
})

test('sums and averages show where they mean something', () => {
  const tables = build()
  const without = (trait: 'showRowSum' | 'showAverage') => idsOf(rowsOf(tables).filter(row => !row[trait]))
  expect(without('showRowSum')).toEqual([
    'totals-own-week-efficiency',
    'totals-weekly-efficiency',
    'meaning-own-status',
    'meaning-status',
    'meaning-fte',
  ])
  expect(without('showAverage')).toEqual([
    'budget-incoming',
    'budget-remaining',
    'totals-own-week-efficiency',
    'totals-weekly-efficiency',
    'deficit-cumulative',
    'meaning-own-status',
    'meaning-status',
  ])
  expect(find(tables, 'absences-1')).toMatchObject({ unit: 'hours', sum: 70, average: 17.5, decimals: 2 })
  expect(find(tables, 'budget-remaining')).toMatchObject({ unit: 'money', sum: -18_000, decimals: 0 })
  expect(find(tables, 'budget-incoming')).toMatchObject({ sum: 400_000 })
  expect([find(tables, 'totals-weekly-efficiency'), find(tables, 'meaning-fte')]).toMatchObject([
    { decimals: 1 },
    { decimals: 2 },
  ])
})

test('R-161 columns carry their week and whether it is old', () => {
  expect(find(build(), 'needs-my-forecast').columns).toEqual([
    { weekNumber: 1, isOld: true, value: 0 },
    { weekNumber: 2, isOld: true, value: 0 },
    { weekNumber: 3, isOld: false, value: -5 },
    { weekNumber: 4, isOld: false, value: 10 },
  ])
})

test('R-172 R-173 R-174 R-175 R-176 R-177 R-178 R-179 R-180 only rows that take input are editable, and none without write permission', () => {
  const tables = build()
  const editable = Object.values(tables).map(({ id, rows }) => [id, idsOf(rows.filter(row => row.isEditable))])
  expect(Object.fromEntries(editable)).toEqual({
    'remaining-budget': [],
    income: [],
    totals: [],
    deficit: [],
    meaning: [],
    staffing: [],
    substitutes: idsOf(tables.substitutes.rows).filter(id => id !== 'substitutes-budgeted-hours'),
    absences: idsOf(tables.absences.rows),
    needs: ['needs-my-forecast'],
  })
  expect(rowsOf(build()).every(row => row.takesInput === row.isEditable)).toBe(true)
  const readOnly = rowsOf(build(create(workedExample(), false)))
  expect([readOnly.some(row => row.isEditable), readOnly.filter(row => row.takesInput).length]).toEqual([false, 12])
})

test('hidden rows are there and hidden: own resource shift, no substitute, unknown substitutes, skipped rows', () => {
  const input = withWeekOne(workedExample(), 'substitutes', 42, 5)
  const state = createForecastState({ input, currentWeek, canWrite: true, skippedRowIds: ['absences-2'] })
  expect(
    rowsOf(build(state))
      .filter(row => row.hidden)
      .map(({ id }) => id),
  ).toEqual([
    'budget-fixed-cost',
    'substitutes-own-resource-shift',
    'substitutes-no-substitute',
    'substitutes-42',
    'absences-2',
  ])
})

test('the fixed cost shows when there is one', () => {
  const resourceBudget = { ...workedExample().resourceBudget, fixedCostPerWeek: 1000 }
  const row = find(build(create({ ...workedExample(), resourceBudget })), 'budget-fixed-cost')
  expect([row.hidden, valuesOf(row)]).toEqual([false, [1000, 1000, 1000, 1000]])
})

test('a further absence shows under the name given from outside', () => {
  const state = create(withWeekOne(workedExample(), 'absences', 9, 5))
  const named = find(build(state, { absenceNames: new Map([[9, 'Facklig tid']]) }), 'absences-9')
  expect(named).toMatchObject({
    nameKey: 'rows.further-absence',
    givenName: 'Facklig tid',
    isEditable: true,
    hidden: false,
  })
  expect(find(build(state), 'absences-9')).toMatchObject({ nameKey: 'rows.further-absence', givenName: null })
})

test('R-217 short-term illness alone can be shown as a percentage', () => {
  const tables = build(create(), { showIllnessAsPercentage: true })
  const display = find(tables, 'absences-1').percentageDisplay
  expect(display).toMatchObject({ showAsPercentage: true, decimals: 1 })
  expect(display?.percentageColumns.map(({ percentage }) => percentage)).toEqual([5, 2.5, 0, 10])
  expect(display?.percentageColumns[1]).toEqual({ weekNumber: 2, isOld: true, percentage: 2.5 })
  expect(display?.percentageTotal.toFixed(1)).toBe('4.4')
  expect(rowsOf(tables).filter(row => row.percentageDisplay !== null)).toHaveLength(1)
  expect(find(build(), 'absences-1').percentageDisplay?.showAsPercentage).toBe(false)
})

test('a row that shows percentages adds up to nothing, alone or with hours', () => {
  const weeks = new Set([1, 2])
  const sums = (showIllnessAsPercentage: boolean, ...ids: string[]) => {
    const tables = build(create(), { showIllnessAsPercentage })
    return summariseSelection(
      ids.map(id => find(tables, id)),
      weeks,
    )
  }
  expect(sums(false, 'absences-1', 'absences-2')).toEqual({
    count: 4,
    total: { unit: 'hours', sum: 70, average: 17.5 },
  })
  expect(sums(true, 'absences-1', 'absences-2')).toEqual({ count: 4, total: null })
  expect(sums(true, 'absences-1')).toEqual({ count: 2, total: null })
  expect(sums(true, 'absences-2')).toEqual({ count: 2, total: { unit: 'hours', sum: 40, average: 20 } })
  // Running sums are not added once more.
  expect(sums(false, 'deficit-cumulative')).toEqual({ count: 2, total: null })
  expect(sums(false, 'deficit-hours', 'deficit-cumulative')).toEqual({ count: 4, total: null })
  expect(sums(false, 'deficit-hours').total).not.toBeNull()
})

test('R-221 after an edit of my forecast only rows with other values are new objects', () => {
  const state = create()
  const before = build(state)
  const outcome = editCell(state, { rowId: 'needs-my-forecast', week: 4, text: '20' })
  const after = keepUnchangedRows(before, build(outcome.ok ? outcome.value : state))
  const changed = rowsOf(after).filter(row => row !== find(before, row.id))
  expect(changed.map(({ id }) => id)).toEqual([
    'totals-own-week-efficiency',
    'totals-weekly-efficiency',
    'deficit-hours',
    'deficit-cumulative',
    'meaning-fte',
    'meaning-cost',
    'needs-my-forecast',
  ])
  expect(find(after, 'needs-my-forecast')).toMatchObject({ dirty: true, status: 'dirty' })
  expect([
    after.absences === before.absences,
    after.needs === before.needs,
    after['remaining-budget'] === before['remaining-budget'],
  ]).toEqual([true, false, true])
  expect(rowsOf(keepUnchangedRows(before, build(state))).every(row => row === find(before, row.id))).toBe(true)
})

test('R-220 after an edit of overtime the totals, the budget and what remains of it are new', () => {
  const state = create()
  const before = build(state)
  const outcome = editCell(state, { rowId: 'substitutes-overtime', week: 4, text: '8' })
  const after = keepUnchangedRows(before, build(outcome.ok ? outcome.value : state))
  expect(rowsOf(after).flatMap(row => (row === find(before, row.id) ? [] : [row.id]))).toEqual([
    'budget-staff-cost',
    'budget-remaining',
    'totals-extra-time',
    'totals-hourly-usage-result',
    'totals-own-week-efficiency',
    'totals-weekly-efficiency',
    'deficit-hours',
    'deficit-cumulative',
    'meaning-fte',
    'meaning-cost',
    'substitutes-overtime',
  ])
  expect(find(after, 'budget-staff-cost').columns.at(-1)?.value).toBe(108_000)
})

test('a row that is new or gone is seen', () => {
  const before = build()
  const more = build(create(withWeekOne(workedExample(), 'absences', 9, 0)))
  expect(idsOf(keepUnchangedRows(before, more).absences.rows)).toContain('absences-9')
  expect(idsOf(keepUnchangedRows(more, before).absences.rows)).not.toContain('absences-9')
})

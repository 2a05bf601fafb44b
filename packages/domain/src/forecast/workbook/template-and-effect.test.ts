import { calculateForecast } from '../calculate-forecast'
import { createForecastState } from '../editing/create-forecast-state'
import { buildForecastTables } from '../tables/build-forecast-tables'
import { workedExample } from '../worked-example.fixture'
import { compareImport } from './compare-import'
import { importEffect } from './import-effect'
import { layOutTemplate } from './lay-out-sheet'
import { recogniseRows } from './recognise-rows'
import { indexLabels } from './row-labels'
import { takeImport, wholeImport } from './take-import'
import { validateImport } from './validate-import'

const stateOf = (year: 2026 | 2027) =>
  createForecastState({ input: workedExample(year), currentWeek: { year: 2026, week: 3 }, canWrite: true })

const templateOf = (year: 2026 | 2027) => {
  const state = stateOf(year)
  const { weeks } = state.edited
  const tables = buildForecastTables(state, calculateForecast(state.edited, { startWeek: 1, endWeek: weeks }))
  return { state, rows: layOutTemplate(state, tables) }
}

describe('the template', () => {
  test.each([
    [2026, 53],
    [2027, 52],
  ] as const)('of %p has the rows that take input, empty, with %p weeks', (year, weeks) => {
    const rows = templateOf(year).rows.flatMap(row => (row.kind === 'weeks' ? [row] : []))
    expect(rows.map(({ rowId }) => rowId)).toEqual([
      'needs-my-forecast',
      ...['borrowed-resource', 'hourly-substitute', 'filling-time', 'overtime', 'staggered-working-hours'].map(
        name => `substitutes-${name}`,
      ),
      ...[1, 2, 3, 4, 5, 6].map(id => `absences-${id}`),
    ])
    for (const { cells } of rows) {
      expect(cells).toHaveLength(weeks)
      expect(new Set(cells.map(({ value }) => value))).toEqual(new Set([null]))
    }
  })

  test('has the weeks that have passed closed, and the others open', () => {
    const [row] = templateOf(2026).rows.flatMap(each => (each.kind === 'weeks' ? [each] : []))
    expect(row?.cells.slice(0, 4).map(({ isOld, isOpen }) => [isOld, isOpen])).toEqual([
      [true, false],
      [true, false],
      [false, true],
      [false, true],
    ])
  })

  test('with one number filled in changes that cell alone', () => {
    const { state, rows } = templateOf(2026)
    const labels = indexLabels(rows.flatMap(row => (row.kind === 'weeks' ? [{ rowId: row.rowId, names: [] }] : [])))
    const cells = rows.map((row): (string | number | null)[] =>
      row.kind === 'weeks' ? [row.rowId, ...row.cells.map(() => null)] : ['x'],
    )
    const filled = cells.map(row => (row[0] === 'absences-2' ? row.with(5, 8) : row))
    const sheet = recogniseRows({ name: '2026', rows: [['Vecka', 1, 2, 3, 4, 5], ...filled] }, labels)
    expect(validateImport(sheet, 53)).toEqual([])
    expect(compareImport(state, sheet).differences).toMatchObject([{ rowId: 'absences-2', week: 5, after: 800 }])
  })
})

test('the effect of an import is what the page would show after it', () => {
  const state = stateOf(2026)
  const difference = {
    rowId: 'substitutes-overtime',
    week: 4,
    before: 0,
    after: 1000,
    isRounded: false,
    isConflict: false,
  }
  const taken = takeImport(state, [difference], wholeImport)
  if (!taken.ok) throw new Error(taken.error)
  const range = { startWeek: 1, endWeek: 4 }
  const before = calculateForecast(state.edited, range).summary
  const after = calculateForecast(taken.value.edited, range).summary
  expect(importEffect(state, taken.value, range)).toEqual({
    rows: [{ rowId: 'substitutes-overtime', before: 500, after: 1500 }],
    efficiency: { before: before.totalEfficiency, after: after.totalEfficiency },
    remainingBudget: { before: before.remaining, after: after.remaining },
  })
  expect(after.remaining).toBeLessThan(before.remaining)
})

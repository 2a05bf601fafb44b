import {
  buildForecastTables,
  calculateForecast,
  createForecastState,
  editCell,
  forecastRowIds,
  type ForecastState,
  type ForecastTableId,
  type WeekRange,
} from '@veckovis/domain'
import sv from '../../../locales/sv.json'
import { readForecast } from '../../data/read-forecast'
import { skippedRowIds } from '../../data/skipped-row'
import { workedAbsences, workedExample } from '../../data/worked-example.fixture'
import { gridColumns, gridRows } from './forecast-grid-model'

const lookUp = (key: string): unknown =>
  key.split('.').reduce<unknown>((place, part) => {
    const found: unknown =
      typeof place === 'object' && place !== null
        ? Object.entries(place).find(([name]) => name === part)?.[1]
        : undefined
    return found
  }, sv)

const words = (key: string, values: Record<string, string | number> = {}): string => {
  const text = lookUp(key)
  if (typeof text !== 'string') throw new Error(`There are no words for ${key}`)
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))
}

const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ').replaceAll('\u2212', '-')

const stateOf = (received = workedExample(), options: { week?: number; canWrite?: boolean } = {}): ForecastState => {
  const read = readForecast(received, 2026)
  if (!read.ok) throw new Error(read.error)
  return createForecastState({
    input: read.value.input,
    currentWeek: { year: 2026, week: options.week ?? 3 },
    canWrite: options.canWrite ?? true,
    skippedRowIds: skippedRowIds(read.value.skipped),
  })
}

const rowsOf = (id: ForecastTableId, state = stateOf(), options: { range?: WeekRange; percent?: boolean } = {}) => {
  const result = calculateForecast(state.edited, options.range ?? { startWeek: 1, endWeek: 4 })
  const tables = buildForecastTables(state, result, { showIllnessAsPercentage: options.percent ?? false })
  return gridRows({ table: tables[id], state, result, words })
}

const texts = (id: ForecastTableId, rowId: string, ...rest: [ForecastState?, { range?: WeekRange }?]) =>
  rowsOf(id, ...rest)
    .find(row => row.id === rowId)
    ?.cells.map(cell => plain(cell.text))

describe('rows of the week grid', () => {
  test('the worked example stands in the cells as text', () => {
    expect(texts('totals', forecastRowIds.weeklyEfficiency)).toEqual(['77,5 %', '88,0 %', '89,4 %', '96,8 %'])
    expect(texts('remaining-budget', forecastRowIds.remainingBudget)).toEqual([
      '-2 000',
      '-10 500',
      '-14 000',
      '-18 000',
    ])
    expect(texts('deficit', forecastRowIds.deficitHours)).toEqual(['35,29', '-63,06', '-34,18', '-157,18'])
    expect(texts('meaning', forecastRowIds.meaningFte)).toEqual(['0,88', '-1,58', '-0,85', '-3,93'])
  })

  test('the staffing status is words, and its tone says the same', () => {
    const cells = rowsOf('meaning')[0]?.cells
    expect(cells?.map(cell => cell.text)).toEqual(['Överbemannad', 'Rätt bemannad', 'Rätt bemannad', 'Underbemannad'])
    expect(cells?.map(cell => cell.tone)).toEqual(['bad', 'good', 'good', 'bad'])
  })

  test('only the current and later weeks of editable rows take input', () => {
    const [illness] = rowsOf('absences')
    expect(illness?.cells.map(cell => cell.editable)).toEqual([false, false, true, true])
    expect(
      rowsOf('staffing')
        .flatMap(row => row.cells)
        .some(cell => cell.editable),
    ).toBe(false)
  })

  test('without write permission no cell takes input', () => {
    const state = stateOf(workedExample(), { week: 1, canWrite: false })
    const tables = ['absences', 'substitutes', 'needs'] as const
    expect(
      tables
        .flatMap(id => rowsOf(id, state))
        .flatMap(row => row.cells)
        .some(cell => cell.editable),
    ).toBe(false)
  })

  test('an edit marks its own cell and row, and no other', () => {
    const edited = editCell(stateOf(), { rowId: 'absences-2', week: 4, text: '7,5' })
    if (!edited.ok) throw new Error(edited.error)
    const rows = rowsOf('absences', edited.value)
    expect(rows.map(row => row.status)).toEqual(['normal', 'dirty', 'normal', 'normal', 'normal', 'normal'])
    expect(rows[1]?.cells.map(cell => cell.dirty)).toEqual([false, false, false, true])
  })

  test('short-term illness as percent of scheduled hours is read-only, with the share of the range as its sum', () => {
    const [illness] = rowsOf('absences', stateOf(), { percent: true })
    expect(illness?.cells.map(cell => plain(cell.text))).toEqual(['5,0 %', '2,5 %', '0,0 %', '10,0 %'])
    expect(illness?.cells.some(cell => cell.editable)).toBe(false)
    expect(plain(illness?.sum)).toBe('4,4 %')
    expect(illness?.average).toBeUndefined()
  })

  test('sums and averages are over the selected weeks, and efficiency has neither', () => {
    const [illness] = rowsOf('absences')
    expect([illness?.sum, illness?.average]).toEqual(['70', '17,5'])
    const efficiency = rowsOf('totals').find(row => row.id === forecastRowIds.weeklyEfficiency)
    expect([efficiency?.sum, efficiency?.average]).toEqual([undefined, undefined])
    const range = { startWeek: 3, endWeek: 4 }
    expect(texts('remaining-budget', forecastRowIds.remainingBudget, stateOf(), { range })).toEqual([
      '-3 500',
      '-7 500',
    ])
  })

  test('the needed hours tell their two parts', () => {
    const cell = rowsOf('needs')[0]?.cells[1]
    expect(cell?.text).toBe('380')
    expect(cell?.title).toBe('Budgeterat behov 370 tim, förändring från dagboken 10 tim')
    expect(cell?.description).toBe(cell?.title)
  })

  test('hidden rows stand in no table', () => {
    const ids = rowsOf('substitutes').map(row => row.id)
    expect(ids).toHaveLength(6)
    expect(ids).not.toContain(forecastRowIds.ownResourceShift)
    expect(ids).not.toContain(forecastRowIds.noSubstitute)
  })

  test('a skipped row is absent and the others are there', () => {
    const broken = { id: 2, values: { '1': 'abc' } }
    const state = stateOf(workedExample({ absences: workedAbsences.with(1, broken) }))
    expect(rowsOf('absences', state).map(row => row.id)).toEqual([
      'absences-1',
      'absences-3',
      'absences-4',
      'absences-5',
      'absences-6',
    ])
  })

  test('an absence beyond the six has a row of its own', () => {
    const state = stateOf(workedExample({ absences: [...workedAbsences, { id: 9, values: { '4': 10 } }] }))
    expect(rowsOf('absences', state).at(-1)).toMatchObject({ id: 'absences-9', label: 'Frånvaro 9', sum: '10' })
  })

  test('no staffing and no needs give 0 and no mark, never NaN', () => {
    expect(
      texts('totals', forecastRowIds.weeklyEfficiency, stateOf(), { range: { startWeek: 6, endWeek: 6 } }),
    ).toEqual(['0,0 %'])
  })
})

describe('columns of the week grid', () => {
  test('each week has its number, the date of its Monday and its place in time', () => {
    const columns = gridColumns(2026, { year: 2026, week: 12 }, { startWeek: 11, endWeek: 13 }, words)
    expect(columns).toEqual([
      { week: 11, title: 'v. 11', subtitle: '9/3', isOld: true, isCurrent: false },
      { week: 12, title: 'v. 12', subtitle: '16/3', isOld: false, isCurrent: true },
      { week: 13, title: 'v. 13', subtitle: '23/3', isOld: false, isCurrent: false },
    ])
  })
})

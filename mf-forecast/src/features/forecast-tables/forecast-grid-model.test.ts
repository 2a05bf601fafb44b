import { type WeekRange } from '@veckovis/domain/calendar'
import {
  buildForecastTables,
  calculateForecast,
  createForecastState,
  editCell,
  forecastRowIds,
  keepUnchangedRows,
  type ForecastState,
  type ForecastTableId,
} from '@veckovis/domain/forecast'
import sv from '../../../locales/sv.json'
import { readForecast } from '../../data/read-forecast'
import { skippedRowIds } from '../../data/skipped-row'
import { workedAbsences, workedExample } from '../../data/worked-example.fixture'
import { annotationKey, createGridRows, viewOfRow } from './forecast-grid-model'
import { gridColumns } from './grid-columns'

const lookUp = (key: string): unknown =>
  key.split('.').reduce<unknown>((place, part) => {
    const found: unknown =
      typeof place === 'object' && place !== null
        ? Object.entries(place).find(([name]) => name === part)?.[1]
        : undefined
    return found
  }, sv)

const words = (key: string, values: Readonly<Record<string, unknown>> = {}): string => {
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
  return createGridRows()({ table: tables[id], state, result, words })
}

const texts = (id: ForecastTableId, rowId: string, ...rest: [ForecastState?, { range?: WeekRange }?]) =>
  rowsOf(id, ...rest)
    .find(row => row.id === rowId)
    ?.cells.map(cell => plain(cell.text))

describe('rows of the week grid', () => {
  test('R-166 the worked example stands in the cells as text', () => {
    expect(texts('totals', forecastRowIds.ownWeekEfficiency)).toEqual(['77,5 %', '99,0 %', '92,1 %', '119,8 %'])
    expect(texts('totals', forecastRowIds.weeklyEfficiency)).toEqual(['77,5 %', '88,0 %', '89,4 %', '96,8 %'])
    expect(texts('remaining-budget', forecastRowIds.remainingBudget)).toEqual([
      '-2 000',
      '-10 500',
      '-14 000',
      '-18 000',
    ])
    expect(texts('deficit', forecastRowIds.deficitHours)).toEqual(['35,29', '-63,06', '-34,18', '-157,18'])
    expect(texts('meaning', forecastRowIds.meaningFte)).toEqual(['0,88', '-1,58', '-0,85', '-3,93'])
    expect(texts('staffing', 'staffing-budgeted-staff-hours')).toEqual(['400', '400', '400', '400'])
    expect(texts('staffing', 'staffing-actual-hours')).toEqual(['400', '400', '390', '400'])
    expect(texts('absences', 'absences-6')).toEqual(['0', '8', '0', '0'])
    expect(texts('substitutes', 'substitutes-hourly-substitute')).toEqual(['20', '30', '0', '40'])
    expect(texts('substitutes', 'substitutes-budgeted-hours')).toEqual(['15', '15', '15', '15'])
    expect(texts('needs', 'needs-my-forecast')).toEqual(['0', '0', '-5', '10'])
  })

  test('the staffing status is words, and its tone says the same, of the week by itself and of the sums', () => {
    const [own, cumulative] = rowsOf('meaning')
    expect(own?.label).toBe('Veckans bemanningsläge')
    expect(own?.cells.map(cell => cell.text)).toEqual(['Överbemannad', ...Array<string>(3).fill('Underbemannad')])
    expect(own?.cells.map(cell => cell.tone)).toEqual(['bad', 'bad', 'bad', 'bad'])
    expect(plain(own?.cells[1]?.title)).toBe('Veckans effektivitet 99,0 %, mål 85,0 %')
    expect(cumulative?.label).toBe('Ackumulerat bemanningsläge')
    expect(cumulative?.cells.map(cell => cell.text)).toEqual([
      'Överbemannad',
      'Rätt bemannad',
      'Rätt bemannad',
      'Underbemannad',
    ])
    expect(cumulative?.cells.map(cell => cell.tone)).toEqual(['bad', 'good', 'good', 'bad'])
    expect(plain(cumulative?.cells[1]?.description)).toBe('Ackumulerad effektivitet från v. 1 88,0 %, mål 85,0 %')
  })

  test('each of the two efficiencies has the tone of its own status, and says it', () => {
    const [own, cumulative] = rowsOf('totals').slice(-2)
    expect([own?.label, cumulative?.label]).toEqual(['Veckans effektivitet', 'Ackumulerad effektivitet'])
    expect(own?.cells.map(cell => cell.tone)).toEqual(['bad', 'bad', 'bad', 'bad'])
    expect(cumulative?.cells.map(cell => cell.tone)).toEqual(['bad', 'good', 'good', 'bad'])
    expect(plain(own?.cells[2]?.description)).toBe('Veckan för sig: Underbemannad, mål 85,0 %')
    expect(plain(cumulative?.cells[2]?.description)).toBe(
      'Ackumulerat från v. 1: Rätt bemannad, mål 85,0 %. Veckan för sig: 92,1 %, Underbemannad',
    )
  })

  test('what is of the week alone reads the same in every range', () => {
    const ownOf = (startWeek: number) => {
      const range = { startWeek, endWeek: 4 }
      const [efficiency, status] = (['totals', 'meaning'] as const).map(id =>
        rowsOf(id, stateOf(), { range }).find(({ id: rowId }) => /-own-/.test(rowId)),
      )
      return [efficiency?.cells.at(-1), status?.cells.at(-1)]
    }
    expect(ownOf(4)).toEqual(ownOf(1))
  })

  test('no text is filled in for a cell before it is drawn, and once then', () => {
    const state = stateOf()
    const result = calculateForecast(state.edited, { startWeek: 1, endWeek: 4 })
    const tables = buildForecastTables(state, result, { showIllnessAsPercentage: false })
    const filledIn: string[] = []
    const counted: typeof words = (key, values) => {
      if (values !== undefined) filledIn.push(key)
      return words(key, values)
    }
    const [own] = createGridRows()({ table: tables.meaning, state, result, words: counted })
    expect(filledIn).toEqual([])
    expect(own?.cells[1]?.title).toBe(own?.cells[1]?.description)
    expect(filledIn).toEqual(['descriptions.ownStatus'])
  })

  test('R-161 R-225 only the current and later weeks of editable rows take input', () => {
    const [illness] = rowsOf('absences')
    expect(illness?.cells.map(cell => cell.editable)).toEqual([false, false, true, true])
    expect(
      rowsOf('staffing')
        .flatMap(row => row.cells)
        .some(cell => cell.editable),
    ).toBe(false)
  })

  test('R-172 without write permission no cell takes input', () => {
    const state = stateOf(workedExample(), { week: 1, canWrite: false })
    const tables = ['absences', 'substitutes', 'needs'] as const
    expect(
      tables
        .flatMap(id => rowsOf(id, state))
        .flatMap(row => row.cells)
        .some(cell => cell.editable),
    ).toBe(false)
  })

  test('R-230 an edit marks its own cell and row, and no other', () => {
    const edited = editCell(stateOf(), { rowId: 'absences-2', week: 4, text: '7,5' })
    if (!edited.ok) throw new Error(edited.error)
    const rows = rowsOf('absences', edited.value)
    expect(rows.map(row => row.status)).toEqual(['normal', 'dirty', 'normal', 'normal', 'normal', 'normal'])
    expect(rows[1]?.cells.map(cell => cell.dirty)).toEqual([false, false, false, true])
  })

  test('R-217 R-218 short-term illness as percent of scheduled hours is read-only, with the share of the range as its sum', () => {
    const [illness] = rowsOf('absences', stateOf(), { percent: true })
    expect(illness?.cells.map(cell => plain(cell.text))).toEqual(['5,0 %', '2,5 %', '0,0 %', '10,0 %'])
    expect(illness?.cells.some(cell => cell.editable)).toBe(false)
    expect(plain(illness?.sum)).toBe('4,4 %')
    expect(illness?.average).toBeUndefined()
    const edited = editCell(stateOf(), { rowId: 'absences-1', week: 3, text: '40' })
    if (!edited.ok) throw new Error(edited.error)
    expect(plain(rowsOf('absences', edited.value, { percent: true })[0]?.cells[2]?.text)).toBe('10,3 %')
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

  test('R-167 the needed hours tell their two parts', () => {
    const cell = rowsOf('needs')[0]?.cells[1]
    expect(cell?.text).toBe('380')
    expect(cell?.title).toBe('Budgeterat behov 370 tim, förändring från dagboken 10 tim')
    expect(cell?.description).toBe(cell?.title)
  })

  test('R-160 R-162 a row is grey unless it takes input, counts in sums, and turns to percent where it can', () => {
    const state = stateOf(workedExample(), { canWrite: false })
    const tables = buildForecastTables(state, calculateForecast(state.edited, { startWeek: 1, endWeek: 4 }))
    const rows = Object.values(tables).flatMap(table => table.rows.filter(row => !row.hidden))
    const idsOf = (trait: keyof ReturnType<typeof viewOfRow>) =>
      rows.filter(row => viewOfRow(row)[trait]).map(({ id }) => id)
    const taking = rows.filter(row => row.takesInput).map(({ id }) => id)
    expect(taking).toHaveLength(12)
    expect(idsOf('isGreyStyle')).toEqual(rows.map(({ id }) => id).filter(id => !taking.includes(id)))
    expect(idsOf('includeInSum').toSorted()).toEqual([...taking, forecastRowIds.totalRequired].toSorted())
    expect(idsOf('toggleDisplay')).toEqual([forecastRowIds.shortTermIllness])
  })

  test('hidden rows stand in no table', () => {
    const ids = rowsOf('substitutes').map(row => row.id)
    expect(ids).toHaveLength(6)
    expect(ids).not.toContain(forecastRowIds.ownResourceShift)
    expect(ids).not.toContain(forecastRowIds.noSubstitute)
  })

  test('R-244 a skipped row is absent and the others are there', () => {
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
    expect(rowsOf('absences', state).at(-1)).toMatchObject({ id: 'absences-9', label: 'Frånvaro utan namn', sum: '10' })
  })

  test('R-211 no staffing and no needs give 0 and no mark, never NaN', () => {
    expect(
      texts('totals', forecastRowIds.weeklyEfficiency, stateOf(), { range: { startWeek: 6, endWeek: 6 } }),
    ).toEqual(['0,0 %'])
  })
})

describe('rows from one edit to the next', () => {
  const range: WeekRange = { startWeek: 1, endWeek: 4 }
  const inputOf = (id: ForecastTableId, state: ForecastState, annotated?: ReadonlySet<string>) => {
    const result = calculateForecast(state.edited, range)
    const table = buildForecastTables(state, result)[id]
    return { table, state, result, words, ...(annotated === undefined ? {} : { annotated }) }
  }

  test('rows that are the same keep their object, and so does the list of a table', () => {
    const rowsFrom = createGridRows()
    const state = stateOf()
    const input = inputOf('absences', state)
    const first = rowsFrom(input)
    expect(rowsFrom(input)).toBe(first)
    const outcome = editCell(state, { rowId: 'absences-1', week: 3, text: '7' })
    if (!outcome.ok) throw new Error(outcome.error)
    const after = inputOf('absences', outcome.value)
    const before = buildForecastTables(state, input.result)
    const tables = keepUnchangedRows({ ...before, absences: input.table }, { ...before, absences: after.table })
    const next = rowsFrom({ ...after, table: tables.absences })
    expect(next.map((row, index) => row === first[index])).toEqual([false, true, true, true, true, true])
  })

  test('a note marks its own cell', () => {
    const annotated = new Set([annotationKey('absences-1', 3)])
    const [row] = createGridRows()(inputOf('absences', stateOf(), annotated))
    expect(row?.cells.map(cell => cell.annotated ?? false)).toEqual([false, false, true, false])
  })
})

describe('columns of the week grid', () => {
  test('each week has its number, the date of its Monday, its place in time and its note', () => {
    const columns = gridColumns({
      year: 2026,
      currentWeek: { year: 2026, week: 9 },
      range: { startWeek: 8, endWeek: 10 },
      annotatedWeeks: new Set([10]),
      words,
    })
    expect(columns).toEqual([
      { id: 8, kind: 'week', title: 'v. 8', shortTitle: '8', subtitle: '16/2', isPast: true, isCurrent: false },
      { id: 9, kind: 'week', title: 'v. 9', shortTitle: '9', subtitle: '23/2', isPast: false, isCurrent: true },
      {
        id: 10,
        kind: 'week',
        title: 'v. 10',
        shortTitle: '10',
        subtitle: '2/3',
        isPast: false,
        isCurrent: false,
        annotated: true,
      },
    ])
  })

  test('days off and eves are named', () => {
    const [easter] = gridColumns({
      year: 2026,
      currentWeek: { year: 2026, week: 9 },
      range: { startWeek: 14, endWeek: 14 },
      annotatedWeeks: new Set(),
      words,
    })
    expect(easter?.badge).toEqual({ text: '●', title: 'Långfredagen 3/4, Påskafton 4/4, Påskdagen 5/4' })
  })
})

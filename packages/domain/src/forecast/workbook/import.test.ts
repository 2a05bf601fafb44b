import { createForecastState } from '../editing/create-forecast-state'
import { editCells } from '../editing/edit-cell'
import { findEditableRow } from '../editing/list-editable-rows'
import { changesToSave } from '../editing/changes-to-save'
import type { ForecastState } from '../editing/forecast-state'
import { workedExample } from '../worked-example.fixture'
import { chooseSheet } from './choose-sheet'
import { compareImport } from './compare-import'
import type { FileCell, FileSheet } from './file-sheet'
import { importBody } from './import-body'
import { recogniseRows } from './recognise-rows'
import { indexLabels, metaLabels } from './row-labels'
import { cellKey, takeImport, wholeImport, type ImportChoice } from './take-import'
import { validateImport } from './validate-import'

const labels = indexLabels([
  { rowId: 'absences-2', names: ['Semester', 'Vacation'] },
  { rowId: 'substitutes-overtime', names: ['Övertid', 'Overtime'] },
  { rowId: 'substitutes-hourly-substitute', names: ['Timvikarie', 'Hourly substitute'] },
  { rowId: 'needs-my-forecast', names: ['Min prognos', 'My forecast'] },
  { rowId: 'totals-absences', names: ['Frånvaro', 'Absences'] },
  { rowId: 'absences-9', names: ['Tjänstledig'] },
])

const weekHead: readonly FileCell[] = ['Vecka', 1, 2, 3, 4, 5]
const sheet = (...rows: readonly (readonly FileCell[])[]): FileSheet => ({ name: '2026', rows: [weekHead, ...rows] })
const recognised = (...rows: readonly (readonly FileCell[])[]) => recogniseRows(sheet(...rows), labels)
const keptIds = (...rows: readonly (readonly FileCell[])[]) => recognised(...rows).kept.map(({ rowId }) => rowId)
const reasons = (...rows: readonly (readonly FileCell[])[]) => recognised(...rows).leftOut.map(({ reason }) => reason)

/** The worked example in week 3: weeks 1 and 2 are old. Vacation has 40 hours in week 2, hourly substitutes 40 in week 4. */
const stateInWeek3 = (canWrite = true): ForecastState =>
  createForecastState({ input: workedExample(2026), currentWeek: { year: 2026, week: 3 }, canWrite })

const hoursOf = (state: ForecastState, rowId: string) => findEditableRow(state.edited, rowId)?.hours.slice(0, 5)

describe('rows', () => {
  test('R-258 a row whose first cell is empty is left out', () => {
    expect(keptIds(['', 8, 8], ['  ', 8], [null, 8])).toEqual([])
    expect(reasons(['', 8], [null, 8])).toEqual(['no-label', 'no-label'])
  })

  test('R-259 the head is the row that begins with vecka or week-number', () => {
    for (const first of ['vecka', 'Vecka', ' VECKA ', 'week-number', 'Week-Number']) {
      const { head } = recogniseRows({ name: '2026', rows: [['Prognos'], [first, 1, 2]] }, labels)
      expect(head?.columns.map(({ week }) => week)).toEqual([1, 2])
    }
    expect(recogniseRows({ name: '2026', rows: [['Namn', 1]] }, labels).head).toBeNull()
  })

  test('R-260 a row is kept with a known label and a number', () => {
    expect(keptIds(['Semester', 8], ['Övertid', '7,5'], ['Semster', 8], ['Timvikarie', 'ja'])).toEqual([
      'absences-2',
      'substitutes-overtime',
    ])
    expect(reasons(['Semster', 8], ['Timvikarie', 'ja'])).toEqual(['unknown-label', 'no-number'])
  })

  test('R-261 a row of one cell is left out', () => {
    expect(reasons(['Semester'], ['Semester', null, ''])).toEqual(['one-cell', 'one-cell'])
  })

  test.each(['OVERTID', 'övertid', 'Övertid', 'ÖVERTID', 'o\u0308vertid'])('R-262 %j is a label without case', label =>
    expect(keptIds([label, 1])).toEqual(['substitutes-overtime']),
  )

  test('R-263 labels are matched without accents', () => {
    expect(keptIds(['Overtid', 1])).toEqual(['substitutes-overtime'])
    expect(keptIds(['Franvaro', 1])).toEqual(['totals-absences'])
  })

  test.each(['  Övertid  ', 'Min  prognos', 'Min\u00a0prognos', 'Min\nprognos'])(
    'R-264 %j has spaces too many',
    label => expect(keptIds([label, 1])).toHaveLength(1),
  )

  test('R-265 names in both languages, ids and aliases are labels', () => {
    const written = ['Timvikarie', 'Hourly substitute', 'substitutes-hourly-substitute', 'Timvikarier']
    for (const label of written) expect(keptIds([label, 1])).toEqual(['substitutes-hourly-substitute'])
  })

  test.each(Object.values(metaLabels))('R-266 %s is never a row', label => {
    expect(keptIds([label, 5], [label.toUpperCase(), 5])).toEqual([])
    expect(reasons([label, 5])).toEqual(['meta'])
  })

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('%s is a label that nobody knows', label => {
    expect(reasons([label, 8])).toEqual(['unknown-label'])
    expect(Object.getOwnPropertyNames({})).toEqual([])
  })
})

describe('the sheet', () => {
  const named = (name: string): FileSheet => ({ name, rows: [['Semester', 1]] })

  test.each([
    [['2026'], '2026'],
    [['2025', ' 2026 '], ' 2026 '],
    [['Blad1'], 'Blad1'],
  ])('of %j is %j', (names, chosen) => {
    const found = chooseSheet(names.map(named), 2026)
    expect(found.ok && found.value.name).toBe(chosen)
  })

  test.each([
    [['2025'], { code: 'other-year', year: 2026, name: '2025' }],
    [['Blad1', 'Blad2'], { code: 'no-sheet', year: 2026, names: ['Blad1', 'Blad2'] }],
    [[], { code: 'no-sheet', year: 2026, names: [] }],
  ])('none of %j is', (names, error) => expect(chooseSheet(names.map(named), 2026)).toEqual({ ok: false, error }))

  test('a hidden sheet counts by the name of the year only', () => {
    const hidden = (name: string) => ({ ...named(name), isHidden: true })
    const besideShown = chooseSheet([hidden('Listor'), named('Blad1')], 2026)
    expect(besideShown.ok && besideShown.value.name).toBe('Blad1')
    expect(chooseSheet([hidden('2026'), named('Blad1')], 2026)).toMatchObject({ value: { name: '2026' } })
    expect(chooseSheet([hidden('Listor')], 2026).ok).toBe(false)
  })

  test('an empty sheet beside it does not count', () => {
    expect(chooseSheet([named('Blad1'), { name: 'Blad2', rows: [] }], 2026).ok).toBe(true)
  })
})

describe('what is wrong', () => {
  const errors = (head: readonly FileCell[], weeks: 52 | 53, ...rows: readonly (readonly FileCell[])[]) =>
    validateImport(recogniseRows({ name: '2026', rows: [head, ...rows] }, labels), weeks)

  test('R-270 negative hours are an error at their cell, except in my forecast', () => {
    expect(errors(weekHead, 53, ['Semester', 8, '\u22122,5'], ['Min prognos', -5, '-5'])).toEqual([
      { code: 'number', at: { row: 2, column: 3 }, reason: 'negative' },
    ])
  })

  test.each([
    [0, 52],
    [53, 52],
    [54, 53],
    [1.5, 52],
    [2026, 53],
  ] as const)('week %p of a year of %p is unknown', (week, weeks) => {
    expect(errors(['Vecka', week], weeks, ['Semester', 8])).toEqual([
      { code: 'unknown-week', at: { row: 1, column: 2 }, week },
    ])
  })

  test('week 53 of a year that has it, and heads written as v1 or Vecka 2, are fine; other columns are passed over', () => {
    expect(errors(['Vecka', 'v1', 'V. 2', 'vecka 3', 'W4', 53, 'Summa'], 53, ['Semester', 8, 8, 8, 8, 8, -1])).toEqual(
      [],
    )
  })

  test('every error is told, in the order of the rows', () => {
    const rows: readonly (readonly FileCell[])[] = [
      ['Semester', 10_000.5, { kind: 'error', text: '#DIV/0!' }],
      ['Vacation', { kind: 'truth', value: true }, 1],
      ['Övertid', { kind: 'date', day: '2026-01-01' }, { kind: 'formula' }, 'sjuk', '450,000'],
      ['Tjänstledig', { kind: 'percent', share: 0.5 }],
    ]
    expect(errors(['Vecka', 1, 2, 2, 4], 53, ...rows)).toEqual([
      { code: 'week-twice', at: { row: 1, column: 4 }, week: 2 },
      { code: 'label-twice', at: { row: 3, column: 1 }, label: 'Vacation', first: 2 },
      { code: 'number', at: { row: 2, column: 2 }, reason: 'too-large' },
      { code: 'error-value', at: { row: 2, column: 3 }, text: '#DIV/0!' },
      { code: 'truth', at: { row: 3, column: 2 } },
      { code: 'date', at: { row: 4, column: 2 } },
      { code: 'formula', at: { row: 4, column: 3 } },
      { code: 'number', at: { row: 4, column: 5 }, reason: 'too-many-decimals' },
      { code: 'percent', at: { row: 5, column: 2 } },
    ])
  })

  test.each(['abc', '40 h', '=8+8', '8;30', '4 5', '--', '1-2'])(
    'R-270 the text %p in a cell of hours is an error',
    text => {
      expect(errors(weekHead, 53, ['Semester', 8, text], ['Frånvaro', 8, text])).toEqual([
        { code: 'number', at: { row: 2, column: 3 }, reason: 'not-a-number' },
      ])
    },
  )

  test.each(['', ' ', '\u00a0', '-', ' \u2013 ', '\u2212'])('the cell %p is blank and no error', text => {
    expect(errors(weekHead, 53, ['Semester', 8, text])).toEqual([])
  })

  test('text outside the weeks is no error', () => {
    expect(errors(['Vecka', 1, 2, 'Anteckning'], 53, ['Semester', 8, 8, 'sjuk'])).toEqual([])
  })

  test('a sheet without head, weeks or a row that takes input is refused as such', () => {
    expect(errors(['Namn', 1], 53, ['Semester', 8])).toEqual([{ code: 'no-head' }])
    expect(errors(['Vecka', 'x'], 53, ['Semester', 8])).toEqual([{ code: 'no-week' }])
    expect(errors(weekHead, 53, ['Frånvaro', -8])).toEqual([{ code: 'no-editable-row' }])
  })
})

describe('differences', () => {
  const compare = (...rows: readonly (readonly FileCell[])[]) => compareImport(stateInWeek3(), recognised(...rows))

  test('R-267 cells of weeks that have passed are no conflict', () => {
    const { differences, oldDifferences } = compare(['Semester', 1, 2])
    expect(differences).toEqual([])
    expect(oldDifferences).toEqual([
      { rowId: 'absences-2', week: 1 },
      { rowId: 'absences-2', week: 2 },
    ])
  })

  test('R-268 only a value that is not zero makes a conflict', () => {
    const { differences } = compare(['Timvikarie', null, null, 8, 8])
    expect(differences).toEqual([
      { rowId: 'substitutes-hourly-substitute', week: 3, before: 0, after: 800, isRounded: false, isConflict: false },
      { rowId: 'substitutes-hourly-substitute', week: 4, before: 4000, after: 800, isRounded: false, isConflict: true },
    ])
  })

  test('blank cells, text and equal numbers change nothing; a zero does', () => {
    expect(compare(['Timvikarie', null, null, '', 'sjuk', ' ', '-']).differences).toEqual([])
    expect(compare(['Timvikarie', null, null, 0, 40.000001]).differences).toEqual([])
    expect(compare(['Timvikarie', null, null, null, 0]).differences).toMatchObject([{ before: 4000, after: 0 }])
  })

  test('rows that take no input are told, and change nothing', () => {
    const { differences, readOnlyRowIds } = compare(['Frånvaro', null, null, 99], ['Semester', null, null, 1])
    expect([differences.length, readOnlyRowIds]).toEqual([1, ['totals-absences']])
  })

  test('a row whose stored values could not be read lets nothing in', () => {
    const state = { ...stateInWeek3(), skippedRowIds: ['absences-2'] }
    const comparison = compareImport(state, recognised(['Semester', null, null, 1]))
    expect(comparison).toMatchObject({ differences: [], skippedRowIds: ['absences-2'] })
  })

  test('what is on the page and not saved is what the file is compared with', () => {
    const edited = editCells(stateInWeek3(), [{ rowId: 'absences-2', week: 3, text: '8' }])
    if (!edited.ok) throw new Error('not edited')
    expect(compareImport(edited.value, recognised(['Semester', null, null, 8])).differences).toEqual([])
  })
})

describe('taking in', () => {
  const take = (choice: Partial<ImportChoice>, ...rows: readonly (readonly FileCell[])[]) => {
    const state = stateInWeek3()
    const { differences } = compareImport(state, recognised(...rows))
    const taken = takeImport(state, differences, { ...wholeImport, ...choice })
    if (!taken.ok) throw new Error(taken.error)
    return taken.value
  }
  const row: readonly FileCell[] = ['Timvikarie', 5, 5, 8, 8]

  test('R-252 overwrite replaces the values that are there', () => {
    expect(hoursOf(take({ strategy: 'overwrite' }, row), 'substitutes-hourly-substitute')).toEqual([
      2000, 3000, 800, 800, 0,
    ])
  })

  test('R-253 merge keeps the values that are not zero', () => {
    expect(hoursOf(take({ strategy: 'merge' }, row), 'substitutes-hourly-substitute')).toEqual([
      2000, 3000, 800, 4000, 0,
    ])
  })

  test('R-269 weeks that have passed stay, also when the week passed after the comparison', () => {
    const state = stateInWeek3()
    const { differences } = compareImport(state, recognised(row))
    const later = { ...state, currentWeek: { year: 2026, week: 4 } }
    const taken = takeImport(later, differences, wholeImport)
    expect(taken.ok && hoursOf(taken.value, 'substitutes-hourly-substitute')).toEqual([2000, 3000, 0, 800, 0])
  })

  test('R-256 what was taken in is unsaved: the next save sends its cells and no others', () => {
    expect(changesToSave(take({}, row))).toEqual({
      absences: [],
      substitutes: [{ id: 3, values: { 3: 8, 4: 8 } }],
      myForecast: [],
    })
  })

  test('rows and weeks that were left out stay, and a single conflict follows its own decision', () => {
    expect(
      hoursOf(take({ leftRowIds: new Set(['substitutes-hourly-substitute']) }, row), 'substitutes-hourly-substitute'),
    ).toEqual([2000, 3000, 0, 4000, 0])
    expect(hoursOf(take({ leftWeeks: new Set([3]) }, row), 'substitutes-hourly-substitute')).toEqual([
      2000, 3000, 0, 800, 0,
    ])
    const decided = new Map([[cellKey({ rowId: 'substitutes-hourly-substitute', week: 4 }), 'overwrite' as const]])
    expect(hoursOf(take({ strategy: 'merge', decided }, row), 'substitutes-hourly-substitute')).toEqual([
      2000, 3000, 800, 800, 0,
    ])
  })

  test('a further absence that the forecast lacks gets its row', () => {
    expect(hoursOf(take({}, ['Tjänstledig', null, null, 4]), 'absences-9')).toEqual([0, 0, 400, 0, 0])
  })

  test('without write permission nothing comes in', () => {
    expect(takeImport(stateInWeek3(false), [], wholeImport)).toEqual({ ok: false, error: 'no-write-permission' })
  })
})

describe('R-503 what is sent', () => {
  test('the kept rows of all sheets as read, the chosen one under the year', () => {
    const chosen: FileSheet = {
      name: 'Blad1',
      rows: [weekHead, ['Semester', 8, null, '7,5', { kind: 'date', day: '2026-01-01' }], ['Semster', 1], ['', 2]],
    }
    const other: FileSheet = { name: '2025', rows: [['Övertid', 1, { kind: 'error', text: '#N/A' }]] }
    const sheets = [chosen, other, { name: 'Tom', rows: [] }, { name: ' 2026', rows: [['Övertid', 2]] }]
    expect(importBody(sheets, { chosen, year: 2026, labels })).toEqual({
      '2025': { rows: [['Övertid', 1, '#N/A']] },
      '2026': { rows: [['Semester', 8, null, '7,5', '2026-01-01']] },
    })
  })

  test('no more rows and cells than the server takes', () => {
    const long = Array.from({ length: 300 }, (): readonly FileCell[] => [
      'Semester',
      ...Array.from({ length: 99 }, () => 1),
    ])
    const chosen: FileSheet = { name: '2026', rows: long }
    const rows = importBody([chosen], { chosen, year: 2026, labels })['2026']?.rows ?? []
    expect([rows.length, rows[0]?.length]).toEqual([200, 60])
  })
})

import { recogniseRows, indexLabels } from '@veckovis/domain/forecast'
import { importWords } from '@veckovis/lists/import'
import { i18n, type Words } from '@veckovis/platform'
import en from '../../../../../locales/import/en.json'
import sv from '../../../../../locales/import/sv.json'
import pageTexts from '../../../../../locales/sv.json'
import { exampleForecast } from '../../../../context/forecast.fixture'
import { fileLabels } from '../../file-labels'
import { compareSheet } from '../preview/import-choice'
import { recogniseImport, type ImportProblem } from '../read-import'
import { cellName } from './cell-name'
import { errorText } from './error-text'
import { problemText } from './problem-text'
import { reasonsFile } from './reasons-file'

const wordsOf =
  (messages: object): Words =>
  (key, values = {}) => {
    const found = key.split('.').reduce<unknown>((part, name) => Reflect.get(Object(part), name), messages)
    if (typeof found !== 'string') throw new Error(`no text ${key}`)
    return Object.entries(values).reduce((text, [name, value]) => text.replaceAll(`{{${name}}}`, String(value)), found)
  }

const words = wordsOf(sv)

test.each([
  [1, 1, 'A1'],
  [12, 26, 'Z12'],
  [3, 27, 'AA3'],
  [9, 54, 'BB9'],
  [1, 703, 'AAA1'],
])('row %p and column %p are %p', (row, column, name) => expect(cellName({ row, column })).toBe(name))

const numberErrors = ['not-a-number', 'too-many-decimals', 'negative', 'too-large', 'required'] as const

test.each([sv, en])('each error has its words', messages => {
  const at = { row: 2, column: 3 }
  const text = wordsOf(messages)
  const texts = [
    ...(['no-head', 'no-editable-row', 'no-week'] as const).map(code => errorText({ code }, text)),
    ...(['unknown-week', 'week-twice'] as const).map(code => errorText({ code, at, week: 54 }, text)),
    errorText({ code: 'label-twice', at, label: 'Semester', first: 7 }, text),
    ...(['date', 'percent', 'truth', 'formula'] as const).map(code => errorText({ code, at }, text)),
    errorText({ code: 'error-value', at, text: '#DIV/0!' }, text),
    ...numberErrors.map(reason => errorText({ code: 'number', at, reason }, text)),
  ]
  expect(texts.join(' ')).not.toContain('{{')
  expect(texts.join(' ')).toContain('#DIV/0!')
})

const fileWords: Words = (key, values = {}) => i18n.t(`${importWords}:${key}`, values)
const problemOf = (problem: ImportProblem) => problemText(problem, { words, pageWords: wordsOf(pageTexts), fileWords })

test('R-275 what the validator finds in the workbook begins with "Valideringsfel: "', () => {
  expect(problemOf({ code: 'other-year', year: 2026, name: '2025' })).toBe(
    'Valideringsfel: Bladet heter 2025, och här visas 2026.',
  )
  expect(problemOf({ code: 'no-sheet', year: 2026, names: ['A', 'B'] })).toMatch(/^Valideringsfel: .*A, B/)
  expect(problemOf({ code: 'no-sheet', year: 2026, names: [] })).toBe('Valideringsfel: Arbetsboken är tom.')
})

test('a file that is none of Excel by its content is refused as one by its name, and told what it is', () => {
  expect(problemOf({ code: 'other-file', format: 'pdf' })).toBe(
    'Felaktig filtyp. Endast Excel-filer (.xlsx, .xls) är tillåtna. Det här är en PDF-fil.',
  )
  expect(problemOf({ code: 'too-large', bytes: 6_000_000, limit: 5_000_000 })).toContain('5 MB')
  expect(problemOf({ code: 'too-many-rows', limit: 20_000 })).toMatch(/fler än 20\s000 rader/)
})

test('the reasons are a list with every row and cell that does not come in, and no formula in it', () => {
  const sheet = {
    name: '2026',
    isHidden: false,
    hiddenRows: [],
    cellsOutside: 0,
    rows: [
      ['Vecka', 2, 4, 5, 'Summa'],
      ['=cmd()', 1, 2, 3],
      ['Semester', 1000, -1, 2.005, 7],
      ['Ackumulerad effektivitet', 1, 2, 3],
    ],
  }
  const address = { year: 2026, weeks: 53 as const, absenceNames: new Map() }
  const read = recogniseImport({ sheets: [sheet] }, address)
  if (!read.ok) throw new Error(read.error.code)
  const state = exampleForecast().editor.content().forecast
  const recognised = recogniseRows(sheet, indexLabels(fileLabels(new Map())))
  const lines = reasonsFile({ read: read.value, comparison: compareSheet(state, recognised), words }).split('\r\n')
  expect(lines[0]).toBe('\ufeff"Rad";"Cell";"Rubrik i filen";"Skäl"')
  expect(lines.slice(1, -1)).toEqual([
    '3;"C3";"Semester";"Timmar kan inte vara negativa här."',
    '1;"E1";"Summa";"Raden Vecka har ingen vecka för kolumnen."',
    `2;"";"'=cmd()";"Ingen rad i prognosen heter så."`,
    '3;"B3";"Semester";"Vecka 2 har passerat. Cellen ändras inte."',
    '3;"D3";"Semester";"Avrundas till två decimaler."',
    '4;"";"Ackumulerad effektivitet";"Raden räknas ut och ändras inte."',
  ])
})

import {
  buildForecastTables,
  calculateForecast,
  createForecastState,
  editCells,
  layOutSheet,
  type ForecastState,
} from '@veckovis/domain/forecast'
import { writeWorkbook } from '@veckovis/spreadsheet/workbook-writer'
import { readXlsx } from 'hucre/xlsx'
import en from '../../../locales/en.json'
import sv from '../../../locales/sv.json'
import { readForecast } from '../../data/read-forecast'
import { workedExample } from '../../data/worked-example.fixture'
import { forecastWorkbook } from './forecast-workbook'

const wordsOf =
  (messages: object) =>
  (key: string): string => {
    const found = key.split('.').reduce<unknown>((part, name) => Reflect.get(Object(part), name), messages)
    if (typeof found !== 'string') throw new Error(`no text ${key}`)
    return found
  }

const meta = {
  annualBudget: 5_200_000,
  payPerHour: 250,
  leftForSchedule: 5_098_000.4,
  hours: 20_800,
  hoursForSchedule: 20_392,
  isLocked: true,
}

const stateOf = (week = 3): ForecastState => {
  const read = readForecast(workedExample(), 2026)
  if (!read.ok) throw new Error(read.error)
  return createForecastState({ input: read.value.input, currentWeek: { year: 2026, week }, canWrite: true })
}

const workbookOf = (state: ForecastState, { messages = sv as object, notes = new Map<string, string>() } = {}) => {
  const { year, weeks } = state.edited
  const tables = buildForecastTables(state, calculateForecast(state.edited, { startWeek: 1, endWeek: weeks }))
  const rows = layOutSheet(state, tables, meta)
  return forecastWorkbook({
    year,
    weeks,
    title: 'Enhet 1 2026',
    rows,
    notes,
    words: wordsOf(messages),
    input: state.edited,
  })
}

const readBack = async (state: ForecastState, options = {}) => {
  const { sheets } = await readXlsx(writeWorkbook(workbookOf(state, options)), { readStyles: true })
  const [sheet] = sheets
  if (sheet === undefined || sheets.length !== 1) throw new Error('one sheet expected')
  const rowOf = (label: string) => sheet.rows.find(([first]) => first === label)
  const styleOf = (label: string, week: number) => {
    const row = sheet.rows.findIndex(([first]) => first === label)
    return sheet.cells?.get(`${row},${week}`)
  }
  return { sheet, rowOf, styleOf }
}

test('R-278 the one sheet is called as the year', async () => {
  expect((await readBack(stateOf())).sheet.name).toBe('2026')
})

test('R-279 the columns are the label and every week of the year', async () => {
  const { sheet } = await readBack(stateOf())
  expect(sheet.rows[0]).toEqual(['Vecka', ...Array.from({ length: 53 }, (_, index) => index + 1)])
})

test('R-280 the budget rows come last, then what the budget says, with one value each', async () => {
  const { sheet } = await readBack(stateOf())
  const labels = sheet.rows.map(([label]) => label)
  expect(labels.slice(-10)).toEqual([
    ...['Ingående budget', 'Personalkostnad', 'Kvarvarande budget'],
    ...['År', 'Årsbudget', 'Lön per timme', 'Kvar för schema', 'Timmar', 'Timmar för schema', 'Låst'],
  ])
  expect(sheet.rows.slice(-7).map(([, value]) => value)).toEqual([
    ...[2026, 5_200_000, 250, 5_098_000.4, 20_800, 20_392, 'Ja'],
  ])
})

test('names and numbers are those of the page, unsaved edits included, in both languages', async () => {
  const edited = editCells(stateOf(), [{ rowId: 'absences-2', week: 5, text: '7,25' }])
  if (!edited.ok) throw new Error('not edited')
  const { rowOf } = await readBack(edited.value)
  expect(rowOf('Semester')?.slice(0, 7)).toEqual(['Semester', 0, 40, 0, 0, 7.25, 0])
  expect(rowOf('Min prognos')?.slice(1, 5)).toEqual([0, 0, -5, 10])
  expect(rowOf('Veckans bemanningsläge')?.[1]).toMatch(/bemannad/i)
  const english = await readBack(edited.value, { messages: en })
  expect(english.rowOf('Vacation')?.slice(0, 7)).toEqual(['Vacation', 0, 40, 0, 0, 7.25, 0])
})

test('old weeks are grey and closed, changed cells are marked, and notes stand at their cells and weeks', async () => {
  const edited = editCells(stateOf(), [{ rowId: 'absences-2', week: 5, text: '7,25' }])
  if (!edited.ok) throw new Error('not edited')
  const notes = new Map([
    ['absences-2 5', 'Två åker till fjällen'],
    ['12', 'Påsk'],
  ])
  const { styleOf, sheet } = await readBack(edited.value, { notes })
  expect(JSON.stringify(styleOf('Semester', 2)?.style?.fill)).toMatch(/e7e6e6/i)
  expect(JSON.stringify(styleOf('Semester', 5)?.style)).toMatch(/fff2cc/i)
  expect(JSON.stringify(styleOf('Semester', 6)?.style?.fill ?? null)).not.toMatch(/e7e6e6|fff2cc/i)
  expect(JSON.stringify(styleOf('Semester', 5)?.comment)).toContain('Två åker till fjällen')
  expect(JSON.stringify(sheet.cells?.get('0,12')?.comment)).toContain('Påsk')
  expect(styleOf('Semester', 6)?.style?.protection?.locked).toBe(false)
  expect(styleOf('Semester', 2)?.style?.protection?.locked).not.toBe(false)
  expect(styleOf('Frånvaro', 6)?.style?.protection?.locked).not.toBe(false)
})

test('a name that two rows have is told apart by the row', async () => {
  const state = stateOf()
  const absences = [...state.edited.absences, { serverId: 9, hours: Array.from({ length: 53 }, () => 100) }]
  const input = { ...state.edited, absences }
  const more = createForecastState({ input, currentWeek: state.currentWeek, canWrite: true })
  const tables = buildForecastTables(more, calculateForecast(input, { startWeek: 1, endWeek: 53 }), {
    absenceNames: new Map([[9, 'SEMESTER']]),
  })
  const rows = layOutSheet(more, tables, meta)
  const words = wordsOf(sv)
  const { sheets } = forecastWorkbook({ year: 2026, weeks: 53, title: '', rows, notes: new Map(), words, input })
  const labels = sheets[0]?.rows.map(([first]) => first?.value)
  expect(labels).toContain('Semester')
  expect(labels).toContain('SEMESTER (absences-9)')
})

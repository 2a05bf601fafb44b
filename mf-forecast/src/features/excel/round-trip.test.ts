import {
  buildForecastTables,
  calculateForecast,
  changesBetween,
  compareImport,
  createForecastState,
  indexLabels,
  isEditableCell,
  layOutSheet,
  recogniseRows,
  takeImport,
  validateImport,
  wholeImport,
  type ForecastInput,
  type ForecastState,
} from '@veckovis/domain/forecast'
import type { WorkbookDescription } from '@veckovis/spreadsheet/workbook-writer'
import { writeWorkbook } from '@veckovis/spreadsheet/workbook-writer'
import fc from 'fast-check'
import { readXlsx } from 'hucre/xlsx'
import en from '../../../locales/en.json'
import sv from '../../../locales/sv.json'
import { readForecast } from '../../data/read-forecast'
import { workedExample } from '../../data/worked-example.fixture'
import { fileLabels } from './file-labels'
import { forecastWorkbook } from './forecast-workbook'

const wordsOf =
  (messages: object) =>
  (key: string): string =>
    String(key.split('.').reduce<unknown>((part, name) => Reflect.get(Object(part), name), messages))

const meta = { annualBudget: 1, payPerHour: 1, leftForSchedule: 1, hours: 1, hoursForSchedule: 1, isLocked: true }

// Names that somebody might give to a reason of absence, and that mean something else in a sheet.
const givenNames = [
  'Tjänstledig',
  'SEMESTER',
  'vacation',
  'Resurstid',
  'Timmar',
  'Vecka',
  '=1+1',
  '__proto__',
  'effektivitet',
]

const baseInput = (): ForecastInput => {
  const read = readForecast(workedExample(), 2026)
  if (!read.ok) throw new Error(read.error)
  return read.value.input
}

const hours = fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 1_000_000 })), {
  minLength: 53,
  maxLength: 53,
})

const forecasts = fc
  .record({
    rows: fc.array(hours, { minLength: 8, maxLength: 8 }),
    myForecast: fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { minLength: 53, maxLength: 53 }),
    names: fc.shuffledSubarray(givenNames, { maxLength: 4 }),
    week: fc.integer({ min: 1, max: 53 }),
    messages: fc.constantFrom<object>(sv, en),
  })
  .map(({ rows, myForecast, names, week, messages }) => {
    const further = names.map((_, index) => ({ serverId: 9 + index, hours: rows[index % rows.length] ?? [] }))
    const absences = [1, 2, 3, 4, 5, 6].map(serverId => ({ serverId, hours: rows[serverId] ?? [] }))
    const input = { ...baseInput(), absences: [...absences, ...further], myForecast }
    const state = createForecastState({ input, currentWeek: { year: 2026, week }, canWrite: true })
    const absenceNames = new Map(names.map((name, index) => [9 + index, name]))
    return { state, absenceNames, words: wordsOf(messages) }
  })

type Exported = typeof forecasts extends fc.Arbitrary<infer Value> ? Value : never

const descriptionOf = ({ state, absenceNames, words }: Exported): WorkbookDescription => {
  const { year, weeks } = state.edited
  const result = calculateForecast(state.edited, { startWeek: 1, endWeek: weeks })
  const rows = layOutSheet(state, buildForecastTables(state, result, { absenceNames }), meta)
  return forecastWorkbook({ year, weeks, title: '', rows, notes: new Map(), words, input: state.edited })
}

/** What another reader of workbooks makes of the written file, recognised as an import does. */
const importOf = async ({ state, absenceNames }: Exported, description: WorkbookDescription) => {
  const { sheets } = await readXlsx(writeWorkbook(description))
  const [sheet] = sheets
  if (sheet === undefined) throw new Error('no sheet')
  const rows = sheet.rows.map(row =>
    row.map(cell => (typeof cell === 'number' || typeof cell === 'string' ? cell : null)),
  )
  const recognised = recogniseRows({ name: sheet.name, rows }, indexLabels(fileLabels(absenceNames)))
  expect(validateImport(recognised, state.edited.weeks)).toEqual([])
  return compareImport(state, recognised)
}

const runs = { numRuns: 12 }

test('R-284 an exported file brings nothing new when it is imported, whatever rows are called and in both languages', async () => {
  await fc.assert(
    fc.asyncProperty(forecasts, async exported => {
      const { differences, oldDifferences } = await importOf(exported, descriptionOf(exported))
      expect([differences, oldDifferences]).toEqual([[], []])
    }),
    runs,
  )
})

const openCells = (state: ForecastState) =>
  state.edited.absences.flatMap(({ serverId }) =>
    Array.from({ length: 53 }, (_, index) => ({ rowId: `absences-${serverId}`, week: index + 1 })).filter(cell =>
      isEditableCell(state, cell),
    ),
  )

test('three cells that were changed in the file are exactly what an import changes', async () => {
  await fc.assert(
    fc.asyncProperty(forecasts, fc.infiniteStream(fc.nat()), async (exported, picks) => {
      const { state } = exported
      const open = openCells(state)
      const chosen = new Map<string, { rowId: string; week: number }>()
      for (const pick of picks.take(3)) {
        const cell = open[pick % open.length]
        if (cell !== undefined) chosen.set(`${cell.week} ${cell.rowId}`, cell)
      }
      const description = descriptionOf(exported)
      const changed = changeCells(exported, description, [...chosen.values()])
      const { differences } = await importOf(exported, changed)
      expect(new Set(differences.map(({ rowId, week }) => `${week} ${rowId}`))).toEqual(new Set(chosen.keys()))
      const taken = takeImport(state, differences, wholeImport)
      expect(taken.ok && changesBetween(state, taken.value)).toHaveLength(chosen.size)
    }),
    runs,
  )
})

/** The description with one hour more, or with none where a cell is full, in some of its cells. */
function changeCells(
  { absenceNames }: Exported,
  description: WorkbookDescription,
  cells: readonly { readonly rowId: string; readonly week: number }[],
): WorkbookDescription {
  const labels = indexLabels(fileLabels(absenceNames))
  const sheets = description.sheets.map(sheet => {
    const rows = recogniseRows(
      { name: sheet.name, rows: sheet.rows.map(row => row.map(({ value }) => value)) },
      labels,
    ).kept
    const places = new Set(
      cells.flatMap(({ rowId, week }) => {
        const row = rows.find(candidate => candidate.rowId === rowId)
        return row === undefined ? [] : [`${row.row - 1} ${week}`]
      }),
    )
    return {
      ...sheet,
      rows: sheet.rows.map((row, at) =>
        row.map((cell, column) =>
          places.has(`${at} ${column}`) && typeof cell.value === 'number'
            ? { ...cell, value: cell.value > 9000 ? 0 : cell.value + 1 }
            : cell,
        ),
      ),
    }
  })
  return { ...description, sheets }
}

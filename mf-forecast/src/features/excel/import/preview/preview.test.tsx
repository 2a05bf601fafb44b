import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { addMessages } from '@veckovis/platform'
import { QueryProvider } from '@veckovis/platform/queries'
import sv from '../../../../../locales/import/sv.json'
import type { WorkbookContent } from '@veckovis/spreadsheet/workbook-reader'
import type { Forecast } from '../../../../context/create-forecast'
import { exampleForecast, InForecast } from '../../../../context/forecast.fixture'
import { queryClient } from '../../../../data/query-client'
import { recogniseImport } from '../read-import'
import { Preview } from './preview'

addMessages('forecast-import', 'sv', sv)

type Cell = string | number | null
type CellContents = WorkbookContent['sheets'][number]['rows'][number]

const open = (
  rows: Cell[][],
  {
    forecast = exampleForecast(),
    isNarrow = false,
    head = ['Vecka', 2, 4, 5] as CellContents,
    hiddenRows = [] as number[],
    others = [] as { name: string; rows: Cell[][] }[],
  } = {},
): Forecast => {
  const sheet = { name: '2026', rows: [head, ...rows], isHidden: false, hiddenRows, cellsOutside: 0 }
  const read = recogniseImport(
    { sheets: [sheet, ...others.map(other => ({ ...sheet, ...other }))] },
    { year: 2026, weeks: 53, absenceNames: new Map() },
  )
  if (!read.ok) throw new Error(read.error.code)
  render(
    <QueryProvider client={queryClient}>
      <InForecast forecast={forecast}>
        <Preview read={read.value} isNarrow={isNarrow} onDone={() => undefined} />
      </InForecast>
    </QueryProvider>,
  )
  return forecast
}

const rows = [
  ['Semester', 1000, 11, 12],
  ['Övertid', null, 13, null],
]
const take = () => screen.getByRole('button', { name: /^Importera/ })
const cell = (rowId: string, week: number) =>
  document.querySelector(`[data-row-id="import/${rowId}"] [data-week="${week}"]`)

test('each cell that differs shows what stands there and what comes, and what it leads to', () => {
  open(rows)
  expect(cell('absences-2', 4)?.textContent).toMatch(/^11.*nu 0/)
  expect(cell('substitutes-overtime', 4)?.getAttribute('aria-description')).toContain('blir 13')
  expect(cell('substitutes-overtime', 5)?.textContent).toBe('')
  expect(take().textContent).toBe('Importera 3 celler')
  const effect = screen.getByRole('table', { name: 'Så påverkas prognosen' })
  expect(
    within(effect)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'NuEfter',
    expect.stringContaining('Ackumulerad effektivitet, v. 1–4'),
    expect.stringContaining('Kvarvarande budget v. 4'),
    expect.stringContaining('Semester, hela året'),
    expect.stringContaining('Övertid, hela året'),
  ])
  expect(screen.getByText(/1 cell i veckor som har passerat \(v\. 2\)/)).toBeDefined()
})

test('columns whose head names no week are named with what stands there, and rows that are hidden are counted', () => {
  const day = { kind: 'date', day: '2026-02-02' } as const
  const head = ['Vecka', 4, day, 5, { kind: 'date', day: null }, null, 'Summa', 'Not'] as const
  open(
    [
      ['Semester', 1, 2, 3, 4, 5, 6],
      ['Övertid', 1],
      ['Frånvaro', 1, null, null, null, null, null, 9],
    ],
    { head, hiddenRows: [2, 4] },
  )
  expect(screen.getByText(/^4 kolumner .* importeras inte: C1 \(2026-02-02\), E1, F1, G1 \(Summa\)\./)).toBeDefined()
  expect(screen.getByText('1 rad som importeras är dold i filen.')).toBeDefined()
  expect(take().textContent).toBe('Importera 3 celler')
})

test('rows and weeks are left out by their boxes, and taken in again', () => {
  open(rows)
  const row = screen.getByRole('checkbox', { name: 'Importera raden Semester' })
  fireEvent.click(row)
  expect(take().textContent).toBe('Importera 1 cell')
  expect(cell('absences-2', 4)?.getAttribute('aria-description')).toContain('Importeras inte')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Importera raden Semester' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Vecka 4', hidden: true }))
  expect(take().textContent).toBe('Importera 1 cell')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Vecka 5', hidden: true }))
  expect(take()).toHaveProperty('disabled', true)
})

test('differences are stepped through by the commands, forwards and backwards, round and round', () => {
  const forecast = open(rows)
  const focused = () => {
    const at = document.activeElement?.closest('[data-week]')
    return `${at?.closest('[data-row-id]')?.getAttribute('data-row-id')} ${at?.getAttribute('data-week')}`
  }
  const step = (name: 'nextDifference' | 'previousDifference') => {
    act(() => forecast.offered(name))
    return focused()
  }
  expect([1, 2, 3, 4].map(() => step('nextDifference'))).toEqual([
    'import/absences-2 4',
    'import/absences-2 5',
    'import/substitutes-overtime 4',
    'import/absences-2 4',
  ])
  expect(step('previousDifference')).toBe('import/substitutes-overtime 4')
})

test('where weeks do not stand side by side the differences are a list, with the same choices', () => {
  const forecast = open(rows, { isNarrow: true })
  expect(screen.queryByRole('grid')).toBeNull()
  expect(screen.getAllByText('0 blir 11')).toHaveLength(1)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Semester' }))
  expect(take().textContent).toBe('Importera 1 cell')
  act(() => forecast.offered('nextDifference'))
  expect(document.activeElement?.textContent).toContain('Vecka 4')
})

test('a file with an error is refused whole, with the error at its cell and the good rows in sight', () => {
  open([...rows, ['Utbildning', null, -1, 2]])
  expect(screen.queryByRole('button', { name: /^Importera/ })).toBeNull()
  expect(screen.getByText('Valideringsfel: 1 fel i filen').closest('[role=alert]')).not.toBeNull()
  expect(screen.getByRole('row', { name: /^C4.*Utbildning.*negativa/ })).toBeDefined()
  expect(cell('absences-2', 4)?.textContent).toContain('11')
})

test('which rows of the file count, by which label, and why the others stay out', () => {
  open([
    ['  SEMESTER ', 1000, 30, null],
    ['overtid', null, 5, '7,5'],
    ['Hourly  substitute', null, null, 3],
    ['needs-my-forecast', null, -2, null],
    ['Frånvaro', 1, 2, 3],
    ['', 1, 2, 3],
    ['Övrig frånvaro'],
    ['Utlånad resurs', 'ja', 'nej'],
    ['Kaffe', 1, 2, 3],
    ['Lön per timme', 250],
  ])
  expect(take().textContent).toBe('Importera 5 celler')
  const summary = screen.getByText('Filens rader: 5 igenkända, 5 utelämnas')
  const lines = [...(summary.parentElement?.querySelectorAll('tbody tr') ?? [])].map(line =>
    [...line.children].map(({ textContent }) => textContent),
  )
  expect(lines).toEqual([
    ['2', 'SEMESTER', 'Känns igen som Semester'],
    ['3', 'overtid', 'Känns igen som Övertid'],
    ['4', 'Hourly  substitute', 'Känns igen som Timvikarie'],
    ['5', 'needs-my-forecast', 'Känns igen som Min prognos'],
    ['6', 'Frånvaro', 'Känns igen som Frånvaro'],
    ['7', '(ingen rubrik)', 'Första cellen är tom.'],
    ['8', 'Övrig frånvaro', 'Raden har bara en cell.'],
    ['9', 'Utlånad resurs', 'Raden har inga tal.'],
    ['10', 'Kaffe', 'Ingen rad i prognosen heter så.'],
    ['11', 'Lön per timme', 'Uppgifter om budgeten importeras inte.'],
  ])
})

test('a file that says what the forecast says has nothing to take in', () => {
  open([['Semester', null, 0, null]])
  expect(screen.getByText(/samma värden som prognosen/)).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Importera/ })).toBeNull()
})

test('a workbook with more rows than can be sent is told with its size and the limit before anything is sent', () => {
  const row: Cell[] = ['Semester', ...Array.from({ length: 53 }, () => 123.45)]
  const full = Array.from({ length: 199 }, () => row)
  const others = Array.from({ length: 20 }, (_, index) => ({ name: `Enhet ${index}`, rows: [['Vecka', 2], ...full] }))
  open(rows, { others })
  const told = screen.getByText('Raderna i arbetsboken är 1,6 MB, och högst 1,0 MB kan importeras.')
  expect(told.closest('[role=alert]')?.textContent).toContain('Spara årets blad ensamt')
  expect(screen.queryByRole('button', { name: /^Importera/ })).toBeNull()
  expect(cell('absences-2', 4)?.textContent).toContain('11')
})

describe('an import that fails', () => {
  const { fetch: own } = globalThis
  afterEach(() => {
    globalThis.fetch = own
  })
  const takeIn = async (answer: () => Promise<Response>) => {
    globalThis.fetch = answer
    const forecast = open([['Semester', null, 11, null]])
    const before = forecast.editor.content().forecast
    fireEvent.click(take())
    const title = await screen.findByText(/^Importen misslyckades\./, undefined, { timeout: 4000 })
    expect(forecast.editor.content().forecast).toBe(before)
    return title.closest('[role=alert]')?.textContent
  }

  test('R-273 shows that it failed and why, here without a connection, and changes nothing', async () => {
    expect(await takeIn(() => Promise.reject(new TypeError('Failed to fetch')))).toMatch(
      /^Importen misslyckades\..*anslutning/,
    )
  })

  test.each([400, 409, 500])('R-274 with %i shows the message of the server, where it gives one', async status => {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ message: 'Bladet är låst av X.' })
    expect(await takeIn(() => Promise.resolve(new Response(body, { status, headers })))).toContain(
      'Bladet är låst av X.',
    )
  })
})

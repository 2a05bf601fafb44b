import '@testing-library/jest-dom'
import { configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { MeasureHistory } from '@veckovis/contracts/outcome'
import { bridgeYear } from '@veckovis/domain/follow-up'
import { addMessages, PlatformProvider } from '@veckovis/platform'
import { QueryProvider } from '@veckovis/platform/queries'
import sv from '../../../../locales/sv.json'
import type { Measure } from '../../../data/follow-up/measure-queries'
import { queryClient } from '../../../data/query-client'
import { workedExample } from '../../../data/worked-example.fixture'
import { readForecast } from '../../../data/read-forecast'
import { Measures } from './measures'

const { fetch: own } = globalThis

type Sent = { readonly method: string; readonly path: string; readonly version: string | null; readonly body: unknown }

const fewer: Measure = {
  ...{ id: 7, version: 1, title: 'Färre timmar på natten', owner: { id: 3, name: 'Eva Ek' } },
  ...{ firstWeek: 1, lastWeek: 2, hours: -40.5, kronor: -12_000, due: '2026-03-01', state: 'running' as const },
  lastNote: { at: '2026-02-10T09:00:00.000Z', by: 'Bo Bok', text: 'Nytt schema lagt' },
}
const given: Measure = {
  ...{ id: 8, version: 4, title: 'Lån av personal', owner: null, firstWeek: 9, lastWeek: 9 },
  ...{ hours: 20, kronor: 3_000, due: '2026-02-01', state: 'dropped' as const, lastNote: null },
}
const people = [
  { id: 3, name: 'Eva Ek' },
  { id: 5, name: 'Åke Åberg' },
]
const history: MeasureHistory = {
  events: [
    {
      ...{ at: '2026-02-10T09:00:00.000Z', by: 'Bo Bok', note: 'Nytt schema lagt' },
      changed: [
        { field: 'state', before: 'planned', after: 'running' },
        { field: 'hours', before: -30, after: -40.5 },
      ],
    },
    { at: '2026-01-10T09:00:00.000Z', by: null, note: null, changed: [] },
  ],
}

let sent: Sent[] = []
let measures: Measure[] = []
let refusal: { readonly status: number; readonly body: object; readonly after?: () => void } | null = null
let failing = ''

const json = (body: unknown, status = 200) =>
  Promise.resolve(new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }))

const answerChange = () => {
  if (refusal === null) return json({ id: 7, version: 2 })
  const { status, body, after } = refusal
  refusal = null
  after?.()
  return json({ statusCode: status, message: 'Nej', ...body }, status)
}

const serve: typeof fetch = (input, init) => {
  const path = String(input).replace(/^.*\/measures/, '')
  const method = init?.method ?? 'GET'
  if (method !== 'GET') {
    const body: unknown = JSON.parse(String(init?.body))
    sent.push({ method, path, version: new Headers(init?.headers).get('if-match'), body })
    return answerChange()
  }
  if (path === failing) return json({ statusCode: 500, code: 'server-error', message: 'Fel.' }, 500)
  if (path === '/unit/12/2026') return json({ measures })
  if (path === '/owners/unit/12') return json({ people })
  if (path === '/7/history') return json(history)
  throw new Error(`Nobody answers ${path}`)
}

beforeAll(() => {
  // A dialog in jsdom takes seconds where other tests run beside this one.
  configure({ asyncUtilTimeout: 10_000 })
  addMessages('mf-forecast', 'sv', sv)
})
beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-03-18T12:00:00Z'), advanceTimers: true })
  sent = []
  measures = [given, fewer]
  refusal = null
  failing = ''
  queryClient.clear()
  sessionStorage.clear()
  globalThis.fetch = serve
})
afterEach(() => {
  globalThis.fetch = own
  jest.useRealTimers()
})

const bridgeOf = () => {
  const read = readForecast(workedExample(), 2026)
  if (!read.ok) throw new Error('The example cannot be read')
  return bridgeYear({ before: null, own: read.value.input, after: null })
}

const show = (canWrite = true) =>
  render(
    <PlatformProvider>
      <QueryProvider client={queryClient}>
        <Measures unitId={12} year={2026} bridge={bridgeOf()} canWrite={canWrite} />
      </QueryProvider>
    </PlatformProvider>,
  )

const plain = (text: string | null) => (text ?? '').replace(/\s/gu, ' ').replaceAll('−', '-')
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const field = (label: RegExp) => screen.getByLabelText(label)
const type = (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } })
const choose = async (label: RegExp, option: string) => {
  fireEvent.mouseDown(screen.getByRole('combobox', { name: label }))
  fireEvent.click(await screen.findByRole('option', { name: option }))
}
const dialog = async () => {
  await screen.findByRole('textbox', { name: /^Åtgärd/ })
  return screen.getByRole('dialog')
}

test('R-560 a measure stands with what it is expected to do beside the deviation of its weeks, and what is overdue is said', async () => {
  show()
  const table = within(await screen.findByRole('region', { name: 'Åtgärder' })).getByRole('table')
  const rows = within(table)
    .getAllByRole('row')
    .map(row =>
      within(row)
        .queryAllByRole('cell')
        .map(cell => plain(cell.textContent)),
    )
  // Absence, substitutes and the calendar in weeks 1, of which four days lie in the year, and 2.
  expect(rows[2]?.[2]).toBe('+10 073 kr-39,57 tim')
  expect(rows[1]?.slice(0, 2)).toEqual(['9', '+3 000 kr+20 tim'])
  expect(rows[1]?.[3]).toBe('Avbruten2026-02-01')
  expect(rows[2]?.slice(0, 2)).toEqual(['1–2', '-12 000 kr-40,5 tim'])
  expect(rows[2]?.slice(3, 5)).toEqual(['PågårFörsenad2026-03-01', 'Nytt schema lagt2026-02-10, Bo Bok'])
  const names = within(table).getAllByRole('rowheader')
  expect(names.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Ingen$/),
    expect.stringMatching(/Eva Ek$/),
    'Summa utom avbrutna',
  ])
  // The dropped one counts no more.
  expect(rows[3]?.[1]).toBe('-12 000 kr-40,5 tim')
}, 30_000)

test('without a measure it is said what one is', async () => {
  measures = []
  show(false)
  expect(await screen.findByText(/^Här finns inga åtgärder\. En åtgärd är något/)).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
}, 30_000)

test('a measure is added with all that belongs to it', async () => {
  measures = []
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Ny åtgärd' }))
  await dialog()
  type(/^Åtgärd/, ' Färre timmar ')
  await choose(/^Ansvarig/, 'Åke Åberg')
  type(/^Från och med vecka/, '12')
  type(/^Till och med vecka/, '20')
  type(/i kronor/, '-20 000')
  type(/i timmar/, '-80,5')
  type(/^Klar senast/, '2026-04-01')
  type(/^Anteckning/, 'Beslutat på mötet')
  press('Spara')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const measure = { title: 'Färre timmar', ownerId: 5, firstWeek: 12, lastWeek: 20, hours: -80.5, kronor: -20_000 }
  expect(sent).toEqual([
    {
      ...{ method: 'POST', path: '/unit/12/2026', version: null },
      body: {
        ...measure,
        ...{ due: '2026-04-01', note: 'Beslutat på mötet', requestId: expect.any(String) as string },
      },
    },
  ])
}, 30_000)

test('what is wrong is said in its field, and nothing is sent', async () => {
  measures = []
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Ny åtgärd' }))
  await dialog()
  type(/^Från och med vecka/, '54')
  type(/^Till och med vecka/, '0')
  type(/i kronor/, '0,5')
  press('Spara')
  await waitFor(() => expect(field(/^Åtgärd/)).toHaveAccessibleDescription('Fältet är obligatoriskt.'))
  expect(field(/^Till och med vecka/)).toHaveAccessibleDescription('Skriv en vecka som finns i året.')
  expect(field(/i kronor/)).toHaveAccessibleDescription(/^Värdet måste vara ett heltal/)
  type(/^Från och med vecka/, '20')
  type(/^Till och med vecka/, '12')
  await waitFor(() =>
    expect(field(/^Till och med vecka/)).toHaveAccessibleDescription(
      'Den sista veckan kan inte ligga före den första.',
    ),
  )
  expect(sent).toEqual([])
}, 30_000)

const openFewer = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Ändra åtgärden Färre timmar på natten' }))
  return dialog()
}

test('a measure becomes done with a note, on the version that the dialog was opened with', async () => {
  show()
  await openFewer()
  await choose(/^Status/, 'Klar')
  type(/^Anteckning/, 'Infört')
  press('Spara')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const { title, firstWeek, lastWeek, hours, kronor, due } = fewer
  const body = { title, ownerId: 3, firstWeek, lastWeek, hours, kronor, due, state: 'done', note: 'Infört' }
  expect(sent).toEqual([{ method: 'PATCH', path: '/7', version: '"7-1"', body }])
}, 30_000)

test('where somebody else was first it is said what is newer, what was typed stays, and the next save rests on it', async () => {
  show()
  await openFewer()
  type(/i kronor/, '-15 000')
  refusal = {
    status: 412,
    body: { code: 'stale-version', details: { version: 2 } },
    after: () => {
      measures = [given, { ...fewer, version: 2, state: 'done', due: '2026-05-01' }]
    },
  }
  press('Spara')
  expect(await screen.findByText(/^Någon annan har ändrat uppgifterna/)).toBeInTheDocument()
  const newer = await screen.findAllByRole('listitem')
  expect(newer.map(item => item.textContent)).toEqual(['Klar senast: 2026-05-01', 'Status: Klar'])
  expect(field(/i kronor/)).toHaveValue('-15 000')
  expect(field(/^Klar senast/)).toHaveValue('2026-05-01')
  press('Spara')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent.at(-1)).toMatchObject({ version: '"7-2"', body: { kronor: -15_000, state: 'done', due: '2026-05-01' } })
}, 30_000)

test('a refusal is told in words, and what was typed stays', async () => {
  show()
  await openFewer()
  await choose(/^Ansvarig/, 'Åke Åberg')
  refusal = { status: 409, body: { code: 'owner-cannot-read', details: {}, message: 'Åke får inte läsa enheten.' } }
  press('Spara')
  expect(await screen.findByText('Åke får inte läsa enheten.')).toBeInTheDocument()
  expect(screen.getByRole('combobox', { name: /^Ansvarig/ })).toHaveValue('Åke Åberg')
}, 30_000)

test('what became of a measure is told, to readers too, who change nothing', async () => {
  show(false)
  await screen.findByRole('region', { name: 'Åtgärder' })
  expect(screen.queryByRole('button', { name: /^(Ändra|Ny)/ })).toBeNull()
  press('Historik för åtgärden Färre timmar på natten')
  const told = within(await screen.findByRole('dialog'))
  const [first] = await told.findAllByRole('listitem')
  expect(plain(first?.textContent ?? '')).toBe(
    '2026-02-10 10:00, Bo BokNytt schema lagtStatus: Planerad → PågårVäntad effekt i timmar: -30 → -40,5',
  )
  expect(told.getByText('Åtgärden lades till.')).toBeInTheDocument()
}, 30_000)

test('measures that cannot be read say so, with a way to try again', async () => {
  failing = '/unit/12/2026'
  show()
  const again = await screen.findByRole('button', { name: 'Försök igen' })
  expect(screen.queryByRole('region')).toBeNull()
  failing = ''
  fireEvent.click(again)
  expect(await screen.findByRole('region', { name: 'Åtgärder' })).toBeVisible()
}, 30_000)

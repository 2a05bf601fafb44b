import '@testing-library/jest-dom'
import { configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { OccasionsToFollow, SubmissionList, SubmissionRow } from '@veckovis/contracts/outcome'
import { addMessages, PlatformProvider } from '@veckovis/platform'
import { QueryProvider } from '@veckovis/platform/queries'
import { MemoryRouter, useLocation } from '@veckovis/platform/router'
import sv from '../../../locales/sv.json'
import { queryClient } from '../../data/query-client'
import { submitted } from '../../features/follow-up/occasions/occasions.fixture'
import { SubmissionsPage } from './submissions-page'

const { fetch: own } = globalThis
const asked: URL[] = []

const counts = { open: 1, submitted: 1, returned: 1, accepted: 0 }
const municipality = { id: 1, name: 'Provby' }
const occasions: OccasionsToFollow['occasions'] = [
  { id: 5, municipality, name: 'Mars', untilMonth: 3, due: '2026-04-10', counts },
  { id: 6, municipality, name: 'Augusti', untilMonth: 8, due: '2026-09-10', counts },
]

const rowOf = (id: number, name: string, rest: Pick<SubmissionRow, 'state' | 'submission'>): SubmissionRow => ({
  ...{ unit: { id, name }, department: 'Vård', ...rest },
})
const long = 'Vi har haft en svår influensa i januari och februari, och vikarierna har kostat mer än vi räknade med.'
const items: readonly SubmissionRow[] = [
  rowOf(1, 'Björken', {
    state: 'submitted',
    submission: {
      ...{ id: 40, number: 1, at: '2026-04-08T09:00:00.000Z', budget: 520_000_000, projection: 523_142_900 },
      ...{ deviation: 3_142_900, percent: 0.604, comments: [{ step: 'absence', text: long }] },
    },
  }),
  rowOf(2, 'Eken', { state: 'open', submission: null }),
  rowOf(3, 'Granen', {
    state: 'returned',
    submission: {
      ...{ id: 41, number: 2, at: '2026-04-09T09:00:00.000Z', budget: 100_000_000, projection: 98_000_000 },
      ...{ deviation: -2_000_000, percent: -2, comments: [{ step: 'calendar', text: 'Kort.' }] },
    },
  }),
]
const sum = { budget: 620_000_000, projection: 621_142_900, deviation: 1_142_900, percent: 0.184 }
const listOf = (rows: readonly SubmissionRow[]): SubmissionList => ({
  ...{ occasion: { id: 5, name: 'Mars', year: 2026, due: '2026-04-10' }, items: [...rows], total: rows.length },
  ...{ counts, sum },
})

type Served = {
  readonly occasions?: OccasionsToFollow['occasions']
  readonly rows?: readonly SubmissionRow[]
  /** Of the list */
  readonly status?: number
}

const serve = ({ occasions: served = occasions, rows = items, status = 200 }: Served) => {
  globalThis.fetch = input => {
    const url = new URL(String(input), 'https://veckovis.example')
    asked.push(url)
    const state = url.searchParams.get('state')
    const isList = url.pathname.includes('/submissions/occasion/')
    const answer = () => {
      if (isList) return listOf(state === null ? rows : rows.filter(row => row.state === state))
      return url.pathname.includes('/occasions/') ? { occasions: served } : submitted
    }
    const refused = { statusCode: status, code: status === 403 ? 'forbidden' : 'server-error', message: 'Fel.' }
    const isRefused = isList && status !== 200
    return Promise.resolve(
      new Response(JSON.stringify(isRefused ? refused : answer()), {
        status: isRefused ? status : 200,
        headers: { 'content-type': 'application/json' },
      }),
    )
  }
}

const Address = () => <output aria-label="address">{useLocation().search}</output>

const show = (address: string, served: Served = {}) => {
  serve(served)
  render(
    <PlatformProvider>
      <QueryProvider client={queryClient}>
        <MemoryRouter initialEntries={[`/follow-up/submissions${address}`]}>
          <SubmissionsPage />
          <Address />
        </MemoryRouter>
      </QueryProvider>
    </PlatformProvider>,
  )
}

const plain = (text: string | null) => (text ?? '').replace(/\s/gu, ' ').replaceAll('−', '-')
const table = () => screen.findByRole('table', { name: 'Enheternas inlämningar' })
const rowNamed = (within_: HTMLElement, name: RegExp) => {
  const row = within(within_).getByRole('rowheader', { name }).closest('tr')
  if (row === null) throw new Error('There is no such row')
  return row
}
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(cell => plain(cell.textContent))
const address = () => new URLSearchParams(screen.getByLabelText('address').textContent)
const lists = () => asked.filter(({ pathname }) => pathname.endsWith('/submissions/occasion/5'))

beforeAll(() => {
  // A dialog in jsdom takes seconds where other tests run beside this one.
  configure({ asyncUtilTimeout: 10_000 })
  addMessages('mf-forecast', 'sv', sv)
})
beforeEach(() => {
  queryClient.clear()
  asked.length = 0
})
afterEach(() => {
  globalThis.fetch = own
})

test('R-568 each unit stands with where it is, its figures and comments, and below them the sum of what is handed in', async () => {
  show('?year=2026&occasion=5')
  const shown = await table()
  expect(cellsOf(rowNamed(shown, /Björken/)).slice(0, 7)).toEqual([
    ...['Vård', 'Inlämnad', '2026-04-08', '5 200 000', '5 231 429', '+31 429', '+0,6 %'],
  ])
  expect(cellsOf(rowNamed(shown, /Eken/)).slice(0, 4)).toEqual([
    'Vård',
    expect.stringMatching(/^Ej inlämnad/),
    '–',
    '–',
  ])
  expect(cellsOf(rowNamed(shown, /Granen/)).slice(3)).toEqual([
    ...['1 000 000', '980 000', '-20 000', '-2,0 %', expect.stringContaining('Kalender och avstämning: Kort.')],
  ])
  expect(cellsOf(rowNamed(shown, /Summa inlämnat/)).slice(3, 7)).toEqual([
    ...['6 200 000', '6 211 429', '+11 429', '+0,2 %'],
  ])
  expect(screen.getByText('Inlämnas senast 10 april 2026. 1 av 3 enheter har lämnat in.')).toBeVisible()
})

test('R-568 who is missing is said by name, and a state shows its units alone', async () => {
  show('?year=2026&occasion=5')
  expect(await screen.findByText('Har inte lämnat in: Eken')).toBeVisible()
  expect(await screen.findByText('Ska lämna in på nytt: Granen')).toBeVisible()
  const states = screen.getByRole('group', { name: 'Visa enheter som är' })
  fireEvent.click(within(states).getByRole('button', { name: 'Ej inlämnade 1' }))
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: /Björken/ })).toBeNull())
  expect(within(states).getByRole('button', { name: 'Ej inlämnade 1' })).toHaveAttribute('aria-pressed', 'true')
  expect(address().get('state')).toBe('open')
  expect(address().get('occasion')).toBe('5')
  fireEvent.click(within(states).getByRole('button', { name: 'Ej inlämnade 1' }))
  expect(await screen.findByRole('rowheader', { name: /Björken/ })).toBeVisible()
  expect(address().has('state')).toBe(false)
})

test('order and search are asked of the server', async () => {
  show('?year=2026&occasion=5&search=ek')
  fireEvent.click(within(await table()).getByRole('button', { name: 'Avvikelse, kr' }))
  await waitFor(() => expect(address().get('sort')).toBe('deviation'))
  await waitFor(() =>
    expect(lists().at(-1)?.search).toBe('?sort=deviation&direction=ascending&page=1&pageSize=100&search=ek'),
  )
})

test('a long comment is short until it is opened', async () => {
  show('?year=2026&occasion=5')
  const shown = await table()
  const open = within(shown).getByRole('button', { name: 'Visa hela kommentarerna från Björken' })
  expect(open).toHaveAttribute('aria-expanded', 'false')
  fireEvent.click(open)
  expect(within(shown).getByRole('button', { name: 'Visa kommentarerna från Björken kort' })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
  expect(within(shown).queryByRole('button', { name: /från Granen/ })).toBeNull()
})

test('an open unit leads to its follow-up of the year', async () => {
  show('?year=2026&occasion=5')
  expect(within(await table()).getByRole('link', { name: 'Till uppföljningen för Eken' })).toHaveAttribute(
    'href',
    '/follow-up?unit=2&year=2026',
  )
})

test('R-568 a unit opens what it has handed in', async () => {
  show('?year=2026&occasion=5')
  fireEvent.click(within(await table()).getByRole('button', { name: 'Björken' }))
  const { occasion, unit } = submitted
  const title = await screen.findByText(`${occasion.name} 2026, ${unit.name}`)
  expect(title.closest('[role=dialog]')).toBeInTheDocument()
  expect(asked.some(({ pathname }) => pathname.endsWith('/submissions/40'))).toBe(true)
}, 20_000)

test('another occasion is chosen, and stands in the address; another year has its own', async () => {
  show('?year=2026&occasion=5')
  await table()
  fireEvent.mouseDown(screen.getByRole('combobox', { name: /Tillfälle/ }))
  fireEvent.click(screen.getByRole('option', { name: 'Augusti' }))
  await waitFor(() => expect(address().get('occasion')).toBe('6'))
  await waitFor(() => expect(asked.some(({ pathname }) => pathname.endsWith('/occasion/6'))).toBe(true))
  fireEvent.mouseDown(screen.getByRole('combobox', { name: /År/ }))
  const other = screen.getAllByRole('option').find(({ textContent }) => textContent !== '2026')
  if (other === undefined) throw new Error('There is no other year')
  fireEvent.click(other)
  await waitFor(() => expect(address().get('year')).toBe(other.textContent))
  expect(address().has('occasion')).toBe(false)
})

test('an occasion that there is none of is told, and the usual one stands in its place', async () => {
  show('?year=2026&occasion=77')
  expect(await screen.findByText(/Något i adressen går inte att använda/)).toBeVisible()
  expect(screen.getByRole('combobox', { name: /Tillfälle/ })).toBeVisible()
})

test('a year without occasions says where the economist sets them', async () => {
  show('?year=2026', { occasions: [] })
  expect(await screen.findByRole('heading', { name: 'Inga tillfällen 2026' })).toBeVisible()
  expect(screen.getByText(/Ekonomen bestämmer kommunens tillfällen .* Budgetinställningar\./)).toBeVisible()
  expect(asked).toHaveLength(1)
})

test('a list that cannot be read says so and is tried again', async () => {
  show('?year=2026&occasion=5', { status: 500 })
  const again = await screen.findByRole('button', { name: 'Försök igen' })
  serve({})
  fireEvent.click(again)
  expect(await table()).toBeVisible()
})

test('a list that may not be read says so', async () => {
  show('?year=2026&occasion=5', { status: 403 })
  expect(await screen.findByText(/Du saknar behörighet/)).toBeVisible()
})

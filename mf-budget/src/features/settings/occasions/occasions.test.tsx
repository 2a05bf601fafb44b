import '@testing-library/jest-dom'
import { configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { Occasion } from '@veckovis/contracts/outcome'
import { addMessages, PlatformProvider } from '@veckovis/platform'
import { QueryProvider } from '@veckovis/platform/queries'
import sv from '../../../../locales/sv.json'
import { queryClient } from '../../../data/query-client'
import { Occasions } from './occasions'

const { fetch: own } = globalThis

type Sent = {
  readonly method: string
  readonly path: string
  readonly body: unknown
  readonly ifMatch: string | null
}

type Refused = { readonly status: number; readonly body: object }

const march: Occasion = {
  ...{ id: 7, version: 2, name: 'Mars', untilMonth: 3, due: '2026-04-20', submissions: 0 },
  ...{ thresholdPercent: 2, thresholdKronor: 50_000 },
}
const january: Occasion = {
  ...{ id: 8, version: 1, name: 'Januari', untilMonth: 1, due: '2026-02-15', submissions: 3 },
  ...{ thresholdPercent: 2.5, thresholdKronor: null },
}

let sent: Sent[] = []
let years: Readonly<Record<string, readonly Occasion[]>> = {}
let refusal: Refused | null = null
let readRefusal: Refused | null = null

const answer = (body: unknown, status = 200) =>
  Promise.resolve(new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }))

const serve: typeof fetch = (input, init) => {
  const path = String(input).replace(/^.*\/occasions/, '')
  const method = init?.method ?? 'GET'
  if (method === 'GET') {
    if (readRefusal !== null) return answer(readRefusal.body, readRefusal.status)
    return answer({ occasions: years[path.slice(-4)] })
  }
  const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
  sent.push({ method, path, body, ifMatch: new Headers(init?.headers).get('if-match') })
  if (refusal !== null) return answer(refusal.body, refusal.status)
  return answer(method === 'DELETE' ? { ok: true } : { id: 7, version: 3 })
}

beforeAll(() => {
  // A dialog in jsdom takes seconds where other tests run beside this one.
  configure({ asyncUtilTimeout: 10_000 })
  addMessages('mf-budget', 'sv', sv)
})
beforeEach(() => {
  sent = []
  refusal = null
  readRefusal = null
  years = { 2025: [], 2026: [january, march], 2027: [] }
  queryClient.clear()
  globalThis.fetch = serve
})
afterEach(() => {
  globalThis.fetch = own
})

const show = () =>
  render(
    <PlatformProvider>
      <QueryProvider client={queryClient}>
        <Occasions municipalityId={3} year={2026} />
      </QueryProvider>
    </PlatformProvider>,
  )

const plain = (text: string | null) => (text ?? '').replace(/\s/gu, ' ')
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const open = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name }))
  return screen.findByRole('dialog')
}
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const choose = async (field: RegExp, option: string) => {
  fireEvent.mouseDown(screen.getByRole('combobox', { name: field }))
  fireEvent.click(await screen.findByText(option, { selector: '[class*="option"] *' }))
}
const rows = async () => {
  const table = await screen.findByRole('table')
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map(row => plain(row.textContent))
}

test('R-562 R-563 the occasions of the year stand with period, due day, threshold and how many have handed in', async () => {
  show()
  expect(await rows()).toEqual([
    'Januarijanuari2026-02-152,5 %3Ändra',
    'Marsjanuari–mars2026-04-202 % eller 50 000 kr0ÄndraTa bort',
  ])
}, 30_000)

test('R-562 a new one is sent with its year, and a name that is taken is said at its field', async () => {
  show()
  const dialog = await open('Nytt tillfälle')
  press('Spara')
  await waitFor(() => expect(within(dialog).getAllByText('Fältet är obligatoriskt.')).toHaveLength(3))
  type(/^Tillfälle(?!n)/, ' April ')
  await choose(/^Period till och med/, 'april')
  type(/^Inlämnas senast/, '2027-04-01')
  type(/^Gräns i kronor/, '0,5')
  press('Spara')
  expect(await within(dialog).findByText(/^Dagen ska ligga i tillfällets år/)).toBeVisible()
  expect(within(dialog).getByText('Värdet måste vara ett heltal')).toBeVisible()
  expect(sent).toEqual([])
  type(/^Inlämnas senast/, '2026-05-20')
  type(/^Gräns i kronor/, '50 000')
  const message = 'Året har redan ett tillfälle med det namnet.'
  refusal = { status: 409, body: { statusCode: 409, code: 'occasion-name-taken', message } }
  press('Spara')
  expect(await within(dialog).findByText(message)).toBeVisible()
  expect(screen.getByLabelText(/^Tillfälle(?!n)/)).toBeInvalid()
  refusal = null
  type(/^Tillfälle(?!n)/, 'April')
  press('Spara')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent.at(-1)).toEqual({
    method: 'POST',
    path: '/municipality/3/2026',
    ifMatch: null,
    body: {
      ...{ requestId: expect.any(String) as string, name: 'April', untilMonth: 4, due: '2026-05-20' },
      ...{ thresholdPercent: null, thresholdKronor: 50_000 },
    },
  })
}, 60_000)

test('R-562 a change is sent whole on the version that was read', async () => {
  show()
  await open('Ändra Mars')
  expect(screen.getByLabelText(/^Gräns i procent/)).toHaveValue('2')
  type(/^Gräns i procent/, '')
  press('Spara')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const { id, version, submissions, ...content } = march
  expect([version, submissions]).toEqual([2, 0])
  expect(sent).toEqual([
    { method: 'PATCH', path: `/${id}`, ifMatch: '"7-2"', body: { ...content, thresholdPercent: null } },
  ])
}, 60_000)

test('one is deleted once it has been asked about, and what stands in the way is said there', async () => {
  show()
  const dialog = await open('Ta bort Mars')
  const message = 'Enheter har lämnat in till tillfället. Det kan inte tas bort.'
  refusal = { status: 409, body: { statusCode: 409, code: 'has-submissions', message } }
  fireEvent.click(within(dialog).getByRole('button', { name: 'Ta bort' }))
  expect(await within(dialog).findByText('Enheter har lämnat in till tillfället.')).toBeInTheDocument()
  refusal = null
  fireEvent.click(within(dialog).getByRole('button', { name: 'Ta bort' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent.at(-1)).toEqual({ method: 'DELETE', path: '/7', ifMatch: '"7-2"', body: undefined })
}, 60_000)

test('a year without any offers those of the year before, each a year later', async () => {
  years = { ...years, 2026: [{ ...march, due: '2026-04-20' }] }
  show()
  await screen.findByRole('table')
  expect(screen.queryByRole('button', { name: /^Kopiera/ })).toBeNull()
  await choose(/^År/, '2027')
  expect(await screen.findByText('2027 har inga tillfällen.')).toBeVisible()
  fireEvent.click(await screen.findByRole('button', { name: 'Kopiera tillfällena från 2026' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    path: '/municipality/3/2027',
    body: { name: 'Mars', untilMonth: 3, due: '2027-04-20', thresholdPercent: 2, thresholdKronor: 50_000 },
  })
}, 60_000)

test('without the licence of forecasts there is no such card, and another refusal is said in it', async () => {
  const refusalOf = (code: string) => ({ status: 403, body: { statusCode: 403, code, message: 'Nej' } })
  readRefusal = refusalOf('not-licensed')
  const { container, unmount } = show()
  expect(await screen.findByRole('heading', { name: 'Uppföljningstillfällen' })).toBeVisible()
  await waitFor(() => expect(container).toHaveTextContent(/^$/))
  unmount()
  queryClient.clear()
  readRefusal = refusalOf('forbidden')
  show()
  expect(await screen.findByRole('button', { name: /försök igen/i })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Uppföljningstillfällen' })).toBeVisible()
}, 30_000)

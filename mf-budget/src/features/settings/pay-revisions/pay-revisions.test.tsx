import '@testing-library/jest-dom'
import { configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { PayRevisionOnWire, CostPreview } from '@veckovis/contracts/budget'
import { addMessages, PlatformProvider } from '@veckovis/platform'
import { QueryProvider } from '@veckovis/platform/queries'
import sv from '../../../../locales/sv.json'
import { queryClient } from '../../../data/query-client'
import { PayRevisions } from './pay-revisions'

const { fetch: own } = globalThis

type Sent = { readonly method: string; readonly path: string; readonly body: unknown }

const norra = { unitId: 1, name: 'Norra', year: 2026, costBefore: 10_000_000, costAfter: 10_301_000 }
const effect: CostPreview = {
  units: [
    { ...norra, leftBefore: 50_000, leftAfter: -251_000 },
    { ...norra, unitId: 2, name: 'Södra', leftBefore: 0, leftAfter: -301_000 },
  ],
  sum: { costBefore: 20_000_000, costAfter: 20_602_000, leftBefore: 50_000, leftAfter: -552_000 },
}
const earlier: PayRevisionOnWire = { id: 7, validFrom: '2025-04-01', staffType: null, kind: 'percent', value: 3.4 }
const ofPlanners = { validFrom: '2026-10-01', staffType: 'planner', kind: 'kronor', value: 600 } as const

let sent: Sent[] = []
let revisions: readonly PayRevisionOnWire[] = []
let preview: () => { readonly status: number; readonly body: unknown } = () => ({ status: 200, body: effect })

const answer = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

/** A municipality with these revisions; what is set stands in the next answer. */
const serve: typeof fetch = (input, init) => {
  const path = String(input).replace(/^.*pay-revisions/, '')
  const method = init?.method ?? 'GET'
  const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
  if (method !== 'GET') sent.push({ method, path, body })
  if (path === '/preview') {
    const { status, body: told } = preview()
    return Promise.resolve(answer(told, status))
  }
  return Promise.resolve(answer({ id: 3, name: 'Åby', revisions }))
}

beforeAll(() => {
  // A dialog in jsdom takes seconds where other tests run beside this one.
  configure({ asyncUtilTimeout: 10_000 })
  addMessages('mf-budget', 'sv', sv)
})
beforeEach(() => {
  sent = []
  revisions = [earlier, { id: 8, ...ofPlanners }]
  preview = () => ({ status: 200, body: effect })
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
        <PayRevisions municipalityId={3} year={2026} />
      </QueryProvider>
    </PlatformProvider>,
  )

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const open = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name }))
  return screen.findByRole('dialog')
}
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
test('the revisions stand by day, the latest first, with whom they concern and by how much', async () => {
  show()
  const table = await screen.findByRole('table', { name: 'Lönerevision' })
  const rows = within(table).getAllByRole('row').slice(1)
  expect(rows.map(row => row.textContent)).toEqual([
    '2026-10-01+600 kr/månPlanerareÄndraTa bort',
    '2025-04-01+3,4 %All personalÄndraTa bort',
  ])
}, 30_000)

test('a new one is saved once its effect has been shown, and a changed field asks again', async () => {
  show()
  const dialog = await open('Ny lönerevision')
  type(/^Höjning i procent/, '4')
  press('Visa effekten')
  const table = await within(dialog).findByRole('table', { name: 'Effekt på prognoserna' })
  expect(within(dialog).getByText(/ändras sammanlagt med \+602\s000 kr i 2 enheter/)).toBeVisible()
  // 275 of the 365 days of 2026
  expect(within(dialog).getByText('Det motsvarar +3,01 % av lönerna under 2026, räknat dag för dag.')).toBeVisible()
  expect(within(table).getAllByRole('row').at(-1)).toHaveTextContent(/Summa.*20\s602\s000.*\+602\s000.*552\s000/)
  const set = { validFrom: '2026-04-01', staffType: null, kind: 'percent', value: 4 }
  expect(sent).toEqual([{ method: 'POST', path: '/preview', body: { set } }])

  type(/^Höjning i procent/, '4,5')
  expect(within(dialog).queryByRole('table')).toBeNull()
  press('Visa effekten')
  await within(dialog).findByRole('table')
  press('Spara')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent.slice(1)).toEqual([
    { method: 'POST', path: '/preview', body: { set: { ...set, value: 4.5 } } },
    { method: 'POST', path: '', body: { ...set, value: 4.5, basedOn: null } },
  ])
}, 30_000)

test.each([
  ['', 'Obligatoriskt'],
  ['0', 'får inte vara 0'],
  ['51', 'för stort'],
  ['-20', 'för lågt'],
  ['4 kr', 'enhet'],
])(
  '"%s" is refused in the field, and nothing is asked',
  async (typed, message) => {
    show()
    const dialog = await open('Ny lönerevision')
    type(/^Höjning i procent/, typed)
    press('Visa effekten')
    await waitFor(() => expect(screen.getByLabelText(/^Höjning i procent/)).toBeInvalid())
    expect(dialog.textContent?.toLowerCase()).toContain(message.toLowerCase())
    expect(sent).toEqual([])
  },
  30_000,
)

test('another value of one rests on the value that was read', async () => {
  show()
  const dialog = await open('Ändra lönerevision: Planerare från 2026-10-01')
  const field = screen.getByLabelText(/^Höjning i kronor per månad/)
  expect(field).toHaveValue('600')
  expect(within(dialog).queryByLabelText(/^Gäller från/)).toBeNull()
  fireEvent.change(field, { target: { value: '1 250' } })
  press('Visa effekten')
  await within(dialog).findByRole('table')
  press('Spara')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent.at(-1)?.body).toEqual({ ...ofPlanners, value: 1250, basedOn: 600 })
}, 30_000)

test('a new one in the place of another says so, and rests on it', async () => {
  show()
  const dialog = await open('Ny lönerevision')
  type(/^Gäller från/, '2025-04-01')
  expect(within(dialog).getByText('Ersätter +3,4 % från samma dag.')).toBeInTheDocument()
  type(/^Höjning i procent/, '5')
  press('Visa effekten')
  await within(dialog).findByRole('table')
  press('Spara')
  await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ value: 5, basedOn: 3.4 }))
}, 30_000)

test('one that moves no forecast says so; one whose effect cannot be worked out is not saved', async () => {
  show()
  const dialog = await open('Ny lönerevision')
  preview = () => ({ status: 500, body: { statusCode: 500, code: 'internal', message: 'X' } })
  type(/^Höjning i procent/, '4')
  press('Visa effekten')
  const retry = await within(dialog).findByRole('button', { name: /Försök igen/ })
  expect(within(dialog).queryByRole('button', { name: 'Spara' })).toBeNull()
  const zero = { costBefore: 0, costAfter: 0, leftBefore: 0, leftAfter: 0 }
  preview = () => ({ status: 200, body: { units: [], sum: zero } })
  fireEvent.click(retry)
  expect(await within(dialog).findByText('Ingen prognos påverkas.')).toBeVisible()
  expect(within(dialog).getByRole('button', { name: 'Spara' })).toBeEnabled()
}, 30_000)

test('what its removal does is shown before it goes', async () => {
  show()
  const dialog = await open('Ta bort lönerevision: All personal från 2025-04-01')
  await within(dialog).findByRole('table', { name: 'Effekt på prognoserna' })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Ta bort' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([
    { method: 'POST', path: '/preview', body: { remove: 7 } },
    { method: 'DELETE', path: '/7', body: undefined },
  ])
}, 30_000)

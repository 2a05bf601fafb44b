import '@testing-library/jest-dom'
import { configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { CostPreview, PriceOnWire } from '@veckovis/contracts/budget'
import { addMessages, PlatformProvider } from '@veckovis/platform'
import { QueryProvider } from '@veckovis/platform/queries'
import sv from '../../../../locales/sv.json'
import { queryClient } from '../../../data/query-client'
import { PriceList } from './price-list'

const { fetch: own } = globalThis

type Sent = { readonly method: string; readonly path: string; readonly body: unknown }

const cost = { costBefore: 10_000_000, costAfter: 10_000_000, leftBefore: 50_000, leftAfter: 50_000 }
const effect: CostPreview = {
  units: [
    { unitId: 1, name: 'Norra', year: 2026, ...cost, incomeBefore: 9_000_000, incomeAfter: 9_250_000 },
    { unitId: 2, name: 'Södra', year: 2026, ...cost, incomeBefore: 1_000_000, incomeAfter: 990_000 },
  ],
  sum: { ...cost, incomeBefore: 10_000_000, incomeAfter: 10_240_000 },
}
const hour = 'price-granted-hour:urban-area'
const stored: readonly PriceOnWire[] = [
  { id: 3, key: hour, validFrom: '2025-01-01', value: 498 },
  { id: 4, key: hour, validFrom: '2026-01-01', value: 512.5 },
  { id: 5, key: hour, validFrom: '2027-01-01', value: 530 },
  { id: 6, key: 'price-room-day', validFrom: '2026-01-01', value: 350 },
]

let sent: Sent[] = []
let quantityPrices: readonly PriceOnWire[] | undefined
let prices: readonly PriceOnWire[] = stored
let preview: () => { readonly status: number; readonly body: unknown } = () => ({ status: 200, body: effect })
let save: () => { readonly status: number; readonly body: unknown } | null = () => null

const answer = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

/** A municipality with these prices. */
const serve: typeof fetch = (input, init) => {
  const path = String(input).replace(/^.*prices/, '')
  const method = init?.method ?? 'GET'
  const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
  if (method !== 'GET') sent.push({ method, path, body })
  const refused = path === '/preview' ? preview() : method === 'POST' ? save() : null
  if (refused !== null) return Promise.resolve(answer(refused.body, refused.status))
  return Promise.resolve(answer({ id: 3, name: 'Åby', prices, quantityPrices }))
}

beforeAll(() => {
  // A dialog in jsdom takes seconds where other tests run beside this one.
  configure({ asyncUtilTimeout: 10_000 })
  addMessages('mf-budget', 'sv', sv)
})
beforeEach(() => {
  sent = []
  prices = stored
  quantityPrices = undefined
  preview = () => ({ status: 200, body: effect })
  save = () => null
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
        <PriceList municipalityId={3} today="2026-06-15" />
      </QueryProvider>
    </PlatformProvider>,
  )

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const open = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name }))
  return screen.findByRole('dialog')
}
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const plain = (text: string | null) => (text ?? '').replace(/\s/g, ' ')

test('A-213 visits and months have prices too: they stand in the list, and are set with the others', async () => {
  quantityPrices = [{ id: 8, key: 'price-visit', validFrom: '2026-01-01', value: 62.5 }]
  show()
  expect(await screen.findByRole('table', { name: 'Värden för Besök' })).toHaveTextContent(/2026-01-01\s*62,50\s*kr/)
  await open('Nya priser från …')
  type(/^Gäller från/, '2026-01-01')
  expect(screen.getByLabelText(/^Besök/)).toHaveAccessibleDescription(/62,50/)
  type(/^Besök/, '65')
  type(/^Månad per person eller plats/, '4100')
  press('Visa effekten')
  await screen.findByRole('table', { name: 'Effekt på prognoserna' })
  press('Spara')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent[1]?.body).toEqual({
    validFrom: '2026-01-01',
    prices: [
      { key: 'price-visit', value: 65, basedOn: 62.5 },
      { key: 'price-month', value: 4100, basedOn: null },
    ],
  })
})

test('A-213 each price says what is paid today, and has its coming and earlier values by day', async () => {
  show()
  const table = await screen.findByRole('table', { name: 'Värden för Beviljad timme, Tätort' })
  const rows = within(table).getAllByRole('row').slice(1)
  expect(rows.map(row => plain(row.textContent))).toEqual([
    '2027-01-01530,00 krKommandeTa bort',
    '2026-01-01512,50 krI dagTa bort',
    '2025-01-01498,00 krTidigareTa bort',
  ])
  const heads = screen.getAllByRole('heading', { level: 3 }).map(head => plain(head.parentElement?.textContent ?? null))
  expect(heads).toEqual(['Beviljad timme, TätortGäller i dag512,50 kr', 'Rum och dygnGäller i dag350,00 kr'])
  expect(
    screen.getByText(/^Utan pris: Beviljad timme, Landsbygd; .*; Besök; Månad per person eller plats\.$/),
  ).toBeVisible()
}, 30_000)

test('A-213 prices of one day are saved together once their effect on income has been shown', async () => {
  prices = []
  show()
  await screen.findByText(/^Inget pris är inlagt/)
  const dialog = await open('Nya priser från …')
  expect(screen.getByLabelText(/^Gäller från/)).toHaveValue('2027-01-01')
  type(/^Gäller från/, '2026-01-01')
  type(/^Utförd timme, Landsbygd/, '601,25')
  type(/^Rum och dygn/, '1 450')
  press('Visa effekten')
  const table = await within(dialog).findByRole('table', { name: 'Effekt på prognoserna' })
  const rows = within(table)
    .getAllByRole('row')
    .map(row => plain(row.textContent))
  expect(rows).toEqual([
    'EnhetIntäkt i dag, krIntäkt efter, krSkillnad, kr',
    'Norra, 20269 000 0009 250 000+250 000',
    'Södra, 20261 000 000990 000−10 000',
    'Summa10 000 00010 240 000+240 000',
  ])
  expect(
    within(dialog).getByText(/^Intäkten för 2026 ändras sammanlagt med \+240\s000 kr i 2 enheter\.$/),
  ).toBeVisible()
  press('Spara')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const typed = [
    { key: 'price-performed-hour:countryside', value: 601.25 },
    { key: 'price-room-day', value: 1450 },
  ]
  expect(sent).toEqual([
    { method: 'POST', path: '/preview', body: { set: { validFrom: '2026-01-01', prices: typed } } },
    {
      method: 'POST',
      path: '',
      body: { validFrom: '2026-01-01', prices: typed.map(price => ({ ...price, basedOn: null })) },
    },
  ])
}, 60_000)

test('A-213 a paste from Excel fills the fields, and names the rows that were not understood', async () => {
  show()
  const dialog = await open('Nya priser från …')
  type(/^Klistra in från Excel/, 'Namn\tPris\nBeviljad timme, Tätort\t545,50\nRum och dygn\t365\nMatlåda\t80\n')
  await within(dialog).findByText('2 priser lästes och står i sina fält.')
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(item => item.textContent),
  ).toEqual([
    'Rad 1, ”Namn Pris”: namnet finns inte i prislistan',
    'Rad 4, ”Matlåda 80”: namnet finns inte i prislistan',
  ])
  await waitFor(() => expect(screen.getByLabelText(/^Rum och dygn/)).toHaveValue('365'))
  expect(screen.getByLabelText(/^Beviljad timme, Tätort/)).toHaveValue('545,50')
  expect(within(dialog).getByText(/^Ersätter 530,00 kr från samma dag$/)).toBeInTheDocument()
  press('Visa effekten')
  await within(dialog).findByRole('table', { name: 'Effekt på prognoserna' })
  press('Spara')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent.at(-1)?.body).toEqual({
    validFrom: '2027-01-01',
    prices: [
      { key: hour, value: 545.5, basedOn: 530 },
      { key: 'price-room-day', value: 365, basedOn: null },
    ],
  })
}, 60_000)

test('a corrected paste empties what the former one filled and it does not name; other fields stay', async () => {
  show()
  await open('Nya priser från …')
  type(/^Beviljad timme, Service/, '410')
  type(/^Klistra in från Excel/, 'Beviljad timme, Tätort\t545,50\nUtförd timme, Tätort\t600\n')
  await waitFor(() => expect(screen.getByLabelText(/^Utförd timme, Tätort/)).toHaveValue('600'))
  type(/^Klistra in från Excel/, 'Beviljad timme, Tätort\t540\n')
  await waitFor(() => expect(screen.getByLabelText(/^Utförd timme, Tätort/)).toHaveValue(''))
  expect(screen.getByLabelText(/^Beviljad timme, Tätort/)).toHaveValue('540')
  type(/^Klistra in från Excel/, '')
  await waitFor(() => expect(screen.getByLabelText(/^Beviljad timme, Tätort/)).toHaveValue(''))
  expect(screen.getByLabelText(/^Beviljad timme, Service/)).toHaveValue('410')
}, 60_000)

test('the sum of several years names them', async () => {
  const figures = { ...cost, costAfter: 10_200_000 }
  const units = [2027, 2026].map(year => ({ unitId: 1, name: 'Norra', year, ...figures }))
  preview = () => ({ status: 200, body: { units, sum: { ...figures, costBefore: 20_000_000, costAfter: 20_400_000 } } })
  show()
  const dialog = await open('Ta bort Rum och dygn från 2026-01-01')
  const told = /^Kostnaden för 2026 och 2027 ändras sammanlagt med \+400\s000 kr i 1 enhet\.$/
  expect(await within(dialog).findByText(told)).toBeInTheDocument()
}, 30_000)

test.each([
  ['-1', 'negativt'],
  ['100000', 'för stort'],
  ['1,005', 'för många decimaler'],
  ['', 'minst ett pris'],
])(
  '"%s" is refused in the field, and nothing is asked',
  async (typed, message) => {
    show()
    const dialog = await open('Nya priser från …')
    type(/^Beviljad timme, Tätort/, typed)
    press('Visa effekten')
    await waitFor(() => expect(screen.getByLabelText(/^Beviljad timme, Tätort/)).toBeInvalid())
    expect(dialog).toHaveTextContent(message)
    expect(sent).toEqual([])
  },
  60_000,
)

test('a price that somebody else has changed meanwhile is not written over, and what was typed stays', async () => {
  show()
  const dialog = await open('Nya priser från …')
  type(/^Rum och dygn/, '365')
  press('Visa effekten')
  await within(dialog).findByRole('table', { name: 'Effekt på prognoserna' })
  const details = { reason: 'changed', current: 400 }
  save = () => ({ status: 409, body: { statusCode: 409, code: 'conflict', message: 'X', details } })
  press('Spara')
  expect(await within(dialog).findByRole('alert')).toBeVisible()
  expect(screen.getByLabelText(/^Rum och dygn/)).toHaveValue('365')
}, 60_000)

test('what its removal does is shown before a price goes', async () => {
  show()
  const dialog = await open('Ta bort Rum och dygn från 2026-01-01')
  await within(dialog).findByRole('table', { name: 'Effekt på prognoserna' })
  expect(dialog).toHaveTextContent(/Priset 350,00\skr tas bort\./)
  fireEvent.click(within(dialog).getByRole('button', { name: 'Ta bort' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([
    { method: 'POST', path: '/preview', body: { remove: 6 } },
    { method: 'DELETE', path: '/6', body: undefined },
  ])
}, 30_000)

test.each([
  [
    'begins to show income',
    { incomeAfter: 9_000_000 },
    /^Prognosen för 1 enhet börjar visa intäkter, sammanlagt 9\s000\s000 kr för 2026\.$/,
  ],
  ['shows none any more', { incomeBefore: 9_000_000 }, /^Prognosen för 1 enhet visar inga intäkter längre\.$/],
])(
  'a forecast that %s says so',
  async (_what, figures, told) => {
    const units = [{ unitId: 1, name: 'Norra', year: 2026, ...cost, ...figures }]
    preview = () => ({ status: 200, body: { units, sum: { ...cost, ...figures } } })
    show()
    const dialog = await open('Ta bort Rum och dygn från 2026-01-01')
    expect(await within(dialog).findByText(told)).toBeInTheDocument()
    const [row] = within(dialog).getAllByRole('row').slice(1)
    expect(row).toHaveTextContent(/–$/)
  },
  30_000,
)

import '@testing-library/jest-dom'
import { configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { BudgetChangeOnWire } from '@veckovis/contracts/budget'
import { addMessages, PlatformProvider } from '@veckovis/platform'
import { QueryProvider } from '@veckovis/platform/queries'
import sv from '../../../locales/sv.json'
import { queryClient } from '../../data/query-client'
import { BudgetChanges } from './budget-changes'

const { fetch: own } = globalThis

type Sent = { readonly path: string; readonly body: unknown }

const made = { createdAt: '2026-03-18T09:00:00.000Z', createdBy: 'Eva Ek', withdrawnAt: null, withdrawnBy: null }
const summer: BudgetChangeOnWire = {
  id: 7,
  firstDay: '2026-07-01',
  kronor: 150_000.5,
  hours: -40,
  reason: 'Tillskott för sommaren',
  ...made,
}
const gone: BudgetChangeOnWire = {
  ...summer,
  id: 8,
  firstDay: '2026-02-01',
  kronor: 0,
  hours: 12,
  reason: 'Felskrivet',
  withdrawnAt: '2026-03-19T09:00:00.000Z',
  withdrawnBy: 'Bo Bok',
}

let sent: Sent[] = []
let list = { isLocked: true, approve: true, changes: [] as BudgetChangeOnWire[] }
let refusal: object | null = null

const json = (body: unknown, status = 200) =>
  Promise.resolve(new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }))

const serve: typeof fetch = (input, init) => {
  const path = String(input).replace(/^.*\/budget\/unit\/12\/2026\/changes/, '')
  if (init?.method !== 'POST') return json(list)
  sent.push({ path, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined })
  return refusal === null ? json(summer) : json(refusal, 409)
}

beforeAll(() => {
  // A dialog in jsdom takes seconds where other tests run beside this one.
  configure({ asyncUtilTimeout: 10_000 })
  addMessages('mf-budget', 'sv', sv)
})
beforeEach(() => {
  sent = []
  refusal = null
  list = { isLocked: true, approve: true, changes: [gone, summer] }
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
        <BudgetChanges unitId={12} year={2026} />
      </QueryProvider>
    </PlatformProvider>,
  )

const plain = (text: string | null) => (text ?? '').replace(/\s/gu, ' ').replaceAll('−', '-')
const open = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Ny ändring' }))
  return screen.findByRole('dialog')
}
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('changes stand by day with amounts, reason and who, and those that are withdrawn count in no sum', async () => {
  show()
  const table = await screen.findByRole('table')
  const rows = within(table)
    .getAllByRole('row')
    .slice(1)
    .map(row => plain(row.textContent))
  expect(rows).toEqual([
    '2026-02-010 kr+12 timFelskrivet2026-03-18, Eva EkÅterkallad 2026-03-19, Bo Bok',
    '2026-07-01+150 000,5 kr-40 timTillskott för sommaren2026-03-18, Eva EkÅterkalla',
    'Summa som räknas+150 000,5 kr-40 tim',
  ])
}, 30_000)

test('who may not approve budgets reads them, without a button', async () => {
  list = { ...list, approve: false }
  show()
  await screen.findByRole('table')
  expect(screen.queryByRole('button')).toBeNull()
}, 30_000)

test('a reduction is added with its day, amounts and reason', async () => {
  list = { ...list, changes: [] }
  show()
  expect(await screen.findByText('Budgeten har inga ändringar.')).toBeVisible()
  await open()
  type(/^Från och med/, '2026-09-01')
  type(/^Kronor/, '-20 000')
  type(/^Anledning/, ' Färre platser ')
  press('Spara')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const body = { firstDay: '2026-09-01', kronor: -20_000, hours: 0, reason: 'Färre platser' }
  expect(sent).toEqual([{ path: '', body: { requestId: expect.any(String) as string, ...body } }])
}, 30_000)

test('nothing, another year and no reason are refused in their fields, and a refusal of the server in words', async () => {
  show()
  const dialog = await open()
  type(/^Från och med/, '2027-01-01')
  press('Spara')
  expect(await within(dialog).findByText('Dagen ligger inte under budgetens år')).toBeInTheDocument()
  expect(within(dialog).getByText('Ange kronor eller timmar')).toBeInTheDocument()
  expect(screen.getByLabelText(/^Anledning/)).toBeInvalid()
  expect(sent).toEqual([])
  const message = 'Årets resursbudget är inte låst.'
  refusal = { statusCode: 409, code: 'conflict', message, details: { reason: 'year-not-locked' } }
  type(/^Från och med/, '2026-01-01')
  type(/^Timmar/, '12,5')
  type(/^Anledning/, 'Fler')
  press('Spara')
  expect(await within(dialog).findByText(message)).toBeVisible()
}, 30_000)

test('one is withdrawn once it has been asked about', async () => {
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Återkalla ändringen från 2026-07-01' }))
  const dialog = await screen.findByRole('dialog')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Återkalla' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([{ path: '/7/withdraw', body: undefined }])
}, 30_000)

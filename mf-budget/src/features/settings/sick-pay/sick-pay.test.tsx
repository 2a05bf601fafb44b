import '@testing-library/jest-dom'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { CostPreview, SickPayRuleOnWire } from '@veckovis/contracts/budget'
import { addMessages, PlatformProvider } from '@veckovis/platform'
import { QueryProvider } from '@veckovis/platform/queries'
import sv from '../../../../locales/sv.json'
import { queryClient } from '../../../data/query-client'
import { SickPay } from './sick-pay'

const { fetch: own } = globalThis

type Sent = { readonly method: string; readonly path: string; readonly body: unknown }

const norra = { unitId: 1, name: 'Norra', year: 2027, costBefore: 10_000_000, costAfter: 9_988_000 }
const effect: CostPreview = {
  units: [{ ...norra, leftBefore: 50_000, leftAfter: 62_000 }],
  sum: { costBefore: 10_000_000, costAfter: 9_988_000, leftBefore: 50_000, leftAfter: 62_000 },
}
const byFactor: SickPayRuleOnWire = { id: 5, validFrom: '2025-01-01', bySpell: false, savedFromDay15: 1 }
const bySpell: SickPayRuleOnWire = { id: 9, validFrom: '2026-01-01', bySpell: true, savedFromDay15: 0.9 }

let sent: Sent[] = []
let rules: readonly SickPayRuleOnWire[] = []

const answer = (body: unknown) =>
  new Response(JSON.stringify(body), { status: 200, headers: { 'content-type': 'application/json' } })

/** A municipality with these rules. */
const serve: typeof fetch = (input, init) => {
  const path = String(input).replace(/^.*sick-pay/, '')
  const method = init?.method ?? 'GET'
  const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
  if (method !== 'GET') sent.push({ method, path, body })
  return Promise.resolve(answer(path === '/preview' ? effect : { id: 3, name: 'Åby', rules }))
}

beforeAll(() => addMessages('mf-budget', 'sv', sv))
beforeEach(() => {
  sent = []
  rules = [byFactor, bySpell]
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
        <SickPay municipalityId={3} year={2026} />
      </QueryProvider>
    </PlatformProvider>,
  )

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const open = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name }))
  return screen.findByRole('dialog')
}
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const choose = async (way: string) => {
  fireEvent.mouseDown(screen.getByRole('combobox', { name: /^Sätt att räkna/ }))
  fireEvent.click(await screen.findByText(way, { selector: '[class*="option"] *' }))
}
const saveAfterEffect = async (dialog: HTMLElement) => {
  press('Visa effekten')
  await within(dialog).findByRole('table', { name: 'Effekt på prognoserna' })
  press('Spara')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

test('A-214 the ways of counting stand by day, the latest first', async () => {
  show()
  const table = await screen.findByRole('table', { name: 'Sjuklön' })
  const rows = within(table).getAllByRole('row').slice(1)
  expect(rows.map(row => row.textContent)).toEqual([
    '2026-01-01Per sjukperiod0,9ÄndraTa bort',
    '2025-01-01Enligt 0,2Samma faktorÄndraTa bort',
  ])
})

test('A-214 without one the card says that the factor holds; by spell is saved once its effect has been shown', async () => {
  rules = []
  show()
  await screen.findByText('Inget är valt: varje timme räknas med budgetens faktor.')
  const dialog = await open('Nytt sätt att räkna')
  expect(screen.getByLabelText(/^Gäller från/)).toHaveValue('2027-01-01')
  expect(screen.getByLabelText(/^Sparas från dag 15/)).toHaveValue('1')
  press('Visa effekten')
  await within(dialog).findByRole('table')
  const set = { validFrom: '2027-01-01', bySpell: true, savedFromDay15: 1 }
  expect(sent).toEqual([{ method: 'POST', path: '/preview', body: { set } }])
  type(/^Sparas från dag 15/, '0,9')
  expect(within(dialog).queryByRole('table')).toBeNull()
  await saveAfterEffect(dialog)
  expect(sent.at(-1)).toEqual({ method: 'POST', path: '', body: { ...set, savedFromDay15: 0.9, basedOn: null } })
})

test.each([
  ['', 'Obligatoriskt'],
  ['1,01', 'för stort'],
  ['-1', 'negativt'],
  ['0,905', 'för många decimaler'],
])('a part "%s" is refused in the field, and nothing is asked', async (typed, message) => {
  show()
  const dialog = await open('Nytt sätt att räkna')
  type(/^Sparas från dag 15/, typed)
  press('Visa effekten')
  await waitFor(() => expect(screen.getByLabelText(/^Sparas från dag 15/)).toBeInvalid())
  expect(dialog.textContent?.toLowerCase()).toContain(message.toLowerCase())
  expect(sent).toEqual([])
})

test('the factor has no part to type, takes over that of before, and rests on what it replaces', async () => {
  show()
  const dialog = await open('Nytt sätt att räkna')
  type(/^Gäller från/, '2025-01-01')
  expect(within(dialog).getByText('Ersätter ”Enligt 0,2” från samma dag.')).toBeInTheDocument()
  type(/^Gäller från/, '2026-07-01')
  type(/^Sparas från dag 15/, 'x')
  await choose('Enligt 0,2')
  expect(within(dialog).queryByLabelText(/^Sparas från/)).toBeNull()
  await saveAfterEffect(dialog)
  const set = { validFrom: '2026-07-01', bySpell: false, savedFromDay15: 0.9 }
  expect(sent.at(-1)?.body).toEqual({ ...set, basedOn: null })
})

test('a change keeps its day and rests on what was read', async () => {
  show()
  const dialog = await open('Ändra sättet att räkna från 2026-01-01')
  expect(within(dialog).queryByLabelText(/^Gäller från/)).toBeNull()
  type(/^Sparas från dag 15/, '0,8')
  await saveAfterEffect(dialog)
  const way = { bySpell: true, savedFromDay15: 0.9 }
  expect(sent.at(-1)?.body).toEqual({ validFrom: '2026-01-01', bySpell: true, savedFromDay15: 0.8, basedOn: way })
})

test('what its removal does is shown before it goes', async () => {
  show()
  const dialog = await open('Ta bort sättet att räkna från 2026-01-01')
  await within(dialog).findByRole('table', { name: 'Effekt på prognoserna' })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Ta bort' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent.map(({ method, path }) => [method, path])).toEqual([
    ['POST', '/preview'],
    ['DELETE', '/9'],
  ])
})

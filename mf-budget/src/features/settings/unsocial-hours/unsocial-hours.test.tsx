import '@testing-library/jest-dom'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { CostPreview, UnsocialRuleOnWire } from '@veckovis/contracts/budget'
import { addMessages, PlatformProvider } from '@veckovis/platform'
import { QueryProvider } from '@veckovis/platform/queries'
import sv from '../../../../locales/sv.json'
import { queryClient } from '../../../data/query-client'
import { UnsocialHours } from './unsocial-hours'

const { fetch: own } = globalThis

type Sent = { readonly method: string; readonly path: string; readonly body: unknown }

const norra = { unitId: 1, name: 'Norra', year: 2026, costBefore: 10_000_000, costAfter: 10_012_000 }
const effect: CostPreview = {
  units: [{ ...norra, leftBefore: 50_000, leftAfter: 38_000 }],
  sum: { costBefore: 10_000_000, costAfter: 10_012_000, leftBefore: 50_000, leftAfter: 38_000 },
}
const usual = { 'weekday-night': 1, weekend: 2, 'major-holiday': 4 }
const heavier = { ...usual, weekend: 2.5 }
const evenly: UnsocialRuleOnWire = { id: 5, validFrom: '2025-01-01', byCalendar: false, weights: usual }
const calendar: UnsocialRuleOnWire = { id: 9, validFrom: '2026-01-01', byCalendar: true, weights: heavier }

let sent: Sent[] = []
let rules: readonly UnsocialRuleOnWire[] = []
let preview: () => { readonly status: number; readonly body: unknown } = () => ({ status: 200, body: effect })

const answer = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

/** A municipality with these rules. */
const serve: typeof fetch = (input, init) => {
  const path = String(input).replace(/^.*unsocial-hours/, '')
  const method = init?.method ?? 'GET'
  const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
  if (method !== 'GET') sent.push({ method, path, body })
  if (path === '/preview') {
    const { status, body: told } = preview()
    return Promise.resolve(answer(told, status))
  }
  return Promise.resolve(answer({ id: 3, name: 'Åby', rules }))
}

beforeAll(() => addMessages('mf-budget', 'sv', sv))
beforeEach(() => {
  sent = []
  rules = [evenly, calendar]
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
        <UnsocialHours municipalityId={3} year={2026} />
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
  fireEvent.mouseDown(screen.getByRole('combobox', { name: /^Fördelning/ }))
  fireEvent.click(await screen.findByText(way, { selector: '[class*="option"] *' }))
}
const saveAfterEffect = async (dialog: HTMLElement) => {
  press('Visa effekten')
  await within(dialog).findByRole('table', { name: 'Effekt på prognoserna' })
  press('Spara')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

test('A-216 the rules stand by day, the latest first, with way and weights', async () => {
  show()
  const table = await screen.findByRole('table', { name: 'Obekväm arbetstid' })
  const rows = within(table).getAllByRole('row').slice(1)
  expect(rows.map(row => row.textContent)).toEqual([
    '2026-01-01Efter kalendernVardagsnätter 1, helger 2,5, storhelger 4ÄndraTa bort',
    '2025-01-01JämntEn 52-del per veckaÄndraTa bort',
  ])
})

test('A-216 without a rule the card says that it falls evenly; a new one is saved once its effect has been shown', async () => {
  rules = []
  show()
  await screen.findByText('Ingen fördelning är inlagd: tillägget fördelas jämnt.')
  const dialog = await open('Ny fördelning')
  expect(screen.getByLabelText(/^Gäller från/)).toHaveValue('2027-01-01')
  expect(screen.getByLabelText(/^Vikt för vardagsnätter/)).toHaveValue('1')
  type(/^Gäller från/, '2026-01-01')
  press('Visa effekten')
  await within(dialog).findByRole('table')
  expect(within(dialog).getByText(/ändras sammanlagt med \+12\s000 kr i 1 enhet\./)).toBeVisible()
  const set = { validFrom: '2026-01-01', byCalendar: true, weights: usual }
  expect(sent).toEqual([{ method: 'POST', path: '/preview', body: { set } }])

  type(/^Vikt för helger/, '2,5')
  expect(within(dialog).queryByRole('table')).toBeNull()
  await saveAfterEffect(dialog)
  expect(sent.slice(1)).toEqual([
    { method: 'POST', path: '/preview', body: { set: { ...set, weights: heavier } } },
    { method: 'POST', path: '', body: { ...set, weights: heavier, basedOn: null } },
  ])
})

test('A-216 the dialog says which week gets least and which most, as the weights are typed', async () => {
  rules = []
  show()
  const dialog = await open('Ny fördelning')
  type(/^Gäller från/, '2026-01-01')
  // Of 2026 by hand: 501 in all; a plain week is 9 and the week of Christmas 17.
  const told = '2026 får vecka 3 minst, 0,93 × en jämn vecka, och vecka 52 mest, 1,76 × en jämn vecka.'
  expect(await within(dialog).findByText(told)).toBeInTheDocument()
  expect(within(dialog).queryByText(/^Fördelningen börjar gälla/)).toBeNull()
  // Now 545 in all; the three days of Christmas of week 52 weigh 8 each, which makes it 29.
  type(/^Vikt för storhelger/, '8')
  expect(await within(dialog).findByText(/vecka 3 minst, 0,86 .*vecka 52 mest, 2,77 /)).toBeInTheDocument()
  type(/^Vikt för storhelger/, 'x')
  expect(within(dialog).queryByText(/en jämn vecka/)).toBeNull()
  type(/^Vikt för helger/, '1')
  type(/^Vikt för storhelger/, '1')
  expect(within(dialog).getByText(/^2026 får/)).toBeInTheDocument()
  // Within a year that began evenly, it holds from the next.
  type(/^Gäller från/, '2026-04-01')
  expect(await within(dialog).findByText('Fördelningen börjar gälla den 1 januari 2027.')).toBeInTheDocument()
  expect(within(dialog).getByText(/^2027 får/)).toBeInTheDocument()
})

test.each([
  ['', 'Obligatoriskt'],
  ['0', 'får inte vara 0'],
  ['-1', 'negativt'],
  ['100,01', 'för stort'],
  ['1,005', 'för många decimaler'],
  ['2 kr', 'enhet'],
])('a weight "%s" is refused in the field, and nothing is asked', async (typed, message) => {
  show()
  const dialog = await open('Ny fördelning')
  type(/^Vikt för helger/, typed)
  press('Visa effekten')
  await waitFor(() => expect(screen.getByLabelText(/^Vikt för helger/)).toBeInvalid())
  expect(dialog.textContent?.toLowerCase()).toContain(message.toLowerCase())
  expect(sent).toEqual([])
})

test('evenly has no weights to type, takes over those of before, and rests on what it replaces', async () => {
  show()
  const dialog = await open('Ny fördelning')
  type(/^Vikt för helger/, 'x')
  await choose('Jämnt')
  expect(within(dialog).queryByLabelText(/^Vikt för/)).toBeNull()
  await saveAfterEffect(dialog)
  const set = { validFrom: '2027-01-01', byCalendar: false, weights: heavier }
  expect(sent.at(-1)?.body).toEqual({ ...set, basedOn: null })
})

test('another one of the same day says what it replaces, and rests on it', async () => {
  show()
  const dialog = await open('Ny fördelning')
  type(/^Gäller från/, '2025-01-01')
  expect(within(dialog).getByText('Ersätter ”Jämnt” från samma dag.')).toBeInTheDocument()
  await saveAfterEffect(dialog)
  expect(sent.at(-1)?.body).toMatchObject({ byCalendar: true, basedOn: { byCalendar: false, weights: usual } })
})

test('a change keeps its day and rests on what was read', async () => {
  show()
  const dialog = await open('Ändra fördelning från 2026-01-01')
  expect(within(dialog).queryByLabelText(/^Gäller från/)).toBeNull()
  expect(screen.getByLabelText(/^Vikt för helger/)).toHaveValue('2,5')
  type(/^Vikt för helger/, '3')
  await saveAfterEffect(dialog)
  expect(sent.at(-1)?.body).toEqual({
    validFrom: '2026-01-01',
    byCalendar: true,
    weights: { ...usual, weekend: 3 },
    basedOn: { byCalendar: true, weights: heavier },
  })
})

test('one whose effect cannot be worked out is not saved; one that changes no year says so', async () => {
  show()
  const dialog = await open('Ny fördelning')
  preview = () => ({ status: 500, body: { statusCode: 500, code: 'internal', message: 'X' } })
  press('Visa effekten')
  const retry = await within(dialog).findByRole('button', { name: /Försök igen/ })
  expect(within(dialog).queryByRole('button', { name: 'Spara' })).toBeNull()
  const zero = { costBefore: 0, costAfter: 0, leftBefore: 0, leftAfter: 0 }
  preview = () => ({ status: 200, body: { units: [], sum: zero } })
  fireEvent.click(retry)
  expect(await within(dialog).findByText('Årets kostnad ändras inte i någon prognos.')).toBeVisible()
  expect(within(dialog).getByRole('button', { name: 'Spara' })).toBeEnabled()
})

test('what its removal does is shown before it goes', async () => {
  show()
  const dialog = await open('Ta bort fördelning från 2026-01-01')
  await within(dialog).findByRole('table', { name: 'Effekt på prognoserna' })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Ta bort' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([
    { method: 'POST', path: '/preview', body: { remove: 9 } },
    { method: 'DELETE', path: '/9', body: undefined },
  ])
})

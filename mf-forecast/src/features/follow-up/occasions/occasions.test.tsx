import '@testing-library/jest-dom'
import { act, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { Submission, SubmissionPreview } from '@veckovis/contracts/outcome'
import { addMessages, leaveQuestionAtom, PlatformProvider, platformStore, withTexts } from '@veckovis/platform'
import { QueryProvider } from '@veckovis/platform/queries'
import followUp from '../../../../locales/follow-up/sv.json'
import followUpEn from '../../../../locales/follow-up/en.json'
import sv from '../../../../locales/sv.json'
import type { OccasionOfUnit } from '../../../data/follow-up/submission-queries'
import { queryClient } from '../../../data/query-client'
import { Occasions } from './occasions'
import { occasions, preview, returned, submitted } from './occasions.fixture'

const { fetch: own } = globalThis

type Sent = { readonly path: string; readonly version: string | null; readonly body: unknown }
type Refusal = { readonly status: number; readonly body: object; readonly after?: () => void }

let sent: Sent[] = []
let listed: readonly OccasionOfUnit[] = []
let previewed: SubmissionPreview = preview
let shown: Submission = submitted
let refusal: Refusal | 'offline' | null = null
let failing = ''

const json = (body: unknown, status = 200) =>
  Promise.resolve(new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }))

const answerChange = (path: string) => {
  if (refusal === 'offline') return Promise.reject(new TypeError('Failed to fetch'))
  if (refusal === null)
    return json(
      path.includes('occasion') ? { id: 51, version: 1, number: 1 } : { id: 31, version: 2, state: 'returned' },
    )
  const { status, body, after } = refusal
  refusal = null
  after?.()
  return json({ statusCode: status, message: 'Nej', ...body }, status)
}

const serve: typeof fetch = (input, init) => {
  const path = String(input).replace(/^.*\/submissions/, '')
  if ((init?.method ?? 'GET') !== 'GET') {
    const body: unknown = JSON.parse(String(init?.body))
    sent.push({ path, version: new Headers(init?.headers).get('if-match'), body })
    return answerChange(path)
  }
  if (path === failing) return json({ statusCode: 500, code: 'server-error', message: 'Fel.' }, 500)
  if (path === '/unit/12/2026') return json({ occasions: listed })
  if (path.endsWith('/preview')) return json(previewed)
  if (path === '/21') return json(returned)
  if (path === '/31') return json(shown)
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
  listed = occasions
  previewed = preview
  shown = submitted
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

const OnPage = withTexts('forecast-follow-up', { sv: followUp, en: followUpEn }, Occasions)

const show = (canWrite = true) =>
  render(
    <PlatformProvider>
      <QueryProvider client={queryClient}>
        <OnPage unitId={12} year={2026} canWrite={canWrite} />
      </QueryProvider>
    </PlatformProvider>,
  )

const plain = (text: string | null) => (text ?? '').replace(/\s/gu, ' ').replaceAll('−', '-')
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const field = (label: RegExp) => screen.getByLabelText(label)
const type = (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } })
const absence = /^Kommentar till Frånvaro/
const cellsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map(row =>
      [...within(row).queryAllByRole('rowheader'), ...within(row).queryAllByRole('cell')].map(cell =>
        plain(cell.textContent),
      ),
    )

const openHandIn = async (name: RegExp = /^Lämna in för Februari/) => {
  fireEvent.click(await screen.findByRole('button', { name }))
  await screen.findByLabelText(absence)
  return screen.getByRole('dialog')
}
const handIn = () => press('Lämna in')
const pressAgain = async () => {
  // A press while one is under way sends nothing.
  await waitFor(() => expect(screen.getByRole('button', { name: 'Avbryt' })).toBeEnabled())
  handIn()
}

test('R-562 the occasions of the year stand with period, due day, state and what was handed in', async () => {
  show()
  const region = await screen.findByRole('region', { name: 'Uppföljningstillfällen' })
  const rows = cellsOf(within(region).getByRole('table')).slice(1)
  expect(rows.map(cells => cells.slice(0, 4))).toEqual([
    ['Februarijanuari', '2026-03-10Försenad', 'Ej inlämnad', ''],
    ['Marsjanuari–mars', '2026-04-15', 'Återlämnad2026-03-02 10:00, Bo Bok', '+100 000 kr-40,5 tim'],
    ['Augustijanuari–augusti', '2026-03-01', 'Inlämnad2026-03-02 10:00, Eva Ek', '+100 000 kr-40,5 tim'],
    ['Oktoberjanuari–oktober', '2026-03-01', 'Godkänd2026-03-02 10:00', '+100 000 kr-40,5 tim'],
  ])
  expect(rows.map(cells => cells[4])).toEqual(['Lämna in', 'Lämna in igenVisa', 'Lämna in igenVisa', 'Visa'])
}, 60_000)

test('one that was withdrawn is open again', async () => {
  const [, march] = occasions
  if (march?.submission === null || march === undefined) throw new Error('It is handed in')
  listed = [{ ...march, submission: { ...march.submission, state: 'withdrawn' } }]
  show()
  const region = await screen.findByRole('region', { name: 'Uppföljningstillfällen' })
  const [, row] = cellsOf(within(region).getByRole('table'))
  expect(row?.[2]).toBe('Ej inlämnadÅterkallad 2026-03-02 10:00, Bo Bok')
  expect(row?.[4]).toBe('Lämna inVisa')
}, 60_000)

test('without occasions there is a sentence and no table', async () => {
  listed = []
  show()
  expect(await screen.findByText('Kommunen har inga uppföljningstillfällen det här året.')).toBeVisible()
  expect(screen.queryByRole('table')).toBeNull()
}, 60_000)

test('those who only read hand nothing in', async () => {
  show(false)
  await screen.findByRole('region', { name: 'Uppföljningstillfällen' })
  expect(screen.queryByRole('button', { name: /^Lämna in/ })).toBeNull()
  expect(screen.getAllByRole('button', { name: /^Visa det inlämnade/ })).toHaveLength(3)
}, 60_000)

test('R-570 the dialog shows the year, the period, the steps, and the measures beside what their weeks have', async () => {
  show()
  const dialog = within(await openHandIn())
  const [figures, , measures] = dialog.getAllByRole('table')
  if (figures === undefined || measures === undefined) throw new Error('There are tables')
  expect(cellsOf(figures).slice(1)).toEqual([
    ['Helåret 2026', '5 200 000 kr9 600 tim', '5 300 000 kr9 559,5 tim', '+100 000 kr-40,5 tim', '+1,9 %'],
    ['Varav januari–mars', '1 200 000 kr2 400 tim', '1 210 000 kr2 400 tim', '+10 000 kr0 tim', '+0,8 %'],
  ])
  expect(cellsOf(measures)[1]).toEqual([
    'Färre timmar på nattenPågår, senast 2026-02-20Försenad',
    '1–4',
    '-12 000 kr-40,5 tim',
    '+3 000 kr+10 tim',
  ])
  expect(dialog.getByText(/^Steg som avviker mer än 2 % eller 50 000 kr behöver en kommentar/)).toBeInTheDocument()
}, 60_000)

test('R-563 a step above the threshold needs a comment, others may have one, and all goes in at once', async () => {
  show()
  await openHandIn()
  handIn()
  await waitFor(() => expect(field(absence)).toHaveAccessibleDescription(/Fältet är obligatoriskt\./))
  expect(sent).toEqual([])
  type(absence, ' Influensa i februari ')
  press('Lägg till kommentar till Vikarietimmar')
  await waitFor(() => expect(field(/^Kommentar till Vikarietimmar/)).toHaveFocus())
  type(/^Kommentar till Vikarietimmar/, 'Färre pass')
  handIn()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const comments = [
    { step: 'absence', text: 'Influensa i februari' },
    { step: 'substitute-hours', text: 'Färre pass' },
  ]
  const requestId = expect.any(String) as string
  expect(sent).toEqual([
    { path: '/unit/12/occasion/1', version: null, body: { requestId, digest: preview.digest, comments } },
  ])
}, 60_000)

test('figures that are others by now are read again, and what was typed goes in with them', async () => {
  show()
  await openHandIn()
  type(absence, 'Influensa')
  const { snapshot } = preview
  refusal = {
    ...{ status: 409, body: { code: 'figures-changed', details: {}, message: 'Siffrorna är andra nu.' } },
    after: () => {
      const steps = snapshot.steps.map(step => (step.id === 'absence' ? { ...step, ore: 13_000_000 } : step))
      previewed = { ...preview, digest: 'b'.repeat(64), snapshot: { ...snapshot, steps } }
    },
  }
  handIn()
  expect(await screen.findByText('Siffrorna har ändrats')).toBeInTheDocument()
  expect(screen.queryByText('Siffrorna är andra nu.')).toBeNull()
  expect(plain(screen.getByRole('row', { name: /^Frånvaro/ }).textContent)).toContain('+130 000')
  expect(field(absence)).toHaveValue('Influensa')
  await pressAgain()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent.at(-1)?.body).toMatchObject({
    digest: 'b'.repeat(64),
    comments: [{ step: 'absence', text: 'Influensa' }],
  })
}, 60_000)

test('what was written to a step that is gone is shown, and does not go in', async () => {
  previewed = { ...preview, comments: [{ step: 'given-kronor', text: 'Enligt ekonomisystemet' }] }
  show()
  await openHandIn()
  expect(screen.getByText(/^Steget Kronor från en källa finns inte längre/)).toBeInTheDocument()
  expect(screen.getByText('Enligt ekonomisystemet')).toBeInTheDocument()
  type(absence, 'Influensa')
  handIn()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent[0]?.body).toMatchObject({ comments: [{ step: 'absence', text: 'Influensa' }] })
}, 60_000)

test('a comment that the server misses is asked for in its field', async () => {
  show()
  await openHandIn()
  type(absence, 'Influensa')
  refusal = {
    status: 422,
    body: { code: 'comments-missing', details: { steps: ['calendar'] }, message: 'Kommentarer saknas.' },
  }
  handIn()
  const calendar = await screen.findByLabelText(/^Kommentar till Kalender/)
  expect(calendar).toHaveAccessibleDescription(/Fältet är obligatoriskt\./)
  expect(field(absence)).toHaveValue('Influensa')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Avbryt' })).toBeEnabled())
  type(/^Kommentar till Kalender/, 'Årets dagar')
  handIn()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent.at(-1)?.body).toMatchObject({ comments: [{ step: 'absence' }, { step: 'calendar' }] })
}, 60_000)

test('what was returned is handed in again from the comments of the last time, with the reason in sight', async () => {
  previewed = { ...preview, comments: [{ step: 'absence', text: 'Influensa' }] }
  show()
  await openHandIn(/^Lämna in igen för Mars/)
  expect(await screen.findByText('Skriv mer om frånvaron.')).toBeInTheDocument()
  expect(field(absence)).toHaveValue('Influensa')
  handIn()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent[0]).toMatchObject({ path: '/unit/12/occasion/2', body: { comments: [{ text: 'Influensa' }] } })
}, 60_000)

test.each([
  [
    { status: 409, body: { code: 'already-accepted', details: {}, message: 'Den är redan godkänd.' } },
    'Den är redan godkänd.',
  ],
  ['offline' as const, /Servern kunde inte nås|anslutning|nätet/i],
])(
  'a refusal is told in words, and what was typed stays: %j',
  async (refused, text) => {
    show()
    await openHandIn()
    type(absence, 'Influensa')
    refusal = refused
    handIn()
    expect(await screen.findByText(text)).toBeInTheDocument()
    expect(field(absence)).toHaveValue('Influensa')
  },
  30_000,
)

test('typed comments are asked about before they are left', async () => {
  show()
  await openHandIn()
  type(absence, 'Influensa')
  press('Avbryt')
  await waitFor(() => expect(platformStore.get(leaveQuestionAtom)).not.toBeNull())
  await act(async () => platformStore.get(leaveQuestionAtom)?.answer('stay'))
  expect(field(absence)).toHaveValue('Influensa')
  press('Avbryt')
  await waitFor(() => expect(platformStore.get(leaveQuestionAtom)).not.toBeNull())
  await act(async () => platformStore.get(leaveQuestionAtom)?.answer('discard'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}, 60_000)

const openShown = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Visa det inlämnade för Augusti' }))
  await screen.findByText('Influensa i februari')
  return within(screen.getByRole('dialog'))
}

test('what was handed in is shown as it was, with its comments below their steps, and what became of it', async () => {
  show(false)
  const dialog = await openShown()
  expect(dialog.getByText('Augusti 2026, Solgården')).toBeInTheDocument()
  const [, steps] = dialog.getAllByRole('table')
  if (steps === undefined) throw new Error('There are tables')
  expect(cellsOf(steps).slice(1)).toEqual([
    ['Budget', '5 200 000', '9 600'],
    ['Frånvaro', '+120 000', '-40,5'],
    ['Influensa i februari'],
    ['Vikarietimmar', '-15 000', '0'],
    ['Kalender och avstämning', '-5 000', '0'],
    ['Kommentaren är raderad.'],
    ['Helårsprognos', '5 300 000', '9 559,5'],
  ])
  expect(dialog.getByRole('region', { name: 'Månad för månad, inlämnat' })).toBeInTheDocument()
  expect(dialog.getAllByRole('listitem').map(item => plain(item.textContent))).toEqual([
    'Inlämnad2026-03-02 10:00, Eva Ek',
  ])
  expect(dialog.queryByRole('button', { name: /^(Återkalla|Godkänn|Återlämna)$/ })).toBeNull()
}, 60_000)

test('whoever handed it in withdraws it, and is asked first', async () => {
  shown = { ...submitted, may: { withdraw: true, decide: false } }
  show()
  await openShown()
  press('Återkalla')
  expect(await screen.findByText(/^Tillfället blir öppet igen/)).toBeInTheDocument()
  expect(sent).toEqual([])
  press('Återkalla')
  await waitFor(() => expect(sent).toEqual([{ path: '/31/withdraw', version: '"31-1"', body: {} }]))
}, 60_000)

test('R-566 those who decide accept it, or return it with a comment', async () => {
  shown = { ...submitted, may: { withdraw: false, decide: true } }
  show()
  await openShown()
  press('Återlämna')
  const comment = await screen.findByRole('textbox', { name: /^Kommentar/ })
  press('Återlämna')
  await waitFor(() => expect(comment).toHaveAccessibleDescription(/Fältet är obligatoriskt\./))
  fireEvent.change(comment, { target: { value: 'Skriv mer.' } })
  press('Återlämna')
  await screen.findByRole('button', { name: 'Godkänn' })
  press('Godkänn')
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent).toEqual([
    { path: '/31/decision', version: '"31-1"', body: { decision: 'returned', comment: 'Skriv mer.' } },
    { path: '/31/decision', version: '"31-1"', body: { decision: 'accepted', comment: null } },
  ])
}, 60_000)

test('what cannot be accepted any more says why, and is read again', async () => {
  shown = { ...submitted, may: { withdraw: false, decide: true } }
  show()
  const dialog = await openShown()
  refusal = {
    ...{ status: 409, body: { code: 'replaced', details: {}, message: 'Enheten har lämnat in på nytt.' } },
    after: () => {
      shown = { ...submitted, replacedBy: 51 }
    },
  }
  press('Godkänn')
  expect(await screen.findByText('Enheten har lämnat in på nytt.')).toBeInTheDocument()
  expect(await dialog.findByRole('button', { name: 'Visa det nya' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Godkänn' })).toBeNull()
}, 60_000)

test('occasions that cannot be read say so, with a way to try again', async () => {
  failing = '/unit/12/2026'
  show()
  const again = await screen.findByRole('button', { name: 'Försök igen' })
  failing = ''
  fireEvent.click(again)
  expect(await screen.findByRole('region', { name: 'Uppföljningstillfällen' })).toBeInTheDocument()
}, 60_000)

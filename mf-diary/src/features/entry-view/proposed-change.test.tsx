import '@testing-library/jest-dom'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { DiaryRecord, ProposedChange as Proposal } from '@veckovis/contracts/diary'
import { addMessages, notificationsAtom, platformStore, PlatformProvider } from '@veckovis/platform'
import { QueryProvider } from '@veckovis/platform/queries'
import { weekAlone } from '../../data/consequence.fixture'
import { vacation } from '../../data/entry.fixture'
import { queryClient } from '../../data/query-client'
import { diaryTexts } from '../../data/texts.fixture'
import { ProposedChange } from './proposed-change'

const { fetch: own } = globalThis
const record: DiaryRecord = { ...vacation, status: 'APPROVED', effects: [], changes: [] }
const waiting: Proposal = {
  ...{
    id: 5,
    entryId: 1,
    status: 'WAITING',
    at: '2026-08-01T08:00:00.000Z',
    by: 'Bo Al',
    isOwn: false,
    isStale: false,
  },
  after: { lastDay: '2026-08-18', perDay: 6, substitute: null },
  decision: null,
}
const sent: { readonly address: string; readonly body: object }[] = []
let refusal: object | null = null

const answer = (body: object, status = 200) =>
  Promise.resolve(new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }))

const serve: typeof fetch = (input, init) => {
  const address = String(input)
  if (address.endsWith('/approvers'))
    return answer({ approvers: [{ name: 'Siv Ek' }], mayRemind: true, remindedToday: false })
  if (address.endsWith('/consequence')) return answer(weekAlone)
  sent.push({ address, body: JSON.parse(String(init?.body)) as object })
  if (refusal !== null) return answer(refusal, 409)
  if (address.endsWith('/approve'))
    return answer({ ...record, draft: { unitId: 1, rows: [] }, brought: true, closedWeeks: [] })
  return answer({ ...waiting, status: 'REJECTED', decision: { at: waiting.at, by: null, comment: '' } })
}

const show = (proposal: Proposal, approves: boolean | undefined) =>
  render(
    <PlatformProvider>
      <QueryProvider client={queryClient}>
        <ProposedChange
          entry={record}
          proposal={proposal}
          names={{ absences: [], substitutes: [] }}
          approves={approves}
        />
      </QueryProvider>
    </PlatformProvider>,
  )

beforeAll(() => addMessages('mf-diary', 'sv', diaryTexts.sv))
beforeEach(() => {
  queryClient.clear()
  sent.length = 0
  refusal = null
  globalThis.fetch = serve
})
afterEach(() => {
  globalThis.fetch = own
})

const part = () => screen.getByRole('region', { name: 'Föreslagen ändring' })
const button = (name: string) => screen.queryByRole('button', { name })

test('what is proposed stands there with who proposed it, and whoever approves makes the change', async () => {
  show(waiting, true)
  expect(part()).toHaveTextContent(
    'Ändring väntar på beslut' +
      'Föreslagen 2026-08-01, Bo Al' +
      'Sista frånvarodagen: 2026-08-14 → 2026-08-18' +
      'Timmar per dag: 8 → 6',
  )
  expect(button('Återkalla förslaget')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Godkänn ändringen' }))
  await waitFor(() => expect(button('Godkänn ändringen')).toBeEnabled())
  expect(sent).toEqual([{ address: expect.stringMatching(/\/diary\/1\/proposal\/approve$/), body: { proposal: 5 } }])
}, 30_000)

test('whoever approves sees beforehand what the change does to the forecast; who may not, and of one that fits no more, nothing', async () => {
  const { unmount } = show(waiting, true)
  expect(await screen.findByText('95,4 % → 100,5 %')).toBeInTheDocument()
  unmount()
  show({ ...waiting, isStale: true }, true)
  show(waiting, false)
  expect(await screen.findByText(/Det har: Siv Ek/)).toBeInTheDocument()
  expect(screen.queryByText('95,4 % → 100,5 %')).toBeNull()
})

test('a rejection is asked about, and says why', async () => {
  show(waiting, true)
  fireEvent.click(screen.getByRole('button', { name: 'Avslå ändringen' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText('Kommentar'), { target: { value: 'Vi är för få.' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Avslå ändringen' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toEqual({
    address: expect.stringMatching(/\/diary\/1\/proposal\/reject$/),
    body: { proposal: 5, comment: 'Vi är för få.' },
  })
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Avslå ändringen' })).toBeEnabled())
}, 30_000)

test('who proposed it and may not approve sees who may, and withdraws it', async () => {
  show({ ...waiting, isOwn: true }, false)
  expect(await screen.findByText(/Det har: Siv Ek/)).toBeInTheDocument()
  expect(button('Godkänn ändringen')).toBeNull()
  expect(button('Avslå ändringen')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Återkalla förslaget' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.address).toMatch(/\/diary\/1\/proposal\/withdraw$/)
  await waitFor(() => expect(button('Återkalla förslaget')).toBeEnabled())
}, 30_000)

test('of an absence that was changed meanwhile it is rejected only, and that is said', () => {
  show({ ...waiting, isStale: true }, true)
  expect(screen.getByText(/Frånvaron har ändrats efter förslaget/)).toBeInTheDocument()
  expect(button('Godkänn ändringen')).toBeDisabled()
  expect(button('Avslå ändringen')).toBeEnabled()
})

test('of an absence that somebody has already changed in the same way that is said', () => {
  show({ ...waiting, isStale: true, after: { lastDay: '2026-08-14', perDay: 8, substitute: null } }, true)
  expect(part()).toHaveTextContent('Frånvaron är redan så som förslaget säger')
})

const told = () => platformStore.get(notificationsAtom).map(({ lines }) => lines.join(' '))

test('what the server refuses is told', async () => {
  refusal = { code: 'conflict', statusCode: 409, message: 'Väntar inte.', details: { reason: 'change-decided' } }
  show(waiting, true)
  fireEvent.click(screen.getByRole('button', { name: 'Godkänn ändringen' }))
  // The section may be gone once the entry is read again: it is told where it stays.
  await waitFor(() => expect(told().at(-1)).toMatch(/Väntar inte\./))
}, 30_000)

test('of a rejected one the reason stands there, and nothing is to be done', () => {
  const decision = { at: '2026-08-02T08:00:00.000Z', by: 'Siv Ek', comment: 'Vi är för få.' }
  show({ ...waiting, status: 'REJECTED', isOwn: true, decision }, true)
  expect(part()).toHaveTextContent('Avslagen 2026-08-02, Siv Ek' + 'Kommentar: Vi är för få.')
  expect(screen.queryByRole('button')).toBeNull()
})

test('who decides sees from when to when it would be', () => {
  show({ ...waiting, times: { from: '10:00', to: '16:00', isNightWork: false } }, true)
  expect(part()).toHaveTextContent('→ 10:00–16:00')
})

import '@testing-library/jest-dom'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { addMessages, PlatformProvider } from '@veckovis/platform'
import { QueryProvider } from '@veckovis/platform/queries'
import { vacation } from '../../../data/entry.fixture'
import { queryClient } from '../../../data/query-client'
import { diaryTexts } from '../../../data/texts.fixture'
import { ChangeDialog } from './change-dialog'

const { fetch: own } = globalThis
const approved = { ...vacation, status: 'APPROVED' as const }
const sent: { readonly address: string; readonly version: string | null; readonly body: object }[] = []

const answer = (body: object) =>
  Promise.resolve(
    new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json', etag: '"1-1"' } }),
  )

const person = { ...vacation.staff, employedFrom: '2024-01-01', employedTo: null, proposals: [] }

const serve: typeof fetch = (input, init) => {
  const address = String(input)
  if (address.endsWith('/basis')) return answer({ pauseMinutes: 30, today: '2026-08-12', people: [person] })
  if (address.endsWith('/overlaps')) return answer({ days: [], others: [] })
  if (address.endsWith('/approvers'))
    return answer({ approvers: [{ name: 'Siv Ek' }], mayRemind: true, remindedToday: false })
  if (address.endsWith('/proposal')) {
    const version = new Headers(init?.headers).get('if-match')
    sent.push({ address, version, body: JSON.parse(String(init?.body)) as object })
    const after = { lastDay: '2026-08-18', perDay: 8, substitute: null }
    const waits = { ...{ isOwn: true, isStale: false, decision: null }, status: 'WAITING', by: 'Bo Al' }
    return answer({ ...waits, id: 5, entryId: 1, at: '2026-08-12T08:00:00.000Z', after })
  }
  if (address.endsWith('/change')) {
    const version = new Headers(init?.headers).get('if-match')
    sent.push({ address, version, body: JSON.parse(String(init?.body)) as object })
    return answer({
      ...approved,
      draft: { unitId: 1, rows: [] },
      brought: true,
      closedWeeks: [{ year: 2026, week: 32 }],
    })
  }
  return answer(address.endsWith('/diary/1') ? { ...approved, effects: [], changes: [] } : [])
}

beforeAll(() => addMessages('mf-diary', 'sv', diaryTexts.sv))
beforeEach(() => {
  sent.length = 0
  globalThis.fetch = serve
})
afterEach(() => {
  globalThis.fetch = own
})

const show = (approves: boolean) => {
  const closed: string[] = []
  render(
    <PlatformProvider>
      <QueryProvider client={queryClient}>
        <ChangeDialog unitId={1} id={1} approves={approves} onClose={() => closed.push('closed')} />
      </QueryProvider>
    </PlatformProvider>,
  )
  return closed
}

test('a later last day is sent once with the version that was read', async () => {
  const closed = show(true)
  const lastDay = await screen.findByLabelText(/^Sista frånvarodagen/)
  expect(lastDay).toHaveValue('2026-08-14')
  expect(screen.getByText(/^Åsa Öberg \(f\. 1985\) är borta från 2026-08-10\./)).toBeInTheDocument()
  fireEvent.change(lastDay, { target: { value: '2026-08-16' } })
  fireEvent.click(screen.getByRole('button', { name: 'Spara' }))
  expect(await screen.findByText(/^Ingen av postens veckodagar/)).toBeInTheDocument()
  fireEvent.change(lastDay, { target: { value: '2026-08-18' } })
  fireEvent.click(screen.getByRole('button', { name: 'Spara' }))
  await waitFor(() => expect(closed).toEqual(['closed']))
  expect(sent).toEqual([
    {
      address: expect.stringMatching(/\/diary\/1\/change$/),
      version: '"1-1"',
      body: { requestId: expect.any(String), lastDay: '2026-08-18', hours: { perDay: 8 }, substitute: null },
    },
  ])
}, 30_000)

test('who may not approve proposes the change, and sees who decides on it', async () => {
  const closed = show(false)
  expect(await screen.findByText(/Det har: Siv Ek/)).toBeInTheDocument()
  expect(screen.getByText(/väntar tills någon som får godkänna har beslutat/)).toBeInTheDocument()
  fireEvent.change(await screen.findByLabelText(/^Sista frånvarodagen/), { target: { value: '2026-08-18' } })
  fireEvent.click(screen.getByRole('button', { name: 'Föreslå ändringen' }))
  await waitFor(() => expect(closed).toEqual(['closed']))
  expect(sent).toEqual([
    {
      address: expect.stringMatching(/\/diary\/1\/proposal$/),
      version: '"1-1"',
      body: { lastDay: '2026-08-18', hours: { perDay: 8 }, substitute: null },
    },
  ])
}, 30_000)

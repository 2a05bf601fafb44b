import '@testing-library/jest-dom'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { DiaryBasis, DiaryEntry } from '@veckovis/contracts/diary'
import { addMessages, PlatformProvider } from '@veckovis/platform'
import { QueryProvider } from '@veckovis/platform/queries'
import { vacation } from '../../data/entry.fixture'
import { queryClient } from '../../data/query-client'
import { diaryTexts } from '../../data/texts.fixture'
import { EntryDialog } from './entry-dialog'

const { fetch: own } = globalThis
const sent: unknown[] = []
const posted: string[] = []
let stored: DiaryEntry
let people: DiaryBasis['people']

const tag = () => `"${stored.version}"`

const answer = (status: number, body: object) =>
  Promise.resolve(
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', etag: tag() } }),
  )

/** One entry as the server keeps it: a change of another version than the newest is refused with 412. */
const serve: typeof fetch = (input, init) => {
  const address = String(input)
  if (address.endsWith('/basis')) return answer(200, { pauseMinutes: 30, today: '2026-03-18', people })
  if (init?.method === 'POST') {
    sent.push(JSON.parse(String(init.body)))
    posted.push(address)
    if (address.endsWith('/decided')) return answer(200, { ...stored, rest: null, draft: { unitId: 1, rows: [] } })
    return answer(200, stored)
  }
  if (!address.endsWith('/diary/1')) return answer(200, [])
  if (init?.method !== 'PATCH') return answer(200, { ...stored, effects: [], changes: [] })
  if (new Headers(init.headers).get('if-match') !== tag())
    return answer(412, { statusCode: 412, code: 'stale-version', message: 'X', details: { version: stored.version } })
  sent.push(JSON.parse(String(init.body)))
  return answer(200, stored)
}

beforeAll(() => addMessages('mf-diary', 'sv', diaryTexts.sv))
beforeEach(() => {
  const extra = { category: 'EXTRA_RESOURCE', reason: 'VAK', typeId: 3, staff: null } as const
  stored = { ...vacation, ...extra, title: 'Kväll' }
  sent.length = 0
  posted.length = 0
  people = []
  globalThis.fetch = serve
})
afterEach(() => {
  globalThis.fetch = own
})

test('somebody else was first: what is typed stays, the rest shows what is stored now and is sent so', async () => {
  const shown: string[] = []
  render(
    <PlatformProvider>
      <QueryProvider client={queryClient}>
        <EntryDialog unitId={1} approves dialog={{ kind: 'edit', id: 1 }} onDialog={({ kind }) => shown.push(kind)} />
      </QueryProvider>
    </PlatformProvider>,
  )
  fireEvent.change(await screen.findByLabelText(/^Titel/), { target: { value: 'Min' } })
  stored = { ...stored, version: 2, title: 'Andras', notes: 'Andras', perDay: 6, from: '2026-08-11' }
  fireEvent.click(screen.getByRole('button', { name: 'Spara' }))
  // Its line may be drawn again between being found and being looked at.
  await waitFor(() => expect(screen.getByText(/Någon annan har ändrat posten/)).toBeVisible())
  await waitFor(() => expect(screen.getByLabelText(/^Anteckningar/)).toHaveValue('Andras'))
  expect(screen.getByLabelText(/^Titel/)).toHaveValue('Min')
  expect(screen.getByLabelText(/^Från och med/)).toHaveValue('2026-08-11')
  fireEvent.click(screen.getByRole('button', { name: 'Spara' }))
  await waitFor(() => expect(shown).toEqual(['none']))
  expect(sent).toMatchObject([{ title: 'Min', notes: 'Andras', from: '2026-08-11', hours: { perDay: 6 } }])
}, 30_000)

test('an absence is one line: the fields show what it is taken for, and Enter saves it', async () => {
  const named = { distinction: null, employedFrom: '2024-01-01', employedTo: null }
  const proposals = [{ from: '2024-01-01', hours: 7.5 }]
  people = [
    { id: 4, firstName: 'Åsa', lastName: 'Öberg', ...named, proposals },
    { id: 5, firstName: 'Åsa', lastName: 'Ek', ...named, proposals },
  ]
  const shown: string[] = []
  render(
    <PlatformProvider>
      <QueryProvider client={queryClient}>
        <EntryDialog
          unitId={1}
          approves={false}
          dialog={{ kind: 'create', category: 'ABSENCE' }}
          onDialog={({ kind }) => shown.push(kind)}
        />
      </QueryProvider>
    </PlatformProvider>,
  )
  const line = await screen.findByLabelText('Skriv på en rad')
  const type = (value: string) => fireEvent.change(line, { target: { value } })
  type('Åsa sjuk snart')
  await waitFor(() =>
    expect(line).toHaveAccessibleDescription(/Flera personer stämmer: Åsa Öberg, Åsa Ek\..*tolkas: snart\.$/),
  )
  type('Åsa Öberg sjuk i morgon–tisdag, timvikarie')
  await waitFor(() =>
    expect(line).toHaveAccessibleDescription(
      'Tolkas som: Åsa Öberg · Korttidssjukfrånvaro · 2026-03-19 – 2026-03-24 · Timvikarie.',
    ),
  )
  expect(screen.getByLabelText(/^Till och med/)).toHaveValue('2026-03-24')
  fireEvent.submit(line)
  await waitFor(() => expect(shown).toEqual(['none']))
  expect(sent).toMatchObject([
    {
      ...{
        category: 'ABSENCE',
        staffId: 4,
        reason: 1,
        from: '2026-03-19',
        to: '2026-03-24',
        weekdays: [1, 2, 3, 4, 5],
      },
      ...{ hours: { perDay: 7.5 }, substitute: { typeId: 3, perDay: 7.5 } },
    },
  ])
}, 30_000)

test('A-181 anyone who approves saves and approves by one press; anyone who does not has no such button', async () => {
  const shown: string[] = []
  const dialogFor = (approves: boolean) => (
    <PlatformProvider>
      <QueryProvider client={queryClient}>
        <EntryDialog
          unitId={1}
          approves={approves}
          dialog={{ kind: 'copy', id: 1 }}
          onDialog={({ kind }) => shown.push(kind)}
        />
      </QueryProvider>
    </PlatformProvider>
  )
  const { rerender } = render(dialogFor(false))
  await screen.findByLabelText(/^Titel/)
  expect(screen.queryByRole('button', { name: 'Spara och godkänn' })).toBeNull()
  rerender(dialogFor(true))
  fireEvent.click(screen.getByRole('button', { name: 'Spara och godkänn' }))
  await waitFor(() => expect(shown).toEqual(['none']))
  expect(posted.map(address => address.replace(/^.*\/diary/, ''))).toEqual(['/unit/1/decided'])
  expect(sent).toMatchObject([{ category: 'EXTRA_RESOURCE', title: 'Kväll' }])
}, 30_000)

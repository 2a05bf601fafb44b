import '@testing-library/jest-dom'
import { render, screen } from '@testing-library/react'
import { addMessages, PlatformProvider } from '@veckovis/platform'
import { QueryProvider } from '@veckovis/platform/queries'
import { vacation } from '../../data/entry.fixture'
import { queryClient } from '../../data/query-client'
import { diaryTexts } from '../../data/texts.fixture'
import { EntryViewDialog } from './entry-view-dialog'

const { fetch: own } = globalThis
let stored = vacation

const answer = (body: object) =>
  Promise.resolve(
    new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json', etag: '"1-1"' } }),
  )

const serve: typeof fetch = input => {
  const address = String(input)
  if (address.endsWith('/approvers'))
    return answer({ approvers: [{ name: 'Siv Ek' }], mayRemind: false, remindedToday: false })
  return answer(address.endsWith('/diary/1') ? { ...stored, effects: [], changes: [] } : [])
}

const show = async (approves: boolean | undefined, entry = vacation) => {
  stored = entry
  render(
    <PlatformProvider>
      <QueryProvider client={queryClient}>
        <EntryViewDialog
          unitId={1}
          id={1}
          today="2026-03-18"
          approves={approves}
          actions={() => null}
          onClose={() => undefined}
        />
      </QueryProvider>
    </PlatformProvider>,
  )
  await screen.findByText('Semester')
}

beforeAll(() => addMessages('mf-diary', 'sv', diaryTexts.sv))
beforeEach(() => {
  queryClient.clear()
  globalThis.fetch = serve
})
afterEach(() => {
  globalThis.fetch = own
})

const part = () => screen.queryByRole('region', { name: 'Vem som får godkänna' })

test('who may not approve sees who may', async () => {
  await show(false)
  expect(part()).toBeInTheDocument()
  expect(await screen.findByText(/Det har: Siv Ek/)).toBeInTheDocument()
}, 30_000)

test.each([
  ['for somebody who may approve it', true, vacation],
  ['while that is not known', undefined, vacation],
  ['for what is decided', false, { ...vacation, status: 'APPROVED' as const }],
  ['for what is handled by hand', false, { ...vacation, handledAt: '2026-03-18T08:00:00.000Z' }],
  ['for what has begun and cannot be approved', false, { ...vacation, firstDate: '2026-03-18' }],
])(
  'the part is not there %s',
  async (_, approves, entry) => {
    await show(approves, entry)
    expect(part()).toBeNull()
  },
  30_000,
)

import '@testing-library/jest-dom'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { EntryApprovers } from '@veckovis/contracts/diary'
import { addMessages, PlatformProvider } from '@veckovis/platform'
import { QueryProvider } from '@veckovis/platform/queries'
import { vacation } from '../../data/entry.fixture'
import { queryClient } from '../../data/query-client'
import { diaryTexts } from '../../data/texts.fixture'
import { WhoApproves } from './who-approves'

const { fetch: own } = globalThis
const sent: string[] = []
let stored: EntryApprovers

const answer = (body: object) =>
  Promise.resolve(new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } }))

const serve: typeof fetch = (input, init) => {
  if (!String(input).endsWith('/remind')) return answer(stored)
  sent.push(new Headers(init?.headers).get('if-match') ?? '')
  stored = { ...stored, remindedToday: true }
  return answer({ mail: 'sent' })
}

const show = () =>
  render(
    <PlatformProvider>
      <QueryProvider client={queryClient}>
        <WhoApproves entry={vacation} />
      </QueryProvider>
    </PlatformProvider>,
  )

beforeAll(() => addMessages('mf-diary', 'sv', diaryTexts.sv))
beforeEach(() => {
  queryClient.clear()
  sent.length = 0
  stored = { approvers: [{ name: 'Siv Ek' }, { name: 'Bo Al' }], mayRemind: true, remindedToday: false }
  globalThis.fetch = serve
})
afterEach(() => {
  globalThis.fetch = own
})

const button = () => screen.queryByRole('button', { name: 'Påminn' })

test('those who may approve stand there by name, and are reminded once a day', async () => {
  show()
  expect(await screen.findByText('Du har inte behörighet att godkänna posten. Det har: Siv Ek, Bo Al.')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Påminn' }))
  expect(await screen.findByText('Påminda i dag. I morgon går det att påminna igen.')).toBeVisible()
  await waitFor(() => expect(button()).toBeDisabled())
  expect(sent).toEqual(['"1-1"'])
})

test('anyone who only reads sees who may, and reminds nobody', async () => {
  stored = { ...stored, mayRemind: false }
  show()
  expect(await screen.findByText(/Siv Ek, Bo Al/)).toBeVisible()
  expect(button()).toBeNull()
})

test('where nobody may approve that is said', async () => {
  stored = { ...stored, approvers: [] }
  show()
  expect(await screen.findByText(/Ingen får godkänna i enhetens dagbok ännu/)).toBeVisible()
  expect(button()).toBeNull()
})

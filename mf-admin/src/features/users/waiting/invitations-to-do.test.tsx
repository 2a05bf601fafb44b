import '@testing-library/jest-dom'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { AccountsToDoAnswer, PersonRow } from '@veckovis/contracts/people'
import { addMessages, PlatformProvider } from '@veckovis/platform'
import { QueryProvider } from '@veckovis/platform/queries'
import { MemoryRouter } from '@veckovis/platform/router'
import { preloadDialogs } from '@veckovis/ui/dialog'
import sv from '../../../../locales/users/sv.json'
import { queryClient } from '../../../data/query-client'
import { InvitationsToDo } from './invitations-to-do'

const may = { edit: true, email: true, deactivate: true, jobTitle: true, grant: true }
const person: PersonRow = {
  ...{
    id: 7,
    email: 'asa@prov.example',
    firstName: 'Åsa',
    lastName: 'Öberg',
    phone: null,
    jobTitleId: 1,
    active: true,
  },
  ...{ createdAt: '2026-03-01T08:00:00.000Z', lastLoginAt: null, version: 1, units: 1, rolesElsewhere: false, may },
  invitation: { state: 'none', since: null, failure: null, nextAttemptAt: null, expiresAt: null },
}

const nobody: AccountsToDoAnswer = { waiting: 0, uninvited: 0, failed: 0, expired: 0, total: 0 }
let toDo = nobody
const sent: unknown[] = []

const answerTo = (address: string, body: unknown) => {
  if (address.includes('/to-do')) return toDo
  if (address.includes('state=uninvited')) return { items: [person], total: 1 }
  sent.push(body)
  toDo = nobody
  return { items: [{ done: true, id: 7, version: 2 }] }
}
const { fetch: own } = globalThis

beforeAll(async () => {
  addMessages('admin-users', 'sv', sv)
  await preloadDialogs()
  globalThis.fetch = (input, init) => {
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
    const answer = JSON.stringify(answerTo(String(input), body))
    return Promise.resolve(new Response(answer, { headers: { 'content-type': 'application/json' } }))
  }
})
beforeEach(() => queryClient.clear())
afterAll(() => {
  globalThis.fetch = own
})

const show = () =>
  render(
    <QueryProvider client={queryClient}>
      <PlatformProvider>
        <MemoryRouter>
          <InvitationsToDo />
        </MemoryRouter>
      </PlatformProvider>
    </QueryProvider>,
  )

test('each kind of invitation that is left is counted and leads to the list of its people', async () => {
  toDo = { ...nobody, failed: 1, expired: 230 }
  show()
  expect(await screen.findByText('1 inbjudan kom inte fram.')).toBeVisible()
  expect(screen.getByText('230 inbjudningar gick ut innan de användes.')).toBeVisible()
  const link = screen.getByRole('link', { name: sv.toDo.showWhom.expired })
  expect(link).toHaveAttribute('href', expect.stringMatching(/\/users\?state=expired&active=active$/))
  expect(screen.queryByRole('button')).toBeNull()
})

test('who is not invited is invited from there, after a question, and what became of each stays to be read', async () => {
  toDo = { ...nobody, uninvited: 1 }
  show()
  fireEvent.click(await screen.findByRole('button', { name: sv.toDo.invite }))
  const dialog = await screen.findByRole('dialog', { name: 'Bjud in 1 användare' })
  expect(sent).toEqual([])
  fireEvent.click(within(dialog).getByRole('button', { name: sv.bulk.invite.confirm }))
  await waitFor(() => expect(within(dialog).getByText('Klart för 1 av 1.')).toBeVisible())
  expect(sent).toEqual([{ userIds: [7] }])
  await waitFor(() => expect(screen.queryByText(sv.toDo.title)).toBeNull())
}, 20_000)

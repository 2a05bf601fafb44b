import '@testing-library/jest-dom'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { PersonRow } from '@veckovis/contracts/people'
import { addMessages, PlatformProvider } from '@veckovis/platform'
import { QueryProvider } from '@veckovis/platform/queries'
import { MemoryRouter } from '@veckovis/platform/router'
import sv from '../../../../locales/users/sv.json'
import { queryClient } from '../../../data/query-client'
import { UserList } from './user-list'

addMessages('admin-users', 'sv', sv)

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
  ...{ createdAt: '2026-03-01T08:00:00.000Z', lastLoginAt: null, version: 1, units: 1, rolesElsewhere: false },
  invitation: { state: 'none', since: null, failure: null, nextAttemptAt: null, expiresAt: null },
  may: { edit: false, email: false, deactivate: false, jobTitle: false, grant: false },
}
const { fetch: own } = globalThis
const asked: string[] = []
beforeEach(() => {
  asked.length = 0
  globalThis.fetch = input => {
    asked.push(String(input))
    const body = JSON.stringify({ items: [person], total: 30 })
    return Promise.resolve(new Response(body, { headers: { 'content-type': 'application/json' } }))
  }
})
afterEach(() => {
  globalThis.fetch = own
})

const show = (rights: { readonly onAdd?: () => void }) =>
  render(
    <QueryProvider client={queryClient}>
      <PlatformProvider>
        <MemoryRouter>
          <UserList index={undefined} onAdd={rights.onAdd} onOpen={() => undefined} />
        </MemoryRouter>
      </PlatformProvider>
    </QueryProvider>,
  )

const patience = { timeout: 60_000 }

test('R-521 the rows per page of the users are chosen, and asked for from the first page', async () => {
  show({})
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Rader per sida' }, patience))
  const sizes = screen.getAllByTitle(/^\d+ \/ sida$/).map(({ title }) => Number.parseInt(title))
  expect(sizes.slice(-4)).toEqual([10, 25, 50, 100])
  fireEvent.click(screen.getByTitle('50 / sida'))
  await waitFor(() => expect(asked.at(-1)).toMatch(/page=1&pageSize=50/), patience)
}, 60_000)

test('R-480 who may only read users adds none and selects none', async () => {
  show({})
  await screen.findByText(/Öberg/)
  expect(screen.queryByRole('button', { name: sv.add })).toBeNull()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('once a page is selected the people of the other pages are too, and are what is done with', async () => {
  const people = Array.from({ length: 130 }, (_, at) => ({ ...person, id: at + 1, lastName: `Ek ${at + 1}` }))
  globalThis.fetch = input => {
    const { searchParams } = new URL(String(input), 'https://veckovis.example')
    const [page, size] = ['page', 'pageSize'].map(name => Number(searchParams.get(name))) as [number, number]
    const items = people.slice((page - 1) * size, page * size)
    const body = JSON.stringify({ items, total: people.length })
    return Promise.resolve(new Response(body, { headers: { 'content-type': 'application/json' } }))
  }
  render(
    <QueryProvider client={queryClient}>
      <PlatformProvider>
        <MemoryRouter>
          <UserList
            index={undefined}
            onAdd={undefined}
            onOpen={() => undefined}
            bulk={users => <output>{users.map(({ id }) => id).join()}</output>}
          />
        </MemoryRouter>
      </PlatformProvider>
    </QueryProvider>,
  )
  fireEvent.click(await screen.findByLabelText('Välj Åsa Ek 1', {}, patience))
  expect(screen.queryByText('Välj alla 130')).toBeNull()
  fireEvent.click(screen.getByLabelText('Välj alla på sidan'))
  fireEvent.click(await screen.findByText('Välj alla 130', {}, patience))
  await waitFor(() => expect(screen.getByText('130 valda')).toBeInTheDocument(), patience)
  expect(document.querySelector('output')?.textContent.split(',')).toHaveLength(130)
  expect(screen.queryByText('Välj alla 130')).toBeNull()
}, 120_000)

import '@testing-library/jest-dom'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { PersonRecord } from '@veckovis/contracts/people'
import { jobTitleIds } from '@veckovis/domain/access'
import { addMessages, PlatformProvider } from '@veckovis/platform'
import { QueryProvider } from '@veckovis/platform/queries'
import { preloadDialogs } from '@veckovis/ui/dialog'
import sv from '../../../../../locales/users/sv.json'
import { indexPlaces } from '../../../../data/place-index'
import { queryClient } from '../../../../data/query-client'
import { GiveRoleDialog } from '../../bulk/give-role-dialog'
import { RightsDialog } from '../../editing/rights-dialog'
import { newWideRoles } from './wide-roles'

const index = indexPlaces({
  counties: [{ id: 1, name: 'Stockholms län' }],
  municipalities: [{ id: 2, countyId: 1, name: 'Solna', type: 'MUNICIPALITY' }],
  departments: [{ id: 3, municipalityId: 2, name: 'Hemtjänst', active: true }],
  units: [
    { id: 12, departmentId: 3, name: 'Norr', active: true },
    { id: 13, departmentId: 3, name: 'Söder', active: true },
  ],
})
const offer = { granter: { jobTitleId: jobTitleIds.superAdmin, roles: [] }, index }
const onUnit = { id: 2, levels: ['WRITE' as const], scope: { kind: 'unit' as const, id: 12 } }
const onMunicipality = { id: 5, levels: ['READ' as const], scope: { kind: 'municipality' as const, id: 2 } }

const may = { edit: true, email: true, deactivate: true, jobTitle: true, grant: true }
const anna: PersonRecord = {
  id: 7,
  firstName: 'Anna',
  lastName: 'Ek',
  email: 'anna@kommun.example',
  phone: null,
  jobTitleId: jobTitleIds.economist,
  active: true,
  createdAt: '2026-01-01T00:00:00.000Z',
  lastLoginAt: null,
  invitation: { state: 'none', since: null, expiresAt: null, failure: null, nextAttemptAt: null },
  units: 2,
  rolesElsewhere: false,
  version: 1,
  may,
  homeMunicipalityId: 2,
  roles: [{ ...onMunicipality, roleId: 9, placeNames: ['Solna'], grantedBy: null, grantedAt: null, mayTake: true }],
}

const { fetch: own } = globalThis
const sent: unknown[] = []

const serve: typeof fetch = (input, init) => {
  if (init?.method !== 'GET' && !String(input).includes('/search')) sent.push(JSON.parse(String(init?.body)))
  const body = String(input).includes('/role') ? { done: [7], refused: [] } : anna
  return Promise.resolve(new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } }))
}

beforeAll(async () => {
  addMessages('admin-users', 'sv', sv)
  // The first dialog fetches what all are made of.
  await preloadDialogs()
})
beforeEach(() => {
  queryClient.clear()
  localStorage.clear()
  sent.length = 0
  globalThis.fetch = serve
})
afterEach(() => {
  globalThis.fetch = own
})

const show = (dialog: React.ReactElement) =>
  render(
    <PlatformProvider>
      <QueryProvider client={queryClient}>{dialog}</QueryProvider>
    </PlatformProvider>,
  )
const press = (label: string) => fireEvent.click(screen.getByText(label))
const choose = async (field: HTMLElement, option: string) => {
  fireEvent.mouseDown(field)
  fireEvent.change(field, { target: { value: option } })
  fireEvent.click(await screen.findByTitle(new RegExp(`^${option}`)))
}
/** The dialog below a title: antd gives all dialogs of a test one id of their title. */
const question = async (title: string): Promise<HTMLElement> => {
  const dialog = (await screen.findByText(title)).closest<HTMLElement>('[role=dialog]')
  if (dialog === null) throw new Error('The title is one of a dialog')
  return dialog
}
const closed = (title: string) => waitFor(() => expect(screen.queryByText(title)).toBeNull())

test('what becomes wider than the title is new once: not what was so before, and of a place each unit once', () => {
  const before = { jobTitleId: jobTitleIds.unitManager, roles: [onMunicipality] }
  const holder = { ...before, roles: [onMunicipality, { ...onUnit, scope: { kind: 'department' as const, id: 3 } }] }
  expect(newWideRoles(holder, { before, index })).toEqual({ places: ['department:3'], units: 2 })
  expect(newWideRoles(before, { before, index })).toBeNull()
  const everywhere = { ...before, roles: [{ id: 2 }, onMunicipality] }
  const nobody = { jobTitleId: null, roles: [] }
  expect(newWideRoles(everywhere, { before: nobody, index })).toEqual({
    places: ['everywhere', 'municipality:2'],
    units: 2,
  })
})

test('somebody who gets a narrower title with a wide role is asked about once, with the number of units', async () => {
  const closes: string[] = []
  show(<RightsDialog user={anna} version={'"7-1"'} offer={offer} onClose={() => closes.push('closed')} />)
  await choose(await screen.findByLabelText('Befattning'), 'Enhetschef')
  press('Spara roller')
  const asked = await question('Anna Ek får behörighet till 2 enheter')
  expect(asked).toHaveTextContent('Befattningen Enhetschef brukar gälla enheter. Rollerna på Solna omfattar mer')
  expect(sent).toEqual([])
  fireEvent.click(within(asked).getByText('Tillbaka'))
  await closed('Anna Ek får behörighet till 2 enheter')
  expect(closes).toEqual([])
  press('Spara roller')
  fireEvent.click(within(await question('Anna Ek får behörighet till 2 enheter')).getByText('Ge rollerna ändå'))
  await waitFor(() => expect(closes).toEqual(['closed']))
  expect(sent).toEqual([{ jobTitleId: jobTitleIds.unitManager, roles: [onMunicipality] }])
})

test('a role that stays within the title is saved without a question', async () => {
  const closes: string[] = []
  show(<RightsDialog user={anna} version={'"7-1"'} offer={offer} onClose={() => closes.push('closed')} />)
  await choose(await screen.findByLabelText('Befattning'), 'Administratör')
  press('Spara roller')
  await waitFor(() => expect(closes).toEqual(['closed']))
  expect(sent).toHaveLength(1)
})

test('a role for many asks about those whose title is narrower, by name', async () => {
  const bo = { ...anna, id: 8, firstName: 'Bo', jobTitleId: jobTitleIds.unitManager }
  const siv = { ...bo, id: 9, firstName: 'Siv' }
  show(<GiveRoleDialog users={[anna, bo, siv]} offer={offer} onClose={() => undefined} />)
  await choose(await screen.findByLabelText(/^Plats/), 'Solna')
  await choose(screen.getByLabelText(/^Behörighetsområde/), 'Personal')
  await choose(screen.getByLabelText(/^Nivå/), 'Visa')
  press('Ge rollen')
  const asked = await question('Var och en får behörighet till 2 enheter')
  expect(asked).toHaveTextContent('Rollen på Solna omfattar mer än befattningen brukar hos Bo Ek, Siv Ek')
  expect(sent).toEqual([])
  fireEvent.click(within(asked).getByText('Ge rollerna ändå'))
  await waitFor(() => expect(sent).toHaveLength(1))
})

test('of many people five are named and the others counted', async () => {
  const users = [1, 2, 3, 4, 5, 6, 7].map(id => ({
    ...anna,
    ...{ id, firstName: `A${id}`, jobTitleId: jobTitleIds.unitManager },
  }))
  show(<GiveRoleDialog users={users} offer={offer} onClose={() => undefined} />)
  await choose(await screen.findByLabelText(/^Plats/), 'Solna')
  await choose(screen.getByLabelText(/^Behörighetsområde/), 'Personal')
  await choose(screen.getByLabelText(/^Nivå/), 'Visa')
  press('Ge rollen')
  const asked = await question('Var och en får behörighet till 2 enheter')
  expect(asked).toHaveTextContent('hos A1 Ek, A2 Ek, A3 Ek, A4 Ek, A5 Ek, och 2 till')
})

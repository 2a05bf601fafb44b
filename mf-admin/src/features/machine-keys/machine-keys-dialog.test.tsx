import '@testing-library/jest-dom'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { MachineKey, MakeMachineKey } from '@veckovis/contracts/outcome'
import { PlatformProvider } from '@veckovis/platform'
import { QueryProvider } from '@veckovis/platform/queries'
import { preloadDialogs } from '@veckovis/ui/dialog'
import { indexPlaces, type IndexedPlace } from '../../data/place-index'
import { queryClient } from '../../data/query-client'
import { MachineKeysDialog } from './machine-keys-dialog'

const index = indexPlaces({
  counties: [{ id: 1, name: 'Norrlänet' }],
  municipalities: [
    { id: 2, countyId: 1, name: 'Kustby', type: 'MUNICIPALITY' },
    { id: 3, countyId: 1, name: 'Ådal', type: 'MUNICIPALITY' },
  ],
  departments: [{ id: 4, municipalityId: 2, name: 'Hemtjänst', active: true }],
  units: [
    { id: 5, departmentId: 4, name: 'Enhet Berg', active: true },
    { id: 6, departmentId: 4, name: 'Enhet Ek', active: true },
  ],
})
const placeOf = (id: number): IndexedPlace => {
  const found = index.find(`municipality:${id}`)
  if (found === undefined) throw new Error(`No municipality ${id}`)
  return found
}

const payroll: MachineKey = {
  ...{ id: 11, source: 'Lönesystemet', endsOn: '2027-06-30', state: 'valid' },
  ...{ createdAt: '2026-11-01T08:00:00.000Z', createdBy: 'Maj Ek', lastUsedAt: '2026-11-20T03:15:00.000Z' },
  places: { all: true, departments: [], units: [] },
}
const planning: MachineKey = {
  ...{ id: 12, source: 'Planeringen', endsOn: '2026-10-31', state: 'ended', lastUsedAt: null },
  ...{ createdAt: '2025-11-01T08:00:00.000Z', createdBy: null },
  places: { all: false, departments: [{ id: 4, name: 'Hemtjänst' }], units: [{ id: 5, name: 'Enhet Berg' }] },
}

/** What the server holds and says. */
const server = { keys: [payroll], key: 'vkm_hemlig' as string | null, failsWith: 0, asked: [] as string[] }
const sent: MakeMachineKey[] = []

const madeOf = (asked: MakeMachineKey): MachineKey => ({
  ...{ ...payroll, id: 13, source: asked.source, endsOn: asked.endsOn, lastUsedAt: null },
})

const answerTo = (address: string, init: RequestInit | undefined): unknown => {
  if (address.endsWith('/revoke')) {
    server.keys = server.keys.map(key => (address.includes(`/${key.id}/`) ? { ...key, state: 'revoked' } : key))
    return { ok: true }
  }
  if (typeof init?.body !== 'string') return { keys: server.keys }
  const asked = JSON.parse(init.body) as MakeMachineKey
  sent.push(asked)
  server.keys = [madeOf(asked), ...server.keys]
  return { id: 13, key: server.key }
}
const respond = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

const { fetch: own } = globalThis
beforeAll(preloadDialogs)
beforeEach(() => {
  queryClient.clear()
  Object.assign(server, { keys: [payroll], key: 'vkm_hemlig', failsWith: 0, asked: [] })
  sent.length = 0
  globalThis.fetch = (input, init) => {
    const { failsWith: statusCode } = server
    server.asked.push(String(input))
    const refused = { statusCode, code: 'forbidden', message: 'Du har inte behörighet till det här' }
    return Promise.resolve(
      statusCode === 0 ? respond(200, answerTo(String(input), init)) : respond(statusCode, refused),
    )
  }
})
afterEach(() => {
  globalThis.fetch = own
})

const show = (...others: readonly IndexedPlace[]) => {
  const onClose = jest.fn()
  render(
    <PlatformProvider>
      <QueryProvider client={queryClient}>
        <MachineKeysDialog municipalities={[placeOf(2), ...others]} index={index} onClose={onClose} />
      </QueryProvider>
    </PlatformProvider>,
  )
  return onClose
}

const patience = { timeout: 60_000 }
const listed = async () => {
  const list = await screen.findByRole('list', { name: 'Maskinnycklar' }, patience)
  return within(list).getAllByRole('listitem')
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

/** The dialog that makes a key, once its code is there. */
const beginKey = async () => {
  await listed()
  press('Ny nyckel')
  return screen.findByRole('dialog', { name: 'Ny maskinnyckel i Kustby' }, patience)
}

test('each key tells its source, places, last day, who made it, its last use and how it stands', async () => {
  server.keys = [payroll, planning]
  show()
  const [first, second] = await listed()
  for (const text of ['Lönesystemet', 'Giltig', 'Hela kommunen', '30 juni 2027', /1 november 2026.* av Maj Ek/])
    expect(within(first as HTMLElement).getByText(text)).toBeInTheDocument()
  expect(within(first as HTMLElement).getByText(/20 november 2026/)).toBeInTheDocument()
  for (const text of ['Planeringen', 'Har gått ut', 'Hemtjänst, Enhet Berg', 'Aldrig', /ett borttaget konto/])
    expect(within(second as HTMLElement).getByText(text)).toBeInTheDocument()
  // What has ended is not revoked.
  expect(screen.getAllByRole('button', { name: /^Återkalla/ })).toHaveLength(1)
}, 60_000)

test('a key of the whole municipality is made, told once with words of it, and stands in the list after', async () => {
  show()
  await beginKey()
  type(/^Källa/, ' Tidsystemet ')
  press('Skapa nyckeln')
  await screen.findByRole('dialog', { name: 'Nyckeln för Tidsystemet' }, patience)
  expect(screen.getByLabelText('Nyckel')).toHaveValue('vkm_hemlig')
  expect(screen.getByText(/den visas bara den här gången/)).toBeInTheDocument()
  expect(sent).toEqual([
    {
      ...{ requestId: expect.stringMatching(/^[\da-f-]{36}$/), source: 'Tidsystemet' },
      ...{ places: { departmentIds: [], unitIds: [] }, endsOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) },
    },
  ])
  press('Klar')
  await waitFor(async () => expect((await listed())[0]).toHaveTextContent('Tidsystemet'), patience)
  expect(screen.queryByDisplayValue('vkm_hemlig')).toBeNull()
}, 60_000)

test('the key is copied; where the browser does not let it be, the text is selected', async () => {
  const copied: string[] = []
  const writeText = jest.fn((text: string) => {
    copied.push(text)
    return Promise.resolve()
  })
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  show()
  await beginKey()
  type(/^Källa/, 'Tidsystemet')
  press('Skapa nyckeln')
  await screen.findByLabelText('Nyckel', {}, patience)
  press('Kopiera')
  await waitFor(() => expect(copied).toEqual(['vkm_hemlig']))
  writeText.mockImplementation(() => Promise.reject(new Error('not allowed')))
  press('Kopiera')
  await waitFor(() => expect(screen.getByLabelText('Nyckel')).toHaveFocus())
}, 60_000)

test('a key of chosen places names departments and units; none chosen is no answer', async () => {
  show()
  const dialog = await beginKey()
  type(/^Källa/, 'Tidsystemet')
  fireEvent.click(within(dialog).getByRole('radio', { name: 'Valda avdelningar och enheter' }))
  press('Skapa nyckeln')
  expect(await screen.findByText('Välj minst en avdelning eller enhet.', {}, patience)).toBeInTheDocument()
  expect(sent).toEqual([])
  const choice = screen.getByRole('combobox', { name: /^Avdelningar och enheter/ })
  fireEvent.mouseDown(choice)
  for (const name of ['Hemtjänst', 'Enhet Ek']) fireEvent.click(await screen.findByTitle(name))
  press('Skapa nyckeln')
  await screen.findByLabelText('Nyckel', {}, patience)
  expect(sent.map(({ places }) => places)).toEqual([{ departmentIds: [4], unitIds: [6] }])
}, 60_000)

test('a key has a source and ends between tomorrow and two years ahead', async () => {
  show()
  await beginKey()
  type(/^Sista dag/, '2020-01-01')
  press('Skapa nyckeln')
  expect(await screen.findByText('Fältet är obligatoriskt.', {}, patience)).toBeInTheDocument()
  expect(screen.getByText('Ange en dag från i morgon till två år framåt')).toBeInTheDocument()
  type(/^Källa/, 'x'.repeat(61))
  expect(await screen.findByText('Högst 60 tecken')).toBeInTheDocument()
  expect(sent).toEqual([])
}, 60_000)

test('where the answer with the key was lost, the same request again says that it cannot be told', async () => {
  show()
  await beginKey()
  type(/^Källa/, 'Tidsystemet')
  server.failsWith = 503
  press('Skapa nyckeln')
  expect(await screen.findByRole('alert', {}, patience)).toBeInTheDocument()
  Object.assign(server, { failsWith: 0, key: null })
  press('Skapa nyckeln')
  expect(await screen.findByText(/kan inte visas igen/, {}, patience)).toBeInTheDocument()
  expect(screen.queryByLabelText('Nyckel')).toBeNull()
}, 60_000)

test('a key is revoked after a question, and the list says so', async () => {
  show()
  await listed()
  press('Återkalla: Lönesystemet')
  const dialog = await screen.findByRole('dialog', { name: 'Återkalla nyckeln för Lönesystemet?' })
  expect(server.keys[0]?.state).toBe('valid')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Återkalla nyckeln' }))
  expect(await screen.findByText('Återkallad', {}, patience)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Återkalla/ })).toBeNull()
}, 60_000)

test('without keys it is said what one is for; a refusal is told and can be tried again', async () => {
  server.failsWith = 403
  show()
  const again = await screen.findByRole('button', { name: /^Försök igen/ }, patience)
  expect(screen.getByRole('button', { name: 'Ny nyckel' })).toBeDisabled()
  Object.assign(server, { failsWith: 0, keys: [] })
  fireEvent.click(again)
  expect(await screen.findByText('Inga nycklar', {}, patience)).toBeInTheDocument()
}, 60_000)

test('who holds several municipalities chooses which', async () => {
  const onClose = show(placeOf(3))
  await listed()
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Kommun' }))
  fireEvent.click(await screen.findByTitle('Ådal'))
  await screen.findByRole('dialog', { name: 'Maskinnycklar i Ådal' })
  await waitFor(() => expect(server.asked.at(-1)).toMatch(/\/outcome\/keys\/municipality\/3$/))
  fireEvent.click(screen.getAllByRole('button', { name: 'Stäng' }).at(-1) as HTMLElement)
  expect(onClose).toHaveBeenCalled()
}, 60_000)

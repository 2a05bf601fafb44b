import '@testing-library/jest-dom'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { PlaceSlot, PlatformProvider, startSession } from '@veckovis/platform'
import { askRegistry } from '../module-registry'
import { PlacedContributions } from './placed-contributions'

const same = (text: string) => ({ sv: text, en: text })
const contribution = (place: string, title: string, permission: number | null = 2) => {
  return { place, expose: './side', permission, order: 10, title: same(title) }
}
/** No module runs here, because nothing is provided that it was built against: each fails before its code is fetched. */
const remote = (id: string, contributions: readonly object[]) => ({
  ...{ id, title: same(id), contract: { from: 1, to: 1 }, licenceKey: id, permissions: [2], navigation: [] },
  ...{ routes: [{ path: `/${id}`, permission: 2, title: same(id) }], contributions, version: '1.0.0' },
  ...{ manifestUrl: `/modules/${id}/1.0.0/mf-manifest.json`, container: id, integrity: {} },
  builtAgainst: { react: '19.3.1' },
})

const scope = { kind: 'unit', id: 12 }
const municipality = {
  ...{ id: 2, name: 'Solna', logoFilename: null },
  departments: [{ id: 3, name: 'Norr', units: [{ id: 12, name: 'Björken' }] }],
}
const me = {
  ...{ id: 7, email: 'asa@kommun.example', firstName: 'Åsa', lastName: 'Öberg', phone: null, jobTitleId: 1 },
  ...{ defaultUnitId: null, counties: [{ id: 1, name: 'Stockholm', municipalities: [municipality] }] },
  roles: [{ id: 2, levels: ['READ'], scope }],
}

const { fetch: own } = globalThis
const reports: string[] = []
let modules: readonly object[] = []

/** jsdom has none; nothing is fetched here. */
class NothingArrives {
  observe = () => undefined
  disconnect = () => undefined
}

beforeEach(async () => {
  Object.assign(globalThis, { PerformanceObserver: NothingArrives })
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  globalThis.fetch = (input, init) => {
    if (init?.method === 'POST') reports.push(String(init.body))
    const body = String(input).includes('/modules') ? { modules, closed: [], validForSeconds: 60 } : me
    return Promise.resolve(new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } }))
  }
  localStorage.setItem('access_token', 'access')
  localStorage.setItem('refresh_token', 'refresh')
  await startSession()
})
afterEach(() => {
  cleanup()
  globalThis.fetch = own
  Reflect.deleteProperty(globalThis, 'PerformanceObserver')
  jest.restoreAllMocks()
})

const context = { unitId: 12, year: 2026, startWeek: 1, endWeek: 52 }

/** The shell in one root, and a page with its own. */
const show = async (given: readonly object[]) => {
  modules = given
  await act(() => askRegistry(12))
  render(
    <PlatformProvider>
      <PlacedContributions />
    </PlatformProvider>,
  )
  render(
    <main>
      <p>Prognosen</p>
      <PlaceSlot place="forecast-side/1" context={context} />
    </main>,
  )
}
const place = () => document.querySelector("[data-place='forecast-side/1']")

test('what fails is a quiet line in its place with a way to try again, is reported, and the page stays', async () => {
  await show([
    remote('mf-staff', [contribution('forecast-side/1', 'Vikarier')]),
    remote('mf-diary', [contribution('forecast-side/1', 'Frånvaro', null)]),
  ])
  for (const name of ['Vikarier', 'Frånvaro']) {
    const part = await screen.findByRole('region', { name })
    expect(place()).toContainElement(part)
    expect(await within(part).findByText(/^Kan inte visas just nu\. Supportkod/)).toBeVisible()
    expect(within(part).getByRole('button', { name: 'Försök igen' })).toBeVisible()
  }
  expect(screen.getByText('Prognosen')).toBeVisible()
  expect(reports.filter(report => report.includes('"contribution"'))).toHaveLength(2)
})

test.each([
  ['no module contributes', [remote('mf-staff', [])]],
  ['the person lacks the permission', [remote('mf-staff', [contribution('forecast-side/1', 'Vikarier', 5)])]],
  ['the registry does not give the module, as without a licence', []],
  ['it is for another place', [remote('mf-staff', [contribution('settings/1', 'Vikarier')])]],
  ['it is for a later version of the place', [remote('mf-staff', [contribution('forecast-side/2', 'Vikarier')])]],
])('nothing stands in the place where %s', async (_why, given) => {
  await show(given)
  expect(place()).toBeEmptyDOMElement()
})

import { budgetSettingsMunicipalities } from '@veckovis/contracts/budget'
import { moduleSettings, settingsMunicipalities } from '@veckovis/contracts/modules'
import { createTestApp, makePerson, makePlaces, registerManifest, setLicence, type TestApp } from '@veckovis/testing'

let suite: TestApp
let municipalityId = 0
let token = ''

beforeAll(async () => {
  suite = await createTestApp()
  const { counties } = await makePlaces(suite.database, {
    counties: [{ name: 'Län', municipalities: [{ name: 'Kommun', licences: [], departments: [] }] }],
  })
  municipalityId = counties[0]?.municipalities[0]?.id ?? Number.NaN
  const title = { sv: 'Budget', en: 'Budget' }
  const manifest = {
    ...{ id: 'mf-budget', title, contract: { from: 1, to: 1 }, licenceKey: 'budget', permissions: [3] },
    ...{ routes: [{ path: '/budget', permission: 3, title }], navigation: [], apiAreas: [] },
  }
  await registerManifest(suite.database, { manifest }, suite.clock.now)
  const { email, password } = await makePerson(
    suite.database,
    { jobTitleId: 999, roles: [] },
    { at: suite.clock.now, hash: suite.hash },
  )
  const answer = await suite.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } })
  token = (answer.json() as { access_token: string }).access_token
}, 60_000)
afterAll(() => suite.close())

const read = async (path: string): Promise<unknown> =>
  (await suite.app.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${token}` } })).json()
const moment = (milliseconds: number) => new Date(suite.clock.now.getTime() + milliseconds).toISOString()

/** Every place that counts licences, beside the registry and the calls of an area, which have tests of their own. */
const counted = async () => {
  const { modules } = moduleSettings.parse(await read('/settings/modules'))
  const municipalities = settingsMunicipalities.parse(await read('/settings/modules/municipality'))
  const budgets = budgetSettingsMunicipalities.parse(await read('/settings/budget/municipality'))
  return [modules[0]?.licensed, municipalities[0]?.licences, budgets.length]
}

test.each([
  ['begins at this moment', 0, null, 1],
  ['begins a moment later', 1, null, 0],
  ['ends a moment later', -1000, 1, 1],
  ['ends at this moment', -1000, 0, 0],
])('a licence that %s counts the same everywhere', async (_when, from, to, count) => {
  await setLicence(suite.database, {
    municipalityId,
    licenceKey: 'budget',
    validFrom: moment(from),
    validTo: to === null ? null : moment(to),
  })
  expect(await counted()).toEqual([count, count, count])
})
